"""How often a seeker wants to hear in, when the next mail may go out."""

from datetime import UTC, datetime, time, timedelta, tzinfo

from trusthound.domain.alerts.saved_search import HowOften

# Whoever posts forty openings within the hour is one mail or four, not forty.
BETWEEN_MAILS = timedelta(minutes=15)
MORNING = time(8)
_MONDAY = 0


def first_due(how_often: HowOften, zone: tzinfo, now: datetime) -> datetime | None:
    """For a search that was just saved: None where no mail is wanted."""
    return now if how_often is HowOften.INSTANT else next_due(how_often, zone, now)


def next_due(how_often: HowOften, zone: tzinfo, now: datetime) -> datetime | None:
    """After a mail, or a morning without one: at 08:00 where the seeker is, on Mondays if weekly.

    A morning that the clocks leave out comes as the zone says.
    """
    if how_often is HowOften.OFF:
        return None
    if how_often is HowOften.INSTANT:
        return now + BETWEEN_MAILS
    today = now.astimezone(zone).date()
    days = (today + timedelta(days=each) for each in range(9))
    mornings = (
        datetime.combine(day, MORNING, zone).astimezone(UTC)
        for day in days
        if how_often is HowOften.DAILY or day.weekday() == _MONDAY
    )
    return next(each for each in mornings if each > now)
