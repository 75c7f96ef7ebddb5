"""Check a disputed report's resume again from the file that is kept; it costs nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

from trusthound.adapters.files.store import FileStore, kept_file
from trusthound.adapters.storage import (
    audit,
    candidate_checks,
    candidate_policies,
    webhook_deliveries,
)
from trusthound.adapters.storage.candidate_checks import NewCheck
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.entitlements import Entitlement, check_entitled
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import NotFound
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.check import CandidateCheck, no_such_check
from trusthound.domain.hiring.examined import Examined, first_shown, stored_check
from trusthound.domain.hiring.policy import kept_from
from trusthound.domain.hiring.recheck import check_may_recheck, file_gone
from trusthound.domain.webhooks.event import WebhookEvent, new_event

# Of a file that was checked before: the digest of it as well.
Examine = Callable[[Asked], Awaitable[tuple[Examined, bytes]]]


async def recheck_candidate(
    check_id: str,
    *,
    examine: Examine,
    by: Acting,
    database: Database,
    files: FileStore,
    origin: Origin,
    now: datetime,
    new_id: Callable[[], str],
) -> CandidateCheck:
    """By the questions and look-ups of today; the old report stays, and both name each other. The
    new one is kept no longer than the old: an employer who opens a link may dispute as well.

    Raises NotAllowed, NotFound, Conflict, what `examine` raises, StorageFull, DatabaseUnavailable.
    """
    organization = by.organization
    check_entitled(organization.tier, Entitlement.DASHBOARD)
    old, asked = await _asked(organization.id, check_id, database, files, now)
    examined, digest = await examine(asked)
    async with database.connection() as connection:
        policy = await candidate_policies.of_organization(connection, organization.id)
    made = stored_check(
        examined, policy, check_id=new_id(), organization_id=organization.id,
        made_by=by.name, now=now, again=old,
    )  # fmt: skip
    kept = not policy.do_not_keep
    async with (
        kept_file(files, asked.data if kept else None) as file_name,
        database.connection() as connection,
    ):
        _may_recheck(
            await candidate_checks.find(connection, organization.id, check_id, now=now, locked=True)
        )
        dossier = examined.dossier if kept else None
        begun = kept_from(made.kept_until, policy)
        traces = examined.traces if kept else None
        new = NewCheck(made, by, dossier, examined.claims, file_name, traces, digest, begun)
        await candidate_checks.add(connection, new)
        entry = origin.entry(
            "candidate.recheck", actor=by.actor, at=now, organization_id=organization.id,
            target=made.id,
        )  # fmt: skip
        await audit.note(connection, entry)
        event = new_event(WebhookEvent.COMPLETED, organization.id, made.id, at=now, new_id=new_id())
        await webhook_deliveries.tell(connection, event)
    return first_shown(made, examined, policy, file_kept=kept)


async def _asked(
    organization_id: str, check_id: str, database: Database, files: FileStore, now: datetime
) -> tuple[CandidateCheck, Asked]:
    """The report, and what was handed in for it."""
    async with database.connection() as connection:
        check = _may_recheck(
            await candidate_checks.find(connection, organization_id, check_id, now=now)
        )
        claims = await candidate_checks.claims(connection, check_id)
        name = await candidate_checks.file_name(connection, check_id)
    if name is None or check.report.file is None:
        raise file_gone()
    try:
        data = await asyncio.to_thread(lambda: b"".join(files.read(name)))
    except NotFound:
        raise file_gone() from None
    return check, Asked(f"resume.{check.report.file.format}", data, claims)


def _may_recheck(check: CandidateCheck | None) -> CandidateCheck:
    if check is None:
        raise no_such_check()
    check_may_recheck(check)
    return check
