"""Verify a candidate: the resume is read and judged, the report stored, the check counted."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import (
    audit,
    candidate_checks,
    candidate_counts,
    candidate_policies,
    candidate_traces,
)
from trusthound.adapters.storage.candidate_checks import NewCheck
from trusthound.adapters.storage.candidate_counts import one_candidate_check
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.entitlements import Entitlement, check_entitled
from trusthound.domain.access.monthly import MonthlyClaim
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import User
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.check import CandidateCheck, CandidateFacts, as_shown
from trusthound.domain.hiring.examined import Examined
from trusthound.domain.hiring.policy import Policy, kept_until
from trusthound.domain.hiring.report import without_text

Examine = Callable[[Asked], Awaitable[Examined]]


async def verify_candidate(
    asked: Asked,
    *,
    claim: MonthlyClaim,
    examine: Examine,
    file_digest: bytes,
    by: User,
    database: Database,
    files: FileStore,
    origin: Origin,
    now: datetime,
) -> CandidateCheck:
    """Counted only where a report was made; a file that is refused costs nothing.

    Raises NotAllowed, MonthlyLimit, what `examine` raises, StorageFull, DatabaseUnavailable.
    """
    organization = claim.organization
    check_entitled(organization.tier, Entitlement.DASHBOARD)
    async with one_candidate_check(database, claim, now=now) as under_way:
        examined = await examine(asked)
        async with database.connection() as connection:
            policy = await candidate_policies.of_organization(connection, organization.id)
        made = _check(examined, claim, by, policy, now)
        file_name = None
        if not policy.do_not_keep:
            file_name = await asyncio.to_thread(files.put, [asked.data], most_bytes=len(asked.data))
        dossier = None if policy.do_not_keep else examined.dossier
        try:
            async with database.connection() as connection:
                new = NewCheck(made, by.id, dossier, file_name)
                await candidate_checks.add(connection, new)
                if examined.traces is not None and not policy.do_not_keep:
                    await candidate_traces.add(
                        connection,
                        organization.id,
                        made.id,
                        examined.traces,
                        file_digest=file_digest,
                        on=now.date(),
                    )
                level = made.report.recommendation.level
                await candidate_counts.count(
                    connection,
                    under_way,
                    level=None if level is None or policy.signals_only else level.value,
                )
                entry = origin.entry(
                    "candidate.verify",
                    actor=by.id,
                    at=now,
                    organization_id=organization.id,
                    target=made.id,
                )
                await audit.note(connection, entry)
            under_way.is_counted = True
        except BaseException:
            if file_name is not None:
                await asyncio.to_thread(files.delete, file_name)
            raise
    shown = replace(made, file_kept=file_name is not None)
    if policy.do_not_keep:  # whoever asked sees it whole this once
        shown = replace(
            shown,
            report=examined.report,
            candidate=examined.candidate,
            preview=examined.preview,
        )
    return as_shown(shown, signals_only=policy.signals_only)


def _check(
    examined: Examined, claim: MonthlyClaim, by: User, policy: Policy, now: datetime
) -> CandidateCheck:
    """As it is stored."""
    bare = policy.do_not_keep
    return CandidateCheck(
        id=claim.check_id,
        organization_id=claim.organization.id,
        made_at=now,
        made_by=by.name,
        candidate=CandidateFacts() if bare else examined.candidate,
        report=without_text(examined.report) if bare else examined.report,
        signals_only=policy.signals_only,
        kept_until=kept_until(now, policy),
        preview=None if bare else examined.preview,
    )
