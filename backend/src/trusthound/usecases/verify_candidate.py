"""Verify a candidate: the resume is read and judged, the report stored, the check counted."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from typing import Any

from trusthound.adapters.files.store import FileStore, kept_file
from trusthound.adapters.storage import (
    audit,
    candidate_checks,
    candidate_counts,
    candidate_notices,
    candidate_policies,
    mails,
    webhook_deliveries,
)
from trusthound.adapters.storage.candidate_checks import NewCheck
from trusthound.adapters.storage.candidate_counts import one_candidate_check
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.entitlements import Entitlement, check_entitled
from trusthound.domain.access.monthly import MonthlyClaim, month_of, notice_due
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.check import CandidateCheck
from trusthound.domain.hiring.examined import Examined, first_shown, stored_check
from trusthound.domain.mailing.usage_mails import usage_mails
from trusthound.domain.webhooks.event import WebhookEvent, new_event

# The digest of the file as well.
Examine = Callable[[Asked], Awaitable[tuple[Examined, bytes]]]
# What else has to happen in the transaction that stores the report, or it is not stored; it is
# handed the connection.
Within = Callable[[Any], Awaitable[None]]


async def verify_candidate(
    asked: Asked,
    *,
    claim: MonthlyClaim,
    examine: Examine,
    by: Acting,
    database: Database,
    files: FileStore,
    origin: Origin,
    now: datetime,
    new_id: Callable[[], str],
    within: Within | None = None,
) -> CandidateCheck:
    """Counted only where a report was made; a file that is refused costs nothing. Admins hear by
    mail when most of a month is used, and when all of it is.

    Raises NotAllowed, MonthlyLimit, what `examine` and `within` raise, StorageFull,
    DatabaseUnavailable.
    """
    organization = claim.organization
    check_entitled(organization.tier, Entitlement.DASHBOARD)
    async with one_candidate_check(database, claim, now=now) as under_way:
        examined, file_digest = await examine(asked)
        policy = await database.read(
            partial(candidate_policies.of_organization, organization_id=organization.id)
        )
        made = stored_check(
            examined, policy, check_id=claim.check_id, organization_id=organization.id,
            made_by=by.name, now=now,
        )  # fmt: skip
        kept = not policy.do_not_keep
        async with (
            kept_file(files, asked.data if kept else None) as file_name,
            database.connection() as connection,
        ):
            dossier = examined.dossier if kept else None
            traces = examined.traces if kept else None
            new = NewCheck(made, by, dossier, examined.claims, file_name, traces, file_digest)
            await candidate_checks.add(connection, new)
            level = made.report.recommendation.level
            await candidate_counts.count(
                connection,
                under_way,
                level=None if level is None or policy.signals_only else level.value,
            )
            used = under_way.with_this
            percent = notice_due(used)
            month, _ = month_of(now)
            if percent is not None and await candidate_notices.begin(
                connection, organization.id, month, percent
            ):
                admins = await candidate_notices.admins(connection, organization.id)
                for mail in usage_mails(used, organization, admins, now=now, new_id=new_id):
                    await mails.put(connection, mail)
            entry = origin.entry(
                "candidate.verify",
                actor=by.actor,
                at=now,
                organization_id=organization.id,
                target=made.id,
            )
            await audit.note(connection, entry)
            event = new_event(
                WebhookEvent.COMPLETED, organization.id, made.id, at=now, new_id=new_id()
            )
            await webhook_deliveries.tell(connection, event)
            if within is not None:
                await within(connection)
        under_way.is_counted = True
    return first_shown(made, examined, policy, file_kept=kept)
