"""Very many applied already: what a page counts, and other counts."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.crowded_posting import crowded_posting


@pytest.mark.parametrize(
    "text",
    [
        "Over 200 applicants. Be sure to apply with a good cover letter.",
        "1,234 applicants have shown interest in it.",
        "612 people clicked apply for this position.",
        "500+ applicants",
    ],
)
def test_present_when_a_page_counts_200_or_more(ask: Callable[..., Finding], text: str) -> None:
    assert ask(crowded_posting, text).outcome is Outcome.PRESENT


def test_absent_when_nothing_is_counted(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(crowded_posting, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "25 applicants so far.",
        "You review 300 applications a week for our housing fund.",
        "We support 400 applications in the cloud.",
        "Interviews on 18 December 2020 Applicants are seen in person.",
        "You maintain 250 web applications of the bank.",
    ],
)
def test_near_miss_when_few_applied_or_others_are_counted(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(crowded_posting, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(crowded_posting, "").outcome is Outcome.UNKNOWN
