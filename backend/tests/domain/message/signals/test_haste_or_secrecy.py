"""Hurries you or wants silence: a message that hurries its reader or wants silence."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.haste_or_secrecy import haste_or_secrecy


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "Reply within the hour, only a few slots left, and do not tell the bank."
    assert ask(haste_or_secrecy, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "You can start in March or April as it suits you."
    assert ask(haste_or_secrecy, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "There is no deadline and you need not hurry.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(haste_or_secrecy, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(haste_or_secrecy, "Ok 👍") is not Outcome.PRESENT
