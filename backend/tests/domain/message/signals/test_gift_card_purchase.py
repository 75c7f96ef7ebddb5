"""Asks for gift cards: a message that asks for gift cards."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.gift_card_purchase import gift_card_purchase


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "Please buy Apple gift cards for $300 and send me the codes from the back."
    assert ask(gift_card_purchase, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "Lunch is on the house on Fridays and the team is small."
    assert ask(gift_card_purchase, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Every hire gets a $200 Amazon gift card for the onboarding survey.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(gift_card_purchase, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(gift_card_purchase, "Ok 👍") is not Outcome.PRESENT
