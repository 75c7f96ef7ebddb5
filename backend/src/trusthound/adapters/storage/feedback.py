"""Words on results in and out of their table: one a caller and result, the latest counts."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.assessment.accuracy import ScamAccuracy
from trusthound.domain.assessment.band import Band
from trusthound.domain.assessment.feedback import Feedback, Judgement, Word, checked, label_of

# Of one result; more say nothing new, and somebody with many addresses fills nothing.
MOST_CALLERS = 200


@dataclass(frozen=True, slots=True)
class _Row:
    kind: str
    band: str | None
    trust_score: int | None
    engine_version: str


async def say(
    database: Database, verification_id: str, caller: bytes, word: Word, at: datetime
) -> Feedback | None:
    """Store a caller's word in the place of the one before. None where there is no such result,
    or as many as MOST_CALLERS have spoken. Raises InvalidInput.
    """
    async with database.connection() as connection:
        judged = await _locked(connection, verification_id)
        if judged is None:
            return None
        word = checked(word, judged)
        label = label_of(word, judged)
        stored = await connection.execute(
            """
            INSERT INTO feedback (
                verification_id, caller, said_at, was_right, actual, note, label, band,
                trust_score, engine_version)
            SELECT %(id)s, %(caller)s, %(at)s, %(right)s, %(actual)s, %(note)s, %(label)s,
                %(band)s, %(score)s, %(version)s
            WHERE (
                SELECT count(*) FROM feedback
                WHERE verification_id = %(id)s AND caller <> %(caller)s) < %(most)s
            ON CONFLICT (verification_id, caller) DO UPDATE SET
                said_at = EXCLUDED.said_at, was_right = EXCLUDED.was_right,
                actual = EXCLUDED.actual, note = EXCLUDED.note, label = EXCLUDED.label,
                band = EXCLUDED.band, trust_score = EXCLUDED.trust_score,
                engine_version = EXCLUDED.engine_version
            """,
            {
                "id": verification_id,
                "caller": caller,
                "at": at,
                "right": word.right,
                "actual": word.actual and word.actual.value,
                "note": word.note,
                "label": label and label.value,
                "band": judged.band and judged.band.value,
                "score": judged.score,
                "version": judged.version,
                "most": MOST_CALLERS,
            },
        )
    return Feedback(word, at) if stored.rowcount else None


async def take_back(database: Database, verification_id: str, caller: bytes) -> bool:
    """Delete a caller's word; whether there was one."""
    async with database.connection() as connection:
        deleted = await connection.execute(
            "DELETE FROM feedback WHERE verification_id = %s AND caller = %s",
            [verification_id, caller],
        )
    return deleted.rowcount == 1


async def scam_accuracy(database: Database, since: datetime) -> ScamAccuracy:
    """Counted over the results that callers labelled from that moment on."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(ScamAccuracy))
        await cursor.execute(
            """
            WITH said AS (
                SELECT band, count(*) FILTER (WHERE label = 'scam') AS scam,
                    count(*) FILTER (WHERE label = 'legitimate') AS legitimate
                FROM feedback
                WHERE said_at >= %s AND label IS NOT NULL AND band IS NOT NULL
                GROUP BY verification_id, band
            )
            SELECT count(*) FILTER (WHERE scam > legitimate AND band = 'danger') AS scams_told,
                count(*) FILTER (WHERE scam < legitimate AND band = 'danger') AS false_alarms,
                count(*) FILTER (WHERE scam > legitimate AND band <> 'danger') AS missed_scams,
                count(*) FILTER (WHERE scam < legitimate AND band = 'verified') AS genuine_told
            FROM said
            """,
            [since],
        )
        counted = await cursor.fetchone()
    assert counted is not None  # noqa: S101 - counts without a GROUP BY are always one row
    return counted


async def _locked(connection: psycopg.AsyncConnection, verification_id: str) -> Judgement | None:
    """One at a time for a result: those who count at once would all find room for one more."""
    if "\0" in verification_id:  # PostgreSQL refuses the parameter itself
        return None
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT kind, band, trust_score, engine_version FROM verifications
        WHERE id = %s AND corrected IS NULL FOR UPDATE
        """,
        [verification_id],
    )
    row = await cursor.fetchone()
    if row is None:
        return None
    band = None if row.band is None else Band(row.band)
    return Judgement(row.kind, band, row.trust_score, row.engine_version)
