"""Wants onto your device: a message that wants control of its reader's device."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.remote_control import remote_control


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "Please download AnyDesk and give me the code so we can set up your work account."
    assert ask(remote_control, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "We use Zoom for the interview on Monday at ten."
    assert ask(remote_control, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "You should have experience with TeamViewer from supporting customers.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(remote_control, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(remote_control, "Ok 👍") is not Outcome.PRESENT
