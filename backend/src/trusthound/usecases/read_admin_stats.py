"""All that the operators' dashboard shows, counted and measured at this moment."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import audit, feedback, figures, page_views
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.monthly import month_of
from trusthound.domain.operating.figures import (
    ACTIVITIES,
    FEEDBACK_COUNTS_FOR,
    Figures,
    Process,
    activity_of,
)
from trusthound.domain.operating.periods import WEEK_DAYS, day_of, start_of
from trusthound.domain.operating.traffic import Traffic


async def read_admin_stats(
    *,
    database: Database,
    process: Process,
    traffic: Traffic,
    calls_a_minute: int,
    now: datetime,
) -> Figures:
    """For operators, so the door must know. Raises DatabaseUnavailable."""
    day = day_of(now)
    first = day - timedelta(days=WEEK_DAYS - 1)
    today, week = start_of(day), start_of(first)
    answering = await figures.database(database)
    accuracy = await feedback.scam_accuracy(database, now - FEEDBACK_COUNTS_FOR)
    lines = await audit.newest(database, most=ACTIVITIES)
    async with database.connection() as connection:
        return Figures(
            at=now,
            page_views=await page_views.counted(connection, today=day, week=first),
            verifications=await figures.verifications(connection, today=today, week=week),
            premium_sign_ups=await figures.premium_sign_ups(connection, today=today, week=week),
            judged=await figures.judged(connection),
            accuracy=accuracy,
            months=await figures.months(connection, since=month_of(now)[0]),
            database=answering,
            process=process,
            traffic=traffic,
            calls_a_minute=calls_a_minute,
            activity=tuple(activity_of(each) for each in lines),
        )
