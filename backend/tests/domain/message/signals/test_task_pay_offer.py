"""Pays by the click or task: a message that offers pay by the click."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.task_pay_offer import task_pay_offer


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "Like YouTube videos and get paid $5 per like, 20 tasks a day."
    assert ask(task_pay_offer, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "You rate insurance risks in a team of actuaries in Zurich."
    assert ask(task_pay_offer, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "You write reviews of the code that your colleagues send.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(task_pay_offer, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(task_pay_offer, "Ok 👍") is not Outcome.PRESENT
