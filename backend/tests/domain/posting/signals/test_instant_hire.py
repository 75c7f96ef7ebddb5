"""Hires without a real interview, and what is only said quickly."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.instant_hire import instant_hire


@pytest.mark.parametrize(
    "text",
    [
        "No experience needed and no interview.",
        "The interview will be held by text on Telegram.",
        "Everybody who writes is hired.",
        "Contact our manager to get hired today.",
        "Guaranteed job offer for all who reply.",
    ],
)
def test_present_when_the_job_is_promised_unseen(ask: Callable[..., Finding], text: str) -> None:
    assert ask(instant_hire, text).outcome is Outcome.PRESENT


def test_absent_when_people_are_met_first(ask: Callable[..., Finding]) -> None:
    text = "After a call we invite you to meet the team for an hour."
    assert ask(instant_hire, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "The first interview is held by video on Zoom, the second by chat with the team in person.",
        "All correspondence, including invitations to interview, will be by email only.",
        "You will conduct interviews over chat with users of our product.",
        "You think on the spot and decide quickly.",
        "A guaranteed interview scheme applies for disabled applicants.",
        "We do not hire anyone without an interview.",
    ],
)
def test_near_miss_when_the_interview_is_real_or_the_work_itself(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(instant_hire, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(instant_hire, "").outcome is Outcome.UNKNOWN
