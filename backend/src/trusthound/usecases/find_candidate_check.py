"""A report about a candidate, as its organisation may see it; that it was looked at is noted."""

from datetime import datetime

from trusthound.adapters.storage import audit, candidate_checks, candidate_policies
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.check import CandidateCheck, as_shown, no_such_check


async def find_candidate_check(
    organization_id: str,
    check_id: str,
    *,
    action: str,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
) -> CandidateCheck:
    """`action` is what the audit log says: "candidate.view" or an export.

    Raises NotFound, of another organisation's as well; DatabaseUnavailable.
    """
    async with database.connection() as connection:
        check = await candidate_checks.find(connection, organization_id, check_id, now=now)
        if check is None:
            raise no_such_check()
        policy = await candidate_policies.of_organization(connection, organization_id)
        entry = origin.entry(
            action, actor=actor, at=now, organization_id=organization_id, target=check.id
        )
        await audit.note(connection, entry)
    return as_shown(check, signals_only=policy.signals_only)
