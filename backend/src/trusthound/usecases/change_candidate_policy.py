"""Change what an organisation decided about its checks of candidates; from now on it holds."""

from datetime import datetime

from trusthound.adapters.storage import audit, candidate_policies, organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.organization import no_such_organization
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.policy import Policy, PolicyChange, changed


async def change_candidate_policy(
    organization_id: str,
    change: PolicyChange,
    *,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
) -> Policy:
    """The door lets admins in alone. Raises InvalidInput, NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        if await organizations.locked(connection, organization_id) is None:
            raise no_such_organization()
        policy = await candidate_policies.of_organization(connection, organization_id)
        policy = changed(policy, change)
        await candidate_policies.put(connection, organization_id, policy, now)
        entry = origin.entry(
            "candidate.policy", actor=actor, at=now, organization_id=organization_id,
            target=organization_id,
        )  # fmt: skip
        await audit.note(connection, entry)
    return policy
