"""An organisation and what it looks for in, a page of its checks of candidates out."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.hiring.check import ListedCheck
from trusthound.domain.hiring.policy import HOLD, Policy


@dataclass(frozen=True, slots=True)
class Filter:
    """What a page of the history holds; None asks nothing. `words` stand in the name or mail."""

    words: str = ""
    level: str | None = None
    reviewed: bool | None = None
    signals_only: bool = False


async def page(
    connection: psycopg.AsyncConnection,
    organization_id: str,
    asked: Filter,
    *,
    before: tuple[datetime, str] | None,
    most: int,
    now: datetime,
) -> list[ListedCheck]:
    """The next `most` of the history, newest first; `before` is where the page before ended.

    What is not to be shown is not asked for either: no level of it is found by a filter.
    """
    cursor = connection.cursor(row_factory=class_row(ListedCheck))
    await cursor.execute(
        """
        SELECT c.id, c.made_at, coalesce(u.name, 'API key ' || k.name, '') AS made_by,
            c.candidate_name, c.candidate_mail, c.flags, c.decision, c.reviewed_at,
            c.disputed_at, c.recheck_of,
            c.signals_only OR %(signals_only)s AS signals_only,
            CASE WHEN c.signals_only OR %(signals_only)s THEN NULL ELSE c.trust_score END
                AS trust_score,
            CASE WHEN c.signals_only OR %(signals_only)s THEN NULL ELSE c.level END AS level
        FROM candidate_checks c LEFT JOIN users u ON u.id = c.made_by
        LEFT JOIN api_keys k ON k.id = c.made_by_key
        LEFT JOIN candidate_policies p ON p.organization_id = c.organization_id
        WHERE c.organization_id = %(organization)s
            AND (coalesce(c.kept_from, c.made_at)
                    > %(now)s - make_interval(days => coalesce(p.retention_days, %(days)s))
                OR c.disputed_at > %(now)s - %(hold)s::interval)
            AND (%(moment)s::timestamptz IS NULL
                OR (c.made_at, c.id) < (%(moment)s::timestamptz, %(id)s))
            AND (%(words)s = '' OR strpos(lower(c.candidate_name), lower(%(words)s)) > 0
                OR strpos(lower(c.candidate_mail), lower(%(words)s)) > 0)
            AND (%(level)s::text IS NULL
                OR (c.level = %(level)s AND NOT (c.signals_only OR %(signals_only)s)))
            AND (%(reviewed)s::boolean IS NULL OR (c.reviewed_at IS NOT NULL) = %(reviewed)s)
        ORDER BY c.made_at DESC, c.id DESC LIMIT %(most)s
        """,
        {
            "organization": organization_id,
            "moment": before[0] if before else None,
            "id": before[1] if before else "",
            "words": stored_text(asked.words),
            "level": asked.level,
            "reviewed": asked.reviewed,
            "signals_only": asked.signals_only,
            "most": most,
            "now": now,
            "days": Policy().retention_days,
            "hold": HOLD,
        },
    )
    return await cursor.fetchall()
