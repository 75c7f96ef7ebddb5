"""Passes money through you: a message that wants money passed on through its reader."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.money_forwarding import money_forwarding


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = (
        "Customers send payments to your bank account, you keep 5% and transfer the "
        "rest to our partner."
    )
    assert ask(money_forwarding, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "You prepare monthly reports for the finance team in our office."
    assert ask(money_forwarding, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        (
            "You will process invoices in our accounting system and we pay your salary into "
            "your bank account."
        ),
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(money_forwarding, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(money_forwarding, "Ok 👍") is not Outcome.PRESENT
