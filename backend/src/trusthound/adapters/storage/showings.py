"""What a look at a board found in; showings kept, each as one of its opening, out."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage import openings
from trusthound.adapters.storage.kept_showings import POSTING, TRUST, alike, known_by, of_openings
from trusthound.adapters.storage.openings import Deriving
from trusthound.adapters.storage.stored_json import stored_json, stored_text
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.board import CollectedBoard
from trusthound.domain.search.merging import merged
from trusthound.domain.search.opening import Trust
from trusthound.domain.search.sameness import Traits, joined
from trusthound.domain.search.showing import Showing

# Closed in a transaction, which is to be over within its seconds.
CLOSED_AT_ONCE = 500
# An index takes no longer ones.
MOST_KEY = 300


@dataclass(frozen=True, slots=True)
class Found:
    """A posting as a board shows it now; `key` names it there."""

    key: str
    posting: JobPosting
    trust: Trust


@dataclass(frozen=True, slots=True)
class Kept:
    """How many showings were new, changed, and the same as before."""

    new: int
    changed: int
    same: int


@dataclass(frozen=True, slots=True)
class _Known:
    key: str
    opening_id: str
    digest: bytes
    first_seen_at: datetime
    closed_at: datetime | None


async def keep(
    connection: psycopg.AsyncConnection,
    board: CollectedBoard,
    found: Sequence[Found],
    *,
    run_id: str,
    now: datetime,
    deriving: Deriving,
) -> Kept:
    """Each is seen now, in this look; doing it twice changes nothing.

    A posting whose words are as before keeps its row; one that came back is open again.
    """
    by_key = {stored_text(each.key)[:MOST_KEY]: each for each in found}
    known = await _known(connection, board.id, list(by_key))
    digests = {key: _digest(each) for key, each in by_key.items()}
    same = [key for key, row in known.items() if row.digest == digests[key]]
    await _see_again(connection, board.id, same, run_id, now)
    back = [known[key].opening_id for key in same if known[key].closed_at is not None]
    await rebuild(connection, back, deriving)
    for key, each in by_key.items():
        if key not in known or known[key].digest != digests[key]:
            showing = _showing(board, key, each, known.get(key), now)
            before = known[key].opening_id if key in known else None
            await _put(connection, showing, before, digests[key], run_id, deriving)
    new = len(by_key) - len(known)
    return Kept(new=new, changed=len(known) - len(same), same=len(same))


async def close_unseen(
    connection: psycopg.AsyncConnection,
    board_id: str,
    run_id: str,
    *,
    now: datetime,
    deriving: Deriving,
) -> int:
    """Close what a whole look at the board did not see; how many, CLOSED_AT_ONCE at most."""
    cursor = await connection.execute(
        """
        UPDATE showings SET closed_at = %s
        WHERE id IN (
            SELECT id FROM showings
            WHERE board_id = %s AND closed_at IS NULL AND last_run_id <> %s ORDER BY id LIMIT %s)
        RETURNING opening_id
        """,
        [now, board_id, run_id, CLOSED_AT_ONCE],
    )
    closed = [row[0] for row in await cursor.fetchall()]
    await rebuild(connection, closed, deriving)
    return len(closed)


async def _known(
    connection: psycopg.AsyncConnection, board_id: str, keys: list[str]
) -> dict[str, _Known]:
    cursor = connection.cursor(row_factory=class_row(_Known))
    await cursor.execute(
        """
        SELECT key, opening_id, digest, first_seen_at, closed_at FROM showings
        WHERE board_id = %s AND key = ANY (%s) FOR UPDATE
        """,
        [board_id, keys],
    )
    return {row.key: row for row in await cursor.fetchall()}


def _digest(found: Found) -> bytes:
    told = [dumped(found.posting), TRUST.dump_python(found.trust, mode="json")]
    text = json.dumps(told, sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).digest()


def dumped(posting: JobPosting) -> Mapping[str, object]:
    """Without what no opening tells."""
    told: Mapping[str, object] = POSTING.dump_python(
        replace(posting, page_text="", hidden_text=()), mode="json"
    )
    return told


async def _see_again(
    connection: psycopg.AsyncConnection, board_id: str, keys: list[str], run_id: str, now: datetime
) -> None:
    await connection.execute(
        """
        WITH again AS (
            UPDATE showings SET last_seen_at = %(now)s, last_run_id = %(run)s, closed_at = NULL
            WHERE board_id = %(board)s AND key = ANY (%(keys)s) RETURNING opening_id
        )
        UPDATE openings SET last_seen_at = %(now)s
        WHERE id IN (SELECT opening_id FROM again) AND last_seen_at < %(now)s
        """,
        {"now": now, "run": run_id, "board": board_id, "keys": keys},
    )


def _showing(
    board: CollectedBoard, key: str, found: Found, before: _Known | None, now: datetime
) -> Showing:
    name = f"{board.id} {key}"
    return Showing(
        id=hashlib.sha256(name.encode("utf-8", "replace")).hexdigest()[:24],
        board_id=board.id,
        board=board.name,
        is_own=board.is_own,
        key=key,
        posting=found.posting,
        trust=found.trust,
        first_seen_at=before.first_seen_at if before else now,
        last_seen_at=now,
    )


async def _put(
    connection: psycopg.AsyncConnection,
    showing: Showing,
    opening_id: str | None,
    digest: bytes,
    run_id: str,
    deriving: Deriving,
) -> None:
    """Its opening first, because a showing is always of one."""
    traits = known_by(showing)
    if opening_id is None:
        await _alone_with(connection, traits)
        opening_id = joined(traits, await alike(connection, traits)) or showing.id
    others = await of_openings(connection, [opening_id])
    shown = [showing, *(each for _, each in others if each.id != showing.id)]
    await openings.put(connection, merged(opening_id, shown), deriving)
    await connection.execute(
        """
        INSERT INTO showings (
            id, board_id, key, opening_id, url, posting, trust, digest, company_head, title_key,
            links, first_seen_at, last_seen_at, last_run_id)
        VALUES (
            %(id)s, %(board)s, %(key)s, %(opening)s, %(url)s, %(posting)s, %(trust)s, %(digest)s,
            %(company)s, %(title)s, %(links)s, %(first)s, %(last)s, %(run)s)
        ON CONFLICT (id) DO UPDATE SET
            url = excluded.url, posting = excluded.posting, trust = excluded.trust,
            digest = excluded.digest, company_head = excluded.company_head,
            title_key = excluded.title_key, links = excluded.links,
            last_seen_at = excluded.last_seen_at, last_run_id = excluded.last_run_id,
            closed_at = NULL
        """,
        {
            "id": showing.id,
            "board": showing.board_id,
            "key": showing.key,
            "opening": opening_id,
            "url": stored_text(showing.posting.url),
            "posting": stored_json(dumped(showing.posting)),
            "trust": stored_json(TRUST.dump_python(showing.trust, mode="json")),
            "digest": digest,
            "company": traits.company_head,
            "title": traits.title_key,
            "links": sorted(traits.links),
            "first": showing.first_seen_at,
            "last": showing.last_seen_at,
            "run": run_id,
        },
    )


async def _alone_with(connection: psycopg.AsyncConnection, traits: Traits) -> None:
    """Two collectors that find the same opening at once would each make one."""
    await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtextextended(%s, 23))",
        [f"{traits.company_head} {traits.title_key}"],
    )


async def rebuild(connection: psycopg.AsyncConnection, ids: list[str], deriving: Deriving) -> None:
    """Openings as their showings tell them now."""
    if not ids:
        return
    by_opening: dict[str, list[Showing]] = {}
    for opening_id, showing in await of_openings(connection, sorted(set(ids))):
        by_opening.setdefault(opening_id, []).append(showing)
    for opening_id, shown in by_opening.items():
        await openings.put(connection, merged(opening_id, shown), deriving)
