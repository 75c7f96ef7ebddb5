"""Change what a user states about themselves: only what is given."""

from dataclasses import replace

from trusthound.adapters.storage import users
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.profile import ProfileChange, checked_change
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import SignInRequired


async def edit_profile(who: SignedIn, change: ProfileChange, *, database: Database) -> SignedIn:
    """The user as they are now. Raises InvalidInput, DatabaseUnavailable."""
    async with database.connection() as connection:
        kept = await users.change_profile(connection, who.user.id, checked_change(change))
    if kept is None:
        raise SignInRequired  # deleted meanwhile
    user = replace(
        who.user,
        name=kept.name,
        first_name=kept.first_name,
        last_name=kept.last_name,
        company=kept.company,
    )
    return replace(who, user=user)
