"""The employer is not named: on a page, and why that may be in order."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.model import Channel
from trusthound.domain.posting.signals.unnamed_employer import unnamed_employer


def test_present_when_a_page_names_nobody(ask: Callable[..., Finding]) -> None:
    found = ask(unnamed_employer, "Typing from home.", company=" ")
    assert found.outcome is Outcome.PRESENT


def test_absent_when_a_company_is_named(ask: Callable[..., Finding]) -> None:
    assert ask(unnamed_employer, "Typing.", company="Acme").outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("company", "text"),
    [
        ("Northern Staffing Ltd", "Our client is a maker of bicycles in the north."),
        ("Hollis Executive Search", "A confidential search for a finance director."),
        ("Birch & Co", "We are a staffing agency and fill this position for a hospital."),
    ],
)
def test_near_miss_when_an_agency_gives_its_own_name(
    ask: Callable[..., Finding], company: str, text: str
) -> None:
    assert ask(unnamed_employer, text, company=company).outcome is Outcome.NOT_APPLICABLE


@pytest.mark.parametrize(
    ("company", "text"),
    [
        ("Confidential", "A search for a finance director."),
        ("", "Our client is a maker of bicycles in the north."),
    ],
)
def test_present_but_weaker_when_a_name_is_openly_withheld(
    ask: Callable[..., Finding], company: str, text: str
) -> None:
    found = ask(unnamed_employer, text, company=company)
    assert found.outcome is Outcome.PRESENT
    assert found.strength < 1


@pytest.mark.parametrize("channel", [Channel.TEXT, Channel.ROW])
def test_unknown_when_the_name_may_have_been_lost_on_the_way(
    ask: Callable[..., Finding], channel: Channel
) -> None:
    found = ask(unnamed_employer, "Typing from home.", company="", channel=channel)
    assert found.outcome is Outcome.UNKNOWN
