"""Asks for papers, bank data or logins: a message that asks for papers, numbers or logins."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.early_identity_request import early_identity_request


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = (
        "To proceed send your full name, SSN, a photo of your driver's license and your "
        "bank account number."
    )
    assert ask(early_identity_request, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "The team builds software for hospitals in three countries."
    assert ask(early_identity_request, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "On your first day please bring your passport for the right to work check.",
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(early_identity_request, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(early_identity_request, "Ok 👍") is not Outcome.PRESENT
