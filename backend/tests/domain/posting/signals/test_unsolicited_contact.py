"""Speaks to you unasked: somebody found, selected or congratulated."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.unsolicited_contact import unsolicited_contact


@pytest.mark.parametrize(
    "text",
    [
        "We found your resume on Indeed and think that you fit our remote position.",
        "Your profile has been selected for a part-time position with our company.",
        "Congratulations! You have been shortlisted for the job of data clerk.",
        "Our HR team came across your profile on LinkedIn.",
        "You were recommended for a remote job by our HR department.",
    ],
)
def test_present_when_the_reader_was_found_or_chosen(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(unsolicited_contact, text).outcome is Outcome.PRESENT


def test_absent_when_nobody_is_addressed_so(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(unsolicited_contact, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "If your application is shortlisted you will be invited to an assessment day.",
        "You will only be contacted if you have been selected for an interview.",
        "Please apply early to ensure that your application is accepted.",
        "Send your resume through our careers page.",
        "If you have been recommended for this role by a colleague, please say so.",
        "You review resumes and tell candidates once their application was forwarded.",
    ],
)
def test_near_miss_when_it_tells_how_a_selection_goes(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(unsolicited_contact, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(unsolicited_contact, "").outcome is Outcome.UNKNOWN
