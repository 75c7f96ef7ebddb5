"""Up for a long time: from three months on, and more from six."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.old_posting import old_posting


@pytest.mark.parametrize(("posted", "strength"), [(date(2026, 8, 1), 0.5), (date(2026, 1, 1), 1.0)])
def test_present_when_posted_months_ago(
    ask: Callable[..., Finding], posted: date, strength: float
) -> None:
    found = ask(old_posting, date_posted=posted)
    assert found.outcome is Outcome.PRESENT
    assert found.strength == strength


def test_absent_when_posted_last_week(ask: Callable[..., Finding]) -> None:
    assert ask(old_posting, date_posted=date(2026, 11, 14)).outcome is Outcome.ABSENT


def test_near_miss_on_the_last_day_of_the_third_month(ask: Callable[..., Finding]) -> None:
    assert ask(old_posting, date_posted=date(2026, 8, 24)).outcome is Outcome.ABSENT
    assert ask(old_posting, date_posted=date(2026, 8, 23)).outcome is Outcome.PRESENT


@pytest.mark.parametrize("posted", [None, date(2027, 1, 1)])
def test_not_applicable_without_a_date_that_can_be(
    ask: Callable[..., Finding], posted: date | None
) -> None:
    assert ask(old_posting, date_posted=posted).outcome is Outcome.NOT_APPLICABLE
