"""Interviews in writing: a message that interviews in writing."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.written_interview import written_interview


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "The interview will be held by text on Signal at 10 am."
    assert ask(written_interview, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "The interview will be a video call on Zoom with the head of sales."
    assert ask(written_interview, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "We use chat a lot in the team, and the interview is in our office.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(written_interview, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(written_interview, "Ok 👍") is not Outcome.PRESENT
