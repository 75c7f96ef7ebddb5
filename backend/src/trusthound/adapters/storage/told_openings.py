"""What each saved search has found, told once: marked in the transaction that puts in the mail.

Whoever works on a search holds its row, and nobody waits for it: another worker takes another one.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

import psycopg
from psycopg import sql
from psycopg.rows import class_row, scalar_row

from trusthound.adapters.storage.saved_searches import Row
from trusthound.adapters.storage.sought import Sought, fitting
from trusthound.domain.alerts.alert_mails import Reader
from trusthound.domain.alerts.new_openings import LISTED, MOST_NEW
from trusthound.domain.alerts.saved_search import SavedSearch

# The others are looked at less often than those whose mails go out at once.
LOOK_AGAIN = timedelta(minutes=15)


@dataclass(frozen=True, slots=True)
class ToLook:
    """A search held, and since which mark it has not been looked at."""

    search: SavedSearch
    began_at: datetime
    looked_to: datetime


@dataclass(frozen=True, slots=True)
class Due:
    """A search held, whose mail may go out now."""

    search: SavedSearch
    reader: Reader


@dataclass(frozen=True, slots=True)
class _LookRow(Row):
    began_at: datetime
    looked_to: datetime


@dataclass(frozen=True, slots=True)
class _DueRow(Row):
    email: str
    first_name: str


async def take_to_look(
    connection: psycopg.AsyncConnection, mark: datetime, *, now: datetime
) -> ToLook | None:
    """One that has not been looked at up to the mark, those of instant mails first."""
    cursor = connection.cursor(row_factory=class_row(_LookRow))
    await cursor.execute(
        """
        SELECT s.id, s.name, s.query, s.how_often, s.time_zone, s.created_at, s.last_told_at,
            0 AS new, s.began_at, s.looked_to
        FROM saved_searches s JOIN alert_readers r USING (user_id)
        WHERE s.deleted_at IS NULL AND r.rests_since IS NULL
            AND s.looked_to < least(%(mark)s, (SELECT max(kept_at) FROM openings))
            AND (s.how_often = 'instant' OR s.looked_to < %(before)s OR s.due_at <= %(now)s)
        ORDER BY s.how_often <> 'instant', s.looked_to LIMIT 1
        FOR UPDATE OF s SKIP LOCKED
        """,
        {"mark": mark, "before": now - LOOK_AGAIN, "now": now},
    )
    row = await cursor.fetchone()
    return ToLook(row.read(), row.began_at, row.looked_to) if row else None


async def look(
    connection: psycopg.AsyncConnection,
    to_look: ToLook,
    sought: Sought | None,
    mark: datetime,
    *,
    now: datetime,
) -> int:
    """Keep what the search finds among what was kept up to the mark; how many are new to it.

    `sought` None: it can no longer be looked for. Where as many wait to be told as a mail can
    count, no more are kept.
    """
    found = 0
    if sought is not None:
        kept = await connection.execute(
            sql.SQL(
                """
                INSERT INTO told_openings (search_id, opening_id, found_at)
                SELECT {search}, id, {now} FROM openings
                WHERE kept_at > {since} AND kept_at <= {mark} AND arrived_at > {began}
                    AND {fits}
                    AND NOT EXISTS (SELECT FROM told_openings t
                        WHERE t.search_id = {search} AND t.opening_id = openings.id)
                ORDER BY posted_at DESC, id
                LIMIT greatest(0, {most} - (SELECT count(*) FROM told_openings t
                    WHERE t.search_id = {search} AND t.told_at IS NULL))
                """
            ).format(
                search=to_look.search.id,
                now=now,
                since=to_look.looked_to,
                mark=mark,
                began=to_look.began_at,
                fits=fitting(sought),
                most=MOST_NEW + 1,
            )
        )
        found = kept.rowcount
    await connection.execute(
        "UPDATE saved_searches SET looked_to = %s WHERE id = %s", [mark, to_look.search.id]
    )
    return found


async def take_due(connection: psycopg.AsyncConnection, *, now: datetime) -> Due | None:
    """One whose mail may go out: of those at once only where there is something to tell.

    None goes to an address that is not confirmed, for its owner never asked us.
    """
    cursor = connection.cursor(row_factory=class_row(_DueRow))
    await cursor.execute(
        """
        SELECT s.id, s.name, s.query, s.how_often, s.time_zone, s.created_at, s.last_told_at,
            0 AS new, u.email, u.first_name
        FROM saved_searches s JOIN alert_readers r USING (user_id) JOIN users u ON u.id = s.user_id
        WHERE s.due_at <= %s AND s.deleted_at IS NULL AND r.rests_since IS NULL
            AND u.mail_verified_at IS NOT NULL
            AND NOT EXISTS (SELECT FROM unsubscribed n
                WHERE n.email_key = u.email_key AND n.kind = 'alerts')
            AND (s.how_often <> 'instant' OR EXISTS (
                SELECT FROM told_openings t JOIN openings o ON o.id = t.opening_id
                WHERE t.search_id = s.id AND t.told_at IS NULL AND o.closed_at IS NULL))
        ORDER BY s.due_at LIMIT 1
        FOR UPDATE OF s SKIP LOCKED
        """,
        [now],
    )
    row = await cursor.fetchone()
    return Due(row.read(), Reader(row.email, row.first_name)) if row else None


async def tell(
    connection: psycopg.AsyncConnection,
    due: Due,
    *,
    next_due_at: datetime | None,
    now: datetime,
) -> tuple[list[str], int]:
    """Mark what waits as told: the newest, as many as are listed, and how many there were.

    What was closed meanwhile, or scored as the search hides it, waits until that changes.
    """
    lowest = due.search.wish.query.lowest_trust
    cursor = connection.cursor(row_factory=scalar_row)
    await cursor.execute(
        """
        WITH told AS (
            UPDATE told_openings t SET told_at = %(now)s FROM openings o
            WHERE t.search_id = %(search)s AND t.told_at IS NULL AND o.id = t.opening_id
                AND o.closed_at IS NULL
                AND (o.trust_score >= %(lowest)s OR o.trust_score IS NULL)
            RETURNING o.id, o.posted_at
        )
        SELECT id FROM told ORDER BY posted_at DESC, id
        """,
        {"search": due.search.id, "now": now, "lowest": lowest},
    )
    told: list[str] = await cursor.fetchall()
    await connection.execute(
        "UPDATE saved_searches SET due_at = %s, last_told_at = coalesce(%s, last_told_at)"
        " WHERE id = %s",
        [next_due_at, now if told else None, due.search.id],
    )
    return told[:LISTED], len(told)
