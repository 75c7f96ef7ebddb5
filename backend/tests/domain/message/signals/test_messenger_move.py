"""Moves the talk to a messenger: a message that moves the talk to a messenger."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.messenger_move import messenger_move


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "If you are interested please add me on Telegram @anna_hr77 to continue."
    assert ask(messenger_move, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "Our office is next to the station and the interview takes an hour."
    assert ask(messenger_move, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "We build a chat service that competes with WhatsApp in Brazil.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(messenger_move, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(messenger_move, "Ok 👍") is not Outcome.PRESENT
