"""Asks for a code: a message that asks for a code that its reader was sent."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.code_request import code_request


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "You will get a 6 digit code by text, please send me the code to confirm you are real."
    assert ask(code_request, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "The meeting is on Monday at ten in our office."
    assert ask(code_request, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Never share your verification code with anyone, not even with us.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(code_request, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(code_request, "Ok 👍") is not Outcome.PRESENT
