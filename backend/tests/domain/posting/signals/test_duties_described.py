"""Describes the work: duties and what they need, in more than a few lines."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.duties_described import duties_described

FILLER = "We are a small workshop near the canal and open on six days a week. " * 10


def test_present_when_duties_and_needs_are_described(ask: Callable[..., Finding]) -> None:
    text = "You will repair bicycles. Two years of experience are required.\n" + FILLER
    assert ask(duties_described, text).outcome is Outcome.PRESENT


def test_absent_when_neither_is_described(ask: Callable[..., Finding]) -> None:
    assert ask(duties_described, FILLER).outcome is Outcome.ABSENT


def test_near_miss_when_both_are_named_in_a_line(ask: Callable[..., Finding]) -> None:
    text = "Duties: various. Skills: good."
    assert ask(duties_described, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(duties_described, "").outcome is Outcome.UNKNOWN
