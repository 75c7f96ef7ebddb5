"""Checks of candidates in and out of their table; every question names the organisation."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row
from pydantic import TypeAdapter

from trusthound.adapters.storage import candidate_traces
from trusthound.adapters.storage.stored_json import stored_json_text, stored_text
from trusthound.domain.access.acting import Acting
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.seen_before import Traces
from trusthound.domain.hiring.check import (
    CandidateCheck,
    CandidateFacts,
    Preview,
    Shared,
)
from trusthound.domain.hiring.policy import Policy, kept_until
from trusthound.domain.hiring.report import Report
from trusthound.domain.hiring.review import Decision, Dispute, Review

_REPORT = TypeAdapter(Report)
_CANDIDATE = TypeAdapter(CandidateFacts)
_PREVIEW = TypeAdapter(Preview)
_CLAIMS = TypeAdapter(Claims)


@dataclass(frozen=True, slots=True)
class NewCheck:
    """A check to be stored. None is "not kept"; `dossier` is JSON, whose claims are not believed:
    `claims` are. `file_digest` is of the file that `traces` are of.

    What the check says it is made again of has to be there, and cannot be checked again after.
    `kept_from`: when its days began, None: when it was made.
    """

    check: CandidateCheck
    made_by: Acting
    dossier: bytes | None
    claims: Claims
    file_name: str | None
    traces: Traces | None
    file_digest: bytes
    kept_from: datetime | None = None


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    organization_id: str
    made_at: datetime
    made_by: str
    candidate: str
    signals_only: bool
    report: str
    preview: str | None
    file_kept: bool
    decision: str | None
    note: str
    reviewed_by: str
    reviewed_at: datetime | None
    shared_at: datetime | None
    share_expires_at: datetime | None
    disputed_at: datetime | None
    statement: str
    retention: int | None
    recheck_of: str | None
    rechecked_as: str | None
    rechecked: bool
    kept_from: datetime


async def add(connection: psycopg.AsyncConnection, new: NewCheck) -> None:
    """Store a check under its id, which must be new, with the traces of its file."""
    check = new.check
    report, candidate = check.report, check.candidate
    level = report.recommendation.level
    preview = None if check.preview is None else _PREVIEW.dump_json(check.preview)
    await connection.execute(
        """
        INSERT INTO candidate_checks (
            id, organization_id, made_by, made_by_key, made_at, candidate_name, candidate_mail,
            candidate, signals_only, trust_score, level, flags, engine_version, report, dossier,
            preview,
            file_name, attested_at, recheck_of, kept_from, counted_as)
        VALUES (
            %(id)s, %(organization)s, %(by)s, %(by_key)s, %(at)s, %(name)s, %(mail)s,
            %(candidate)s, %(signals_only)s, %(score)s, %(level)s, %(flags)s, %(version)s,
            %(report)s,
            %(dossier)s::jsonb || jsonb_build_object('claims', %(claims)s::jsonb),
            %(preview)s, %(file)s, %(at)s, %(recheck_of)s, %(kept_from)s,
            (SELECT coalesce(counted_as, id) FROM candidate_checks WHERE id = %(recheck_of)s))
        """,
        {
            "id": check.id,
            "organization": check.organization_id,
            "by": new.made_by.user_id,
            "by_key": new.made_by.key_id,
            "at": check.made_at,
            "name": stored_text(candidate.name),
            "mail": stored_text(candidate.mail),
            "candidate": stored_json_text(_CANDIDATE.dump_json(candidate)),
            "signals_only": check.signals_only,
            "score": report.trust_score,
            "level": None if level is None else level.value,
            "flags": len(report.red_flags),
            "version": report.engine_version,
            "report": stored_json_text(_REPORT.dump_json(report)),
            "dossier": None if new.dossier is None else stored_json_text(new.dossier),
            "claims": stored_json_text(_CLAIMS.dump_json(new.claims)),
            "preview": None if preview is None else stored_json_text(preview),
            "file": new.file_name,
            "recheck_of": check.recheck_of,
            "kept_from": new.kept_from,
        },
    )
    await connection.execute(
        "UPDATE candidate_checks SET rechecked = true WHERE id = %s", [check.recheck_of]
    )
    if new.traces is not None:
        await candidate_traces.add(
            connection,
            check.organization_id,
            check.id,
            new.traces,
            file_digest=new.file_digest,
            on=check.made_at.date(),
        )


async def find(
    connection: psycopg.AsyncConnection,
    organization_id: str,
    check_id: str,
    *,
    now: datetime,
    locked: bool = False,
) -> CandidateCheck | None:
    """None for another organisation's as well, and for one whose days are over.

    `locked`: nobody else changes or deletes it before the transaction ends.
    """
    return await _one(
        connection, b"c.organization_id = %(organization)s AND c.id = %(id)s",
        {"organization": organization_id, "id": check_id}, now=now, locked=locked,
    )  # fmt: skip


async def of_link(
    connection: psycopg.AsyncConnection, digest: bytes, *, now: datetime, locked: bool = False
) -> CandidateCheck | None:
    """What a candidate's link opens now."""
    return await _one(
        connection, b"c.share_digest = %(digest)s AND c.share_expires_at > %(now)s",
        {"digest": digest, "now": now}, now=now, locked=locked,
    )  # fmt: skip


