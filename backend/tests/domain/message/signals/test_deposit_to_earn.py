"""Asks you to pay in to earn: a message that asks for money to be put in to go on earning."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.deposit_to_earn import deposit_to_earn


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "Your balance is negative, top up 200 USDT to unlock the next set of tasks."
    assert ask(deposit_to_earn, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "Your salary is paid by bank transfer at the end of each month."
    assert ask(deposit_to_earn, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Your wages come by direct deposit every second Friday.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(deposit_to_earn, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(deposit_to_earn, "Ok 👍") is not Outcome.PRESENT
