"""Tells how it hires: steps and dates, not the word alone."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.hiring_process import hiring_process


@pytest.mark.parametrize(
    "text",
    [
        "Our interview process consists of two calls and a half day with the team.",
        "Interviews will be held on 14 December.",
        "Closing date: 30 November.",
        "A phone screen is followed by a technical interview.",
    ],
)
def test_present_when_steps_or_dates_are_given(ask: Callable[..., Finding], text: str) -> None:
    assert ask(hiring_process, text).outcome is Outcome.PRESENT


def test_absent_when_nothing_is_said_about_hiring(ask: Callable[..., Finding]) -> None:
    text = "The workshop needs a second mechanic from January on."
    assert ask(hiring_process, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "You improve processes and interview witnesses.",
        "You work well under deadlines.",
        "There is no interview process worth the name.",
    ],
)
def test_near_miss_when_such_words_are_part_of_the_work(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(hiring_process, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(hiring_process, "").outcome is Outcome.UNKNOWN