async def claims(connection: psycopg.AsyncConnection, check_id: str) -> Claims:
    """What was claimed beside the resume, as it was typed; nothing where it is not kept."""
    cursor = await connection.execute(
        "SELECT dossier ->> 'claims' FROM candidate_checks WHERE id = %s", [check_id]
    )
    row = await cursor.fetchone()
    return _CLAIMS.validate_json(row[0]) if row and row[0] else Claims()


async def file_name(connection: psycopg.AsyncConnection, check_id: str) -> str | None:
    """None where the file is not kept."""
    cursor = await connection.execute(
        "SELECT file_name FROM candidate_checks WHERE id = %s", [check_id]
    )
    row = await cursor.fetchone()
    return row[0] if row else None


async def _one(
    connection: psycopg.AsyncConnection,
    condition: bytes,
    words: dict[str, object],
    *,
    now: datetime,
    locked: bool,
) -> CandidateCheck | None:
    if locked:  # first, so that what is read then is what others left
        await connection.execute(_LOCKED + condition + b" FOR UPDATE", words)
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(_WHOLE + condition, words)
    row = await cursor.fetchone()
    check = None if row is None else _check(row)
    return None if check is None or check.kept_until <= now else check


_LOCKED = b"SELECT FROM candidate_checks c WHERE "
_WHOLE = b"""
SELECT c.id, c.organization_id, c.made_at,
    coalesce(m.name, 'API key ' || k.name, '') AS made_by, c.candidate::text,
    c.signals_only, c.report::text, c.preview::text, c.file_name IS NOT NULL AS file_kept,
    c.decision, c.note, concat_ws(', by ', r.name, 'API key ' || rk.name) AS reviewed_by,
    c.reviewed_at, c.shared_at,
    c.share_expires_at, c.disputed_at, c.statement, p.retention_days AS retention, c.recheck_of,
    (SELECT n.id FROM candidate_checks n WHERE n.recheck_of = c.id) AS rechecked_as,
    c.rechecked, coalesce(c.kept_from, c.made_at) AS kept_from
FROM candidate_checks c
LEFT JOIN users m ON m.id = c.made_by
LEFT JOIN api_keys k ON k.id = c.made_by_key
LEFT JOIN users r ON r.id = c.reviewed_by
LEFT JOIN api_keys rk ON rk.id = c.reviewed_by_key
LEFT JOIN candidate_policies p ON p.organization_id = c.organization_id
WHERE """


def _check(row: _Row) -> CandidateCheck:
    policy = Policy() if row.retention is None else Policy(retention_days=row.retention)
    dispute = Dispute(row.statement, row.disputed_at) if row.disputed_at else None
    held = dispute.held_until if dispute else None
    shared = row.shared_at and row.share_expires_at and Shared(row.shared_at, row.share_expires_at)
    return CandidateCheck(
        id=row.id,
        organization_id=row.organization_id,
        made_at=row.made_at,
        made_by=row.made_by,
        candidate=_CANDIDATE.validate_json(row.candidate),
        report=_REPORT.validate_json(row.report),
        signals_only=row.signals_only,
        kept_until=kept_until(row.kept_from, policy, held_until=held),
        preview=None if row.preview is None else _PREVIEW.validate_json(row.preview),
        file_kept=row.file_kept,
        review=_review(row),
        dispute=dispute,
        shared=shared or None,
        recheck_of=row.recheck_of,
        rechecked_as=row.rechecked_as,
        rechecked=row.rechecked,
    )


def _review(row: _Row) -> Review | None:
    if row.decision is None or row.reviewed_at is None:
        return None
    return Review(Decision(row.decision), row.note, row.reviewed_by, row.reviewed_at)
