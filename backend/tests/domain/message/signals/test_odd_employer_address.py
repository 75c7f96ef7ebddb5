"""Writes from an address beside the name: the company's name with words added."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.odd_employer_address import odd_employer_address


def test_present_when_the_words_say_so(ask: Callable[..., Finding]) -> None:
    text = "I am Anna, recruiter at Meridian. Write to hr@meridian-careers.com about the role."
    assert ask(odd_employer_address, text).outcome is Outcome.PRESENT


def test_absent_in_a_message_without_it(ask: Callable[..., Finding]) -> None:
    text = "I am Anna, recruiter at Meridian. Write to anna@meridian.com about the role."
    assert ask(odd_employer_address, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        ("I am Anna, recruiter at Meridian. Write to our partner at info@north-careers.com."),
    ],
)
def test_near_miss_when_the_words_mean_something_else(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(odd_employer_address, text).outcome is Outcome.ABSENT


def test_unknown_or_silent_without_words(judge: Callable[..., Outcome]) -> None:
    assert judge(odd_employer_address, "Ok 👍") is not Outcome.PRESENT
