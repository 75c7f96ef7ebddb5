"""Wants you to run its code: a message that wants its reader to run a stranger's code."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.code_to_run import code_to_run


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = (
        "Clone the repo and run npm install on your main machine, no docker, and share "
        "your screen on the call."
    )
    assert ask(code_to_run, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "You write Python and Go with a team of five."
    assert ask(code_to_run, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        (
            "The take-home exercise is on GitHub; open a pull request within a week and we "
            "will discuss it."
        ),
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(code_to_run, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(code_to_run, "Ok 👍") is not Outcome.PRESENT
