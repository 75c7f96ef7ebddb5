"""Promises a visa: for certain, without a test, or sponsorship as it is common."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.visa_promise import visa_promise


@pytest.mark.parametrize(
    "text",
    [
        "Jobs in Canada with guaranteed work permit for all applicants.",
        "100% visa guaranteed, apply now.",
        "Work permit without IELTS, families welcome.",
        "Contact our travel agent who will process your visa.",
        "Free visa and free air ticket for all nationalities.",
    ],
)
def test_present_when_a_visa_is_certain_or_free_for_all(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(visa_promise, text).outcome is Outcome.PRESENT


def test_absent_when_no_visa_is_named(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(visa_promise, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "We sponsor visas for the right candidate.",
        "Visa sponsorship is available for this role.",
        "We cannot guarantee a visa and sponsorship depends on the Home Office.",
        "Applicants need the right to work; a work permit is not guaranteed.",
        "You advise clients on work permits and permanent residence.",
    ],
)
def test_near_miss_when_sponsorship_is_an_ordinary_matter(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(visa_promise, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(visa_promise, "").outcome is Outcome.UNKNOWN
