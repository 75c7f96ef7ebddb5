"""Hires at once: a message that hires without asking."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.instant_offer import instant_offer


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "Congratulations, you have been selected and you start tomorrow, no interview needed."
    assert ask(instant_offer, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "The interview has two parts, and each takes an hour."
    assert ask(instant_offer, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "After your interviews with the team, the next step is a talk about pay.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(instant_offer, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(instant_offer, "Ok 👍") is not Outcome.PRESENT
