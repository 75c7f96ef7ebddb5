"""What an organisation decided about its checks of candidates."""

from trusthound.adapters.storage import candidate_policies
from trusthound.adapters.storage.database import Database
from trusthound.domain.hiring.policy import Policy


async def find_candidate_policy(organization_id: str, *, database: Database) -> Policy:
    """Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        return await candidate_policies.of_organization(connection, organization_id)
