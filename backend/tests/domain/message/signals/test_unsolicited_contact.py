"""Comes out of the blue: a message that comes out of the blue."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.unsolicited_contact import unsolicited_contact


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "Hi, I got your number from a recruitment agency. Are you looking for a part time job?"
    assert ask(unsolicited_contact, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "See you on Monday at ten, the door is next to the bakery."
    assert ask(unsolicited_contact, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Thank you for applying; we have an opening and your application fits it.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(unsolicited_contact, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(unsolicited_contact, "Ok 👍") is not Outcome.PRESENT
