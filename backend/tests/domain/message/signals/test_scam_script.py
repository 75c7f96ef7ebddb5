"""Follows a known script: a message that follows a script of reported job scams."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.scam_script import scam_script


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = (
        "Hi, I'm Anna from Indeed HR. Rate hotels on your phone 1 hour a day and earn "
        "$150 daily. Add me on WhatsApp +1 202 555 0143."
    )
    assert ask(scam_script, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "The interview is on Monday in our office, and the team will be there."
    assert ask(scam_script, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        ("After your interview on Tuesday we can go on by WhatsApp if that is easier for you."),
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(scam_script, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(scam_script, "Ok 👍") is not Outcome.PRESENT
