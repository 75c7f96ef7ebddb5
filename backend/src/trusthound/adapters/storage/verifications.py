"""Verifications in and out of their table, whole: what is read equals what was stored."""

import json
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import LiteralString

import psycopg
import structlog
from psycopg.rows import class_row
from pydantic import TypeAdapter, ValidationError

from trusthound.adapters.storage.corrected_json import corrected_json, correction_of
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.stored_json import stored_json
from trusthound.domain.assessment.band import band_of
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.message import dossier as of_message
from trusthound.domain.message.verification import Judged, MessageVerification
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import Verification

DELETED_AT_ONCE = 1_000

_DOSSIER = TypeAdapter(Dossier)
_MESSAGE_DOSSIER = TypeAdapter(of_message.Dossier)
_ASSESSMENT = TypeAdapter(Assessment)

_SELECT: LiteralString = """
SELECT id, kind, url, checked_at, dossier::text, assessment::text, reasons, shared, example,
    corrects, corrected::text
FROM verifications"""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Row:
    """The columns a verification is made of; the others repeat parts of them, to be asked for."""

    id: str
    kind: str
    url: str
    checked_at: datetime
    dossier: str
    assessment: str
    reasons: list[str]
    shared: bool
    example: bool
    corrects: str | None
    corrected: str | None


@dataclass(frozen=True, slots=True)
class Stored:
    """One of a list: `judged` is None for what a version with other fields stored."""

    id: str
    checked_at: datetime
    judged: Judged | None


async def save(database: Database, verification: Judged) -> None:
    """Store a verification under its id, which must be new."""
    async with database.connection() as connection:
        await add(connection, verification)


async def add(connection: psycopg.AsyncConnection, verification: Judged) -> None:
    """The same within a transaction."""
    posting = verification if isinstance(verification, Verification) else None
    correction = posting.correction if posting else None
    await connection.execute(
        """
        INSERT INTO verifications (
            id, kind, url, checked_at, status, trust_score, band, engine_version, shared,
            example, dossier, assessment, reasons, corrects, corrected)
        VALUES (
            %(id)s, %(kind)s, %(url)s, %(checked_at)s, %(status)s, %(trust_score)s, %(band)s,
            %(engine_version)s, %(shared)s, %(example)s,
            %(dossier)s, %(assessment)s, %(reasons)s, %(corrects)s, %(corrected)s)
        """,
        {
            "id": verification.id,
            "kind": "posting" if posting else "message",
            "url": posting.url if posting else "",
            "checked_at": verification.checked_at,
            "shared": posting is not None and posting.shared,
            "example": posting is not None and posting.example,
            "dossier": stored_json(_dossier_of(verification)),
            "corrects": correction and correction.original_id,
            "corrected": correction and corrected_json(correction),
            **_judgement(verification),
        },
    )


def whole_dossier(verification: Judged) -> bytes:
    """What a result rests on and what came of it, as JSON, in the form in which they are stored."""
    correction = verification.correction if isinstance(verification, Verification) else None
    told = {
        "id": verification.id,
        "checkedAt": verification.checked_at.isoformat(),
        "dossier": _dossier_of(verification),
        "assessment": _ASSESSMENT.dump_python(verification.assessment, mode="json"),
        "reasons": verification.reasons,
        "correction": asdict(correction) if correction else None,
    }
    return json.dumps(told, ensure_ascii=False, indent=1).encode(errors="replace")


async def reassess(database: Database, verification: Judged, at: datetime) -> bool:
    """Put a new judgement in the place of the stored one, which is kept with the moment `at`.

    False where the verification is not there any more.
    """
    async with database.connection() as connection:
        kept = await connection.execute(
            """
            INSERT INTO former_assessments (
                verification_id, replaced_at, status, trust_score, band, engine_version,
                assessment, reasons)
            SELECT id, %s, status, trust_score, band, engine_version, assessment, reasons
            FROM verifications WHERE id = %s FOR UPDATE
            """,
            [at, verification.id],
        )
        await connection.execute(
            """
            UPDATE verifications SET
                status = %(status)s, trust_score = %(trust_score)s, band = %(band)s,
                engine_version = %(engine_version)s, assessment = %(assessment)s,
                reasons = %(reasons)s
            WHERE id = %(id)s
            """,
            {"id": verification.id, **_judgement(verification)},
        )
        return kept.rowcount == 1


