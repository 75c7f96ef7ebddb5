"""Wants your account or name: a message that wants its reader's account or name."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.account_lending import account_lending


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "We pay $300 a month to rent your LinkedIn account, you keep it and we use it."
    assert ask(account_lending, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "You will report to the head of sales in Leeds."
    assert ask(account_lending, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Please connect with me on LinkedIn so that we can talk about the role.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(account_lending, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(account_lending, "Ok 👍") is not Outcome.PRESENT
