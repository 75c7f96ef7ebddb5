"""What a candidate sees by their link: the report, without the employer's notes and decisions."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.storage import (
    audit,
    candidate_checks,
    candidate_policies,
    organizations,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import VISITOR
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.check import CandidateCheck, as_shown
from trusthound.domain.hiring.share import no_such_link


@dataclass(frozen=True, slots=True)
class CandidateCopy:
    """`organization` is the name of who had the check made."""

    organization: str
    check: CandidateCheck


async def open_candidate_copy(
    digest: bytes, *, database: Database, origin: Origin, now: datetime
) -> CandidateCopy:
    """It can be opened until it expires: whoever reads it may come back to dispute it.

    Raises LinkExpired, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        check = await candidate_checks.of_link(connection, digest, now=now)
        if check is None:
            raise no_such_link()
        organization_id = check.organization_id
        policy = await candidate_policies.of_organization(connection, organization_id)
        entry = origin.entry(
            "candidate.copy", actor=VISITOR, at=now, organization_id=organization_id,
            target=check.id,
        )  # fmt: skip
        await audit.note(connection, entry)
    organization = await organizations.find(database, organization_id)
    name = organization.name if organization else ""
    return CandidateCopy(name, as_shown(check, signals_only=policy.signals_only))
