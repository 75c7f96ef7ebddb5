"""On the employer's listed board: the only corroboration yet, so its limits are tested closely."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.posting.model import Channel
from trusthound.domain.posting.signals.listed_employer_board import listed_employer_board

LISTED = EmployerBoard(
    system="greenhouse",
    tenant="acme",
    employer="Acme Inc.",
    listed_on=date(2026, 8, 1),
    open_signup=False,
    directory="a directory",
)


def test_present_when_a_directory_lists_the_board(ask: Callable[..., Finding]) -> None:
    found = ask(listed_employer_board, employer_board=LISTED, company="ACME")
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].learnt_on == date(2026, 8, 1)
    assert "Acme Inc." in found.evidence[0].quote


@pytest.mark.parametrize(
    ("company", "listed"),
    [("", "Acme Inc."), ("Acme", ""), ("Acme Robotics GmbH", "Acme"), ("Acme Labs", "AcmeLabs")],
)
def test_present_when_the_names_agree_or_one_is_missing(
    ask: Callable[..., Finding], company: str, listed: str
) -> None:
    board = replace(LISTED, employer=listed)
    found = ask(listed_employer_board, employer_board=board, company=company)
    assert found.outcome is Outcome.PRESENT


@pytest.mark.parametrize(
    ("employer", "told"),
    [
        ("Acme", "The row names the board greenhouse/acme, listed for Acme; not fetched"),
        ("", "The row names the board greenhouse/acme, listed; not fetched"),
    ],
)
def test_present_in_a_row_says_that_the_board_was_not_fetched(
    ask: Callable[..., Finding], employer: str, told: str
) -> None:
    board = replace(LISTED, employer=employer)
    found = ask(listed_employer_board, employer_board=board, channel=Channel.ROW)
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == told


def test_absent_when_no_directory_lists_the_board(ask: Callable[..., Finding]) -> None:
    found = ask(listed_employer_board, employer_board=replace(LISTED, listed_on=None))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_anyone_can_open_such_a_board(ask: Callable[..., Finding]) -> None:
    found = ask(listed_employer_board, employer_board=replace(LISTED, open_signup=True))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_the_board_is_another_employers(ask: Callable[..., Finding]) -> None:
    found = ask(listed_employer_board, employer_board=LISTED, company="Umbrella Group")
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_outside_of_hiring_systems(ask: Callable[..., Finding]) -> None:
    assert ask(listed_employer_board).outcome is Outcome.NOT_APPLICABLE


def test_unknown_when_no_address_is_known(ask: Callable[..., Finding]) -> None:
    found = ask(listed_employer_board, employer_board=None, url="")
    assert found.outcome is Outcome.UNKNOWN
