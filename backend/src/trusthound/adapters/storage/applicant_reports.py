"""Reports of applicants in and out of their table: one an account and posting, the latest."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.personal import told
from trusthound.domain.access.user import User
from trusthound.domain.community.report import Evidence, Outcome, Report

# Of one posting; those with evidence first, so that no crowd pushes them out.
MOST_OF_A_POSTING = 5_000


@dataclass(frozen=True, slots=True)
class NewReport:
    """What an account tells; `shown` is the text that somebody has to look at, "" for none."""

    id: str
    posting_key: bytes
    url: str
    user_id: str
    outcome: Outcome
    told_at: datetime
    shown: str


@dataclass(frozen=True, slots=True)
class OwnReport:
    outcome: Outcome
    told_at: datetime
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class WaitingReport:
    """For moderators, who are not told whose it is."""

    id: str
    url: str
    outcome: Outcome
    told_at: datetime
    shown: str


async def tell(connection: psycopg.AsyncConnection, new: NewReport) -> None:
    """In the place of what the account told before."""
    await connection.execute(
        """
        INSERT INTO applicant_reports (
            id, posting_key, url, user_id, outcome, told_at, evidence, shown)
        VALUES (%(id)s, %(key)s, %(url)s, %(user)s, %(outcome)s, %(at)s,
            CASE WHEN %(shown)s::text = '' THEN 'none' ELSE 'waiting' END, %(shown)s)
        ON CONFLICT (posting_key, user_id) DO UPDATE SET
            id = EXCLUDED.id, url = EXCLUDED.url, outcome = EXCLUDED.outcome,
            told_at = EXCLUDED.told_at, evidence = EXCLUDED.evidence, shown = EXCLUDED.shown
        """,
        {
            "id": new.id,
            "key": new.posting_key,
            "url": new.url,
            "user": new.user_id,
            "outcome": new.outcome.value,
            "at": new.told_at,
            "shown": new.shown,
        },
    )


async def told_since(connection: psycopg.AsyncConnection, user_id: str, since: datetime) -> int:
    """How many of an account's reports are from that moment on; one at a time for an account."""
    await connection.execute("SELECT FROM users WHERE id = %s FOR UPDATE", [user_id])
    cursor = await connection.execute(
        "SELECT count(*) FROM applicant_reports WHERE user_id = %s AND told_at > %s",
        [user_id, since],
    )
    row = await cursor.fetchone()
    return int(row[0]) if row else 0


async def take_back(database: Database, posting_key: bytes, user_id: str) -> None:
    """Nothing there is no error."""
    async with database.connection() as connection:
        await connection.execute(
            "DELETE FROM applicant_reports WHERE posting_key = %s AND user_id = %s",
            [posting_key, user_id],
        )


async def own(database: Database, posting_key: bytes, user_id: str) -> OwnReport | None:
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(OwnReport))
        await cursor.execute(
            """
            SELECT outcome, told_at, evidence FROM applicant_reports
            WHERE posting_key = %s AND user_id = %s
            """,
            [posting_key, user_id],
        )
        row = await cursor.fetchone()
    return row and OwnReport(Outcome(row.outcome), row.told_at, Evidence(row.evidence))


async def of_posting(database: Database, posting_key: bytes) -> list[Report]:
    """All of them, up to MOST_OF_A_POSTING."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(Report))
        await cursor.execute(
            """
            SELECT r.outcome, r.told_at, u.created_at AS member_since, r.evidence
            FROM applicant_reports r JOIN users u ON u.id = r.user_id
            WHERE r.posting_key = %s
            ORDER BY r.evidence <> 'accepted', r.told_at DESC LIMIT %s
            """,
            [posting_key, MOST_OF_A_POSTING],
        )
        rows = await cursor.fetchall()
    return [
        Report(Outcome(each.outcome), each.told_at, each.member_since, Evidence(each.evidence))
        for each in rows
    ]


async def waiting(
    database: Database, *, after: tuple[datetime, str] | None, most: int
) -> tuple[WaitingReport, ...]:
    """The oldest first; `after` is the moment and the id of the last one seen."""
    moment, last = after or (None, None)
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(WaitingReport))
        await cursor.execute(
            """
            SELECT id, url, outcome, told_at, shown FROM applicant_reports
            WHERE evidence = 'waiting' AND (
                %(moment)s::timestamptz IS NULL OR (told_at, id) > (%(moment)s, %(last)s))
            ORDER BY told_at, id LIMIT %(most)s
            """,
            {"moment": moment, "last": last, "most": most},
        )
        return tuple(await cursor.fetchall())


async def decide(connection: psycopg.AsyncConnection, report_id: str, evidence: Evidence) -> bool:
    """Keep what was decided and forget the text; False where nothing of that id waits."""
    if "\0" in report_id:  # PostgreSQL refuses the parameter itself
        return False
    decided = await connection.execute(
        """
        UPDATE applicant_reports SET evidence = %s, shown = ''
        WHERE id = %s AND evidence = 'waiting'
        """,
        [evidence.value, report_id],
    )
    return decided.rowcount == 1


def exported(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    """What an account told of postings, for its owner."""
    return told(
        database,
        """
        SELECT url, outcome, told_at, evidence, shown FROM applicant_reports
        WHERE user_id = %(user)s ORDER BY told_at
        """,
        user,
    )
