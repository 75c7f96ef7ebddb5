"""Showings that a look finds as they were: what was judged of them, and that all are there yet."""

from collections.abc import Mapping
from datetime import datetime

import psycopg
from pydantic import TypeAdapter

from trusthound.adapters.storage.showings import MOST_KEY, dumped
from trusthound.adapters.storage.stored_json import stored_json, stored_text
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.opening import Trust

_TRUST = TypeAdapter(Trust)


async def trusted(
    connection: psycopg.AsyncConnection,
    board_id: str,
    postings: Mapping[str, JobPosting],
    *,
    engine: str,
) -> dict[str, Trust]:
    """Of postings by their keys those that are kept word for word, as `engine` judged them then."""
    keys = {stored_text(each)[:MOST_KEY]: each for each in postings}
    cursor = await connection.execute(
        """
        SELECT s.key, s.trust::text
        FROM unnest(%(keys)s::text[], %(postings)s::jsonb[]) AS shown (key, posting)
        JOIN showings s ON s.board_id = %(board)s AND s.key = shown.key
            AND s.posting = shown.posting AND s.trust ->> 'engine' = %(engine)s
        """,
        {
            "keys": list(keys),
            "postings": [stored_json(dumped(postings[each])) for each in keys.values()],
            "board": board_id,
            "engine": engine,
        },
    )
    return {keys[key]: _TRUST.validate_json(trust) for key, trust in await cursor.fetchall()}


async def see_all_again(
    connection: psycopg.AsyncConnection, board_id: str, *, now: datetime
) -> int:
    """The board says that it shows what it showed; how many those are."""
    cursor = await connection.execute(
        """
        WITH again AS (
            UPDATE showings SET last_seen_at = %(now)s
            WHERE board_id = %(board)s AND closed_at IS NULL RETURNING opening_id
        ), openings_again AS (
            UPDATE openings SET last_seen_at = %(now)s
            WHERE id IN (SELECT opening_id FROM again) AND last_seen_at < %(now)s
        )
        SELECT count(*) FROM again
        """,
        {"now": now, "board": board_id},
    )
    row = await cursor.fetchone()
    return int(row[0]) if row else 0