async def find(database: Database, verification_id: str) -> Judged | None:
    """The verification of that id, or None."""
    if "\0" in verification_id:  # PostgreSQL refuses the parameter itself
        return None
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(f"{_SELECT} WHERE id = %s", [verification_id])
        return _read(await cursor.fetchone())


async def latest_shared(database: Database, url: str, since: datetime) -> Verification | None:
    """The newest verification of a canonical URL that may answer anyone, or None."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(
            f"""
            {_SELECT}
            WHERE shared AND hashtextextended(url, 0) = hashtextextended(%(url)s, 0)
                AND url = %(url)s AND checked_at >= %(since)s
            ORDER BY checked_at DESC LIMIT 1
            """,
            {"url": url, "since": since},
        )
        found = _read(await cursor.fetchone())
        return found if isinstance(found, Verification) else None


async def checked_since(
    database: Database, since: datetime, *, after: Stored | None, most: int
) -> list[Stored]:
    """The next `most` that were checked from that moment on, oldest first; `after` is the last
    one of the list before.
    """
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(
            f"""
            {_SELECT}
            WHERE checked_at >= %(since)s AND (checked_at, id) > (%(moment)s, %(id)s)
            ORDER BY checked_at, id LIMIT %(most)s
            """,
            {
                "since": since,
                "moment": after.checked_at if after else since,
                "id": after.id if after else "",
                "most": most,
            },
        )
        return [_listed(row) for row in await cursor.fetchall()]


async def delete_older_than(database: Database, moment: datetime) -> int:
    """Delete what was checked before that moment and is in no user's history, a batch a
    transaction; how many there were.
    """
    total = 0
    while True:
        async with database.connection() as connection:
            deleted = await connection.execute(
                """
                DELETE FROM verifications WHERE id IN (
                    SELECT id FROM verifications v WHERE checked_at < %s
                        AND NOT EXISTS (SELECT FROM checks c WHERE c.verification_id = v.id)
                    ORDER BY checked_at LIMIT %s FOR UPDATE SKIP LOCKED)
                """,
                [moment, DELETED_AT_ONCE],
            )
        total += deleted.rowcount
        if deleted.rowcount < DELETED_AT_ONCE:
            return total


def _judgement(verification: Judged) -> dict[str, object]:
    """The columns that hold the assessment, and those that repeat parts of it."""
    assessment = verification.assessment
    return {
        "status": assessment.status.value,
        "trust_score": assessment.score,
        "band": None if assessment.score is None else band_of(assessment.score).value,
        "engine_version": assessment.version,
        "assessment": stored_json(_ASSESSMENT.dump_python(assessment, mode="json")),
        "reasons": stored_json(verification.reasons),
    }


def _dossier_of(verification: Judged) -> object:
    if isinstance(verification, Verification):
        return _DOSSIER.dump_python(verification.dossier, mode="json")
    return _MESSAGE_DOSSIER.dump_python(verification.dossier, mode="json")


def _read(row: _Row | None) -> Judged | None:
    """What was stored, or None for what a version with other fields stored."""
    if row is None:
        return None
    try:
        return _judged(row)
    except ValidationError as problem:
        log.warning("verification_unreadable", id=row.id, problem=str(problem))
        return None


def _listed(row: _Row) -> Stored:
    """Whoever asks for the list counts what is unreadable, so there is nothing to log."""
    try:
        return Stored(row.id, row.checked_at, _judged(row))
    except ValidationError:
        return Stored(row.id, row.checked_at, None)


def _judged(row: _Row) -> Judged:
    assessment = _ASSESSMENT.validate_json(row.assessment)
    reasons = tuple(row.reasons)
    if row.kind == "message":
        message = _MESSAGE_DOSSIER.validate_json(row.dossier)
        return MessageVerification(row.id, row.checked_at, message, assessment, reasons)
    return Verification(
        id=row.id,
        url=row.url,
        checked_at=row.checked_at,
        dossier=_DOSSIER.validate_json(row.dossier),
        assessment=assessment,
        reasons=reasons,
        shared=row.shared,
        example=row.example,
        correction=correction_of(row.corrects, row.corrected),
    )
