"""Offers much for little: a message that offers much for little."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.easy_pay_offer import easy_pay_offer


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "Work from your phone 1-2 hours a day and earn $200-500 daily, no experience needed."
    assert ask(easy_pay_offer, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "The salary is 52,000 euros a year for 40 hours a week."
    assert ask(easy_pay_offer, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Part-time barista, $17 an hour, we train you.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(easy_pay_offer, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(easy_pay_offer, "Ok 👍") is not Outcome.PRESENT
