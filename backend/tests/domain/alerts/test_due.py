"""When the next mail may go out."""

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from trusthound.domain.alerts.due import first_due, next_due
from trusthound.domain.alerts.saved_search import HowOften

BERLIN = ZoneInfo("Europe/Berlin")
SATURDAY = datetime(2026, 11, 21, 12, tzinfo=UTC)


def test_no_mail_is_never_due() -> None:
    assert next_due(HowOften.OFF, UTC, SATURDAY) is None
    assert first_due(HowOften.OFF, UTC, SATURDAY) is None


def test_at_once_is_now_and_then_a_quarter_of_an_hour_later() -> None:
    assert first_due(HowOften.INSTANT, UTC, SATURDAY) == SATURDAY
    assert next_due(HowOften.INSTANT, UTC, SATURDAY) == SATURDAY + timedelta(minutes=15)


def test_a_day_is_the_next_eight_in_the_morning_there() -> None:
    assert next_due(HowOften.DAILY, BERLIN, SATURDAY) == datetime(2026, 11, 22, 7, tzinfo=UTC)
    early = datetime(2026, 11, 21, 6, 59, tzinfo=UTC)
    assert next_due(HowOften.DAILY, BERLIN, early) == datetime(2026, 11, 21, 7, tzinfo=UTC)
    assert next_due(HowOften.DAILY, BERLIN, early + timedelta(minutes=1)) == datetime(
        2026, 11, 22, 7, tzinfo=UTC
    )


def test_in_summer_it_is_eight_as_well() -> None:
    before = datetime(2026, 3, 28, 12, tzinfo=UTC)  # the clocks change in the night
    assert next_due(HowOften.DAILY, BERLIN, before) == datetime(2026, 3, 29, 6, tzinfo=UTC)


def test_a_week_is_the_next_monday() -> None:
    monday = datetime(2026, 11, 23, 8, tzinfo=UTC)
    assert next_due(HowOften.WEEKLY, UTC, SATURDAY) == monday
    assert next_due(HowOften.WEEKLY, UTC, monday) == monday + timedelta(days=7)


def test_where_it_is_monday_already_that_monday_counts() -> None:
    ahead = timezone(timedelta(hours=14))
    sunday = datetime(2026, 11, 22, 12, tzinfo=UTC)  # 02:00 on Monday there
    assert next_due(HowOften.WEEKLY, ahead, sunday) == datetime(2026, 11, 22, 18, tzinfo=UTC)
