"""Titles, addresses or openings in; the showings that are kept of them out."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row
from pydantic import TypeAdapter

from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.opening import Trust
from trusthound.domain.search.sameness import Traits, traits_of
from trusthound.domain.search.showing import Showing

# Of one title and company, or of one address; whoever has more shows none of them more than once.
MOST_ALIKE = 200

POSTING = TypeAdapter(JobPosting)
TRUST = TypeAdapter(Trust)


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    board_id: str
    board: str
    is_own: bool
    key: str
    opening_id: str
    posting: str
    trust: str
    first_seen_at: datetime
    last_seen_at: datetime
    closed_at: datetime | None


async def alike(connection: psycopg.AsyncConnection, traits: Traits) -> list[tuple[str, Traits]]:
    """Those that may be of the same opening, the newest first; each with its opening."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        WITH alike AS (
            (SELECT id FROM showings WHERE title_key = %(title)s AND company_head = %(company)s
            ORDER BY last_seen_at DESC LIMIT %(most)s)
            UNION
            (SELECT id FROM showings WHERE links && %(links)s::text[] LIMIT %(most)s)
        )
        SELECT s.id, s.board_id, b.name AS board, b.is_own, s.key, s.opening_id,
            s.posting::text AS posting, s.trust::text AS trust, s.first_seen_at, s.last_seen_at,
            s.closed_at
        FROM alike JOIN showings s USING (id) JOIN boards b ON b.id = s.board_id
        ORDER BY s.last_seen_at DESC, s.id
        """,
        {
            "title": traits.title_key,
            "company": traits.company_head,
            "links": sorted(traits.links),
            "most": MOST_ALIKE,
        },
    )
    return [(row.opening_id, known_by(_read(row))) for row in await cursor.fetchall()]


async def of_openings(
    connection: psycopg.AsyncConnection, ids: list[str]
) -> list[tuple[str, Showing]]:
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT s.id, s.board_id, b.name AS board, b.is_own, s.key, s.opening_id,
            s.posting::text AS posting, s.trust::text AS trust, s.first_seen_at, s.last_seen_at,
            s.closed_at
        FROM showings s JOIN boards b ON b.id = s.board_id
        WHERE s.opening_id = ANY (%s) ORDER BY s.opening_id, s.id
        """,
        [ids],
    )
    return [(row.opening_id, _read(row)) for row in await cursor.fetchall()]


def known_by(showing: Showing) -> Traits:
    return traits_of(showing.posting, own_board=showing.board_id if showing.is_own else "")


def _read(row: _Row) -> Showing:
    return Showing(
        id=row.id,
        board_id=row.board_id,
        board=row.board,
        is_own=row.is_own,
        key=row.key,
        posting=POSTING.validate_json(row.posting),
        trust=TRUST.validate_json(row.trust),
        first_seen_at=row.first_seen_at,
        last_seen_at=row.last_seen_at,
        closed_at=row.closed_at,
    )
