"""Dates that cannot be: closed before posted, or posted ahead of today (2026-11-21)."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.impossible_dates import impossible_dates


@pytest.mark.parametrize(
    ("posted", "last"),
    [(date(2026, 11, 10), date(2026, 11, 1)), (date(2027, 1, 4), None)],
)
def test_present_where_they_contradict_each_other(
    ask: Callable[..., Finding], posted: date, last: date | None
) -> None:
    found = ask(impossible_dates, "x", date_posted=posted, valid_through=last)
    assert found.outcome is Outcome.PRESENT


def test_absent_where_they_follow_each_other(ask: Callable[..., Finding]) -> None:
    found = ask(
        impossible_dates, "x", date_posted=date(2026, 11, 1), valid_through=date(2026, 12, 1)
    )
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("posted", "last"),
    [
        (date(2026, 11, 10), date(2026, 11, 10)),  # open for a day
        (date(2026, 11, 22), None),  # where it is tomorrow already
        (date(2026, 9, 1), date(2026, 10, 1)),  # past, but in order
    ],
)
def test_near_miss_where_they_are_odd_but_possible(
    ask: Callable[..., Finding], posted: date, last: date | None
) -> None:
    found = ask(impossible_dates, "x", date_posted=posted, valid_through=last)
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_without_the_date_of_posting(ask: Callable[..., Finding]) -> None:
    found = ask(impossible_dates, "x", valid_through=date(2026, 1, 1))
    assert found.outcome is Outcome.NOT_APPLICABLE
