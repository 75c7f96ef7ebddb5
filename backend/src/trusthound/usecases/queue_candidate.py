"""Take a resume in that is to be checked: kept, noted, and due at once; nothing is read yet."""

from datetime import datetime

from trusthound.adapters.files.store import FileStore, kept_file
from trusthound.adapters.storage import audit, candidate_counts, queued_checks
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.queued_checks import NewInQueue
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.entitlements import Entitlement, check_entitled
from trusthound.domain.access.monthly import Tell, check_may_check
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.queued import QueuedCheck, QueueState, check_room, ending_of


async def queue_candidate(
    asked: Asked,
    *,
    by: Acting,
    tell: Tell,
    database: Database,
    files: FileStore,
    origin: Origin,
    now: datetime,
    new_id: str,
) -> QueuedCheck:
    """Nothing is counted before there is a report. Refused where the month is used up, with those
    that wait.

    Raises NotAllowed, RateLimited, MonthlyLimit, StorageFull, DatabaseUnavailable.
    """
    organization = by.organization
    check_entitled(organization.tier, Entitlement.DASHBOARD)
    async with (
        kept_file(files, asked.data) as file_name,
        database.connection() as connection,
    ):
        assert file_name is not None  # noqa: S101 - there is data
        await candidate_counts.one_at_a_time(connection, organization.id)
        waiting, not_begun = await queued_checks.waiting(connection, organization.id, now=now)
        check_room(waiting, now=now)
        standing = await candidate_counts.standing_with_waiting(
            connection, organization, not_begun, now=now
        )
        tell(standing)
        check_may_check(standing)
        new = NewInQueue(new_id, by, origin, ending_of(asked.filename), file_name, asked.claims)
        await queued_checks.add(connection, new, now)
        entry = origin.entry(
            "candidate.queue", actor=by.actor, at=now, organization_id=organization.id,
            target=new_id,
        )  # fmt: skip
        await audit.note(connection, entry)
    return QueuedCheck(new_id, organization.id, now, QueueState.QUEUED)
