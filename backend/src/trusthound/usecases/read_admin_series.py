"""Page views, verifications and sign-ups by day, for the operators' charts."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import figures, page_views
from trusthound.adapters.storage.database import Database
from trusthound.domain.operating.figures import DayCounts
from trusthound.domain.operating.periods import day_of, days_until, start_of


async def read_admin_series(
    days: int, *, database: Database, keep_days: int, now: datetime
) -> tuple[DayCounts, ...]:
    """That many days, today included, the oldest first; `keep_days` is how long results are kept.

    For operators, so the door must know. Raises DatabaseUnavailable.
    """
    shown = days_until(day_of(now), days=days)
    since = start_of(shown[0])
    kept_whole = day_of(now - timedelta(days=keep_days))
    async with database.connection() as connection:
        views = await page_views.by_day(connection, since=shown[0])
        views_since = await page_views.first_day(connection) or shown[-1]
        judged = await figures.verifications_by_day(connection, since=since)
        joined = await figures.sign_ups_by_day(connection, since=since)
    return tuple(
        DayCounts(
            day=day,
            page_views=views.get(day, 0) if day >= views_since else None,
            verifications=judged.get(day, 0) if day > kept_whole else None,
            sign_ups=joined.get(day, 0),
        )
        for day in shown
    )
