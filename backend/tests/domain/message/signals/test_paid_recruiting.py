"""Pays for bringing people in: a message that pays for bringing others in."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.paid_recruiting import paid_recruiting


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = (
        "Be your own boss: build your team, recruit others and earn commission on "
        "everyone under you."
    )
    assert ask(paid_recruiting, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "You lead a team of five nurses on the ward."
    assert ask(paid_recruiting, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "The team is small and you will have your own budget.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(paid_recruiting, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(paid_recruiting, "Ok 👍") is not Outcome.PRESENT
