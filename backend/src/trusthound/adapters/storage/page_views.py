"""Openings of pages into their table, by day and path; counts of them out."""

from collections.abc import Mapping
from datetime import date

import psycopg
from psycopg.rows import class_row

from trusthound.domain.operating.periods import Counted


async def add(connection: psycopg.AsyncConnection, views: Mapping[tuple[date, str], int]) -> None:
    """Those of a day and a path on top of what was counted before; always in the same order, so
    that two processes do not wait for each other.
    """
    keys = sorted(views)
    await connection.execute(
        """
        INSERT INTO page_views (day, path, views)
        SELECT * FROM unnest(%s::date[], %s::text[], %s::bigint[])
        ON CONFLICT (day, path) DO UPDATE SET views = page_views.views + EXCLUDED.views
        """,
        [[day for day, _ in keys], [path for _, path in keys], [views[key] for key in keys]],
    )


async def counted(connection: psycopg.AsyncConnection, *, today: date, week: date) -> Counted:
    """`week` is the first day of it."""
    cursor = connection.cursor(row_factory=class_row(Counted))
    await cursor.execute(
        """
        SELECT coalesce(sum(views), 0)::bigint AS total,
            coalesce(sum(views) FILTER (WHERE day = %(today)s), 0)::bigint AS today,
            coalesce(sum(views) FILTER (WHERE day >= %(week)s), 0)::bigint AS week
        FROM page_views
        """,
        {"today": today, "week": week},
    )
    found = await cursor.fetchone()
    assert found is not None  # noqa: S101 - sums without a GROUP BY are always one row
    return found


async def by_day(connection: psycopg.AsyncConnection, *, since: date) -> dict[date, int]:
    cursor = await connection.execute(
        "SELECT day, sum(views)::bigint FROM page_views WHERE day >= %s GROUP BY day", [since]
    )
    return {day: views async for day, views in cursor}


async def first_day(connection: psycopg.AsyncConnection) -> date | None:
    """When the first of all was opened; None where none has been."""
    cursor = await connection.execute("SELECT min(day) FROM page_views")
    row = await cursor.fetchone()
    return row[0] if row else None
