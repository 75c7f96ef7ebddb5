"""Past its last day: by the posting's own date and the day of the check."""

from collections.abc import Callable
from datetime import date

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.model import Channel
from trusthound.domain.posting.signals.expired_posting import expired_posting


def test_present_when_the_last_day_has_passed(ask: Callable[..., Finding]) -> None:
    found = ask(expired_posting, valid_through=date(2026, 11, 20))
    assert found.outcome is Outcome.PRESENT
    assert "2026-11-20" in found.evidence[0].quote


def test_absent_when_the_last_day_is_to_come(ask: Callable[..., Finding]) -> None:
    assert ask(expired_posting, valid_through=date(2026, 12, 1)).outcome is Outcome.ABSENT


def test_near_miss_when_today_is_the_last_day(ask: Callable[..., Finding]) -> None:
    assert ask(expired_posting, valid_through=date(2026, 11, 21)).outcome is Outcome.ABSENT


def test_not_applicable_when_no_last_day_is_stated(ask: Callable[..., Finding]) -> None:
    assert ask(expired_posting).outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_a_row_which_nobody_shows(ask: Callable[..., Finding]) -> None:
    found = ask(expired_posting, channel=Channel.ROW, valid_through=date(2026, 11, 20))
    assert found.outcome is Outcome.NOT_APPLICABLE
