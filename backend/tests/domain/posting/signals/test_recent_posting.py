"""Posted recently: within thirty days of the check."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.recent_posting import recent_posting


def test_present_when_posted_last_week(ask: Callable[..., Finding]) -> None:
    assert ask(recent_posting, date_posted=date(2026, 11, 14)).outcome is Outcome.PRESENT


def test_absent_when_posted_in_spring(ask: Callable[..., Finding]) -> None:
    assert ask(recent_posting, date_posted=date(2026, 4, 1)).outcome is Outcome.ABSENT


def test_near_miss_on_the_thirty_first_day(ask: Callable[..., Finding]) -> None:
    assert ask(recent_posting, date_posted=date(2026, 10, 22)).outcome is Outcome.PRESENT
    assert ask(recent_posting, date_posted=date(2026, 10, 21)).outcome is Outcome.ABSENT


@pytest.mark.parametrize("posted", [None, date(2027, 1, 1)])
def test_not_applicable_without_a_date_that_can_be(
    ask: Callable[..., Finding], posted: date | None
) -> None:
    assert ask(recent_posting, date_posted=posted).outcome is Outcome.NOT_APPLICABLE
