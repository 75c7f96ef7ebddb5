"""Whether an account asks for a code, and how many recovery codes are left."""

from trusthound.adapters.storage import second_factors
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.second_factors import Standing
from trusthound.domain.common.errors import SignInRequired


async def find_totp(user_id: str, *, database: Database) -> Standing:
    """Raises DatabaseUnavailable, SignInRequired where the account was deleted meanwhile."""
    async with database.connection() as connection:
        found = await second_factors.standing(connection, user_id)
    if found is None:
        raise SignInRequired
    return found
