"""Asks you to pay for the job: a message that asks its reader to pay for the job."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.fee_demand import fee_demand


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "The training fee is $50, please pay it by Zelle before you start."
    assert ask(fee_demand, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "We met last week and the salary is fixed; your contract follows on Monday."
    assert ask(fee_demand, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "We never charge candidates any fee, and the background check is paid by us.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(fee_demand, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(fee_demand, "Ok 👍") is not Outcome.PRESENT
