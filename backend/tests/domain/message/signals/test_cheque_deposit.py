"""Sends a cheque to deposit: a message that comes with a cheque to deposit."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.cheque_deposit import cheque_deposit


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = (
        "We will send you a check; deposit it in your bank with mobile deposit and buy "
        "the laptop from our vendor."
    )
    assert ask(cheque_deposit, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "The office opens at nine and the interview is with the whole team."
    assert ask(cheque_deposit, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "We ran the background check and will check your references next week.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(cheque_deposit, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(cheque_deposit, "Ok 👍") is not Outcome.PRESENT
