"""Revoke an API key: from its next request on it opens nothing, and that cannot be undone."""

from datetime import datetime

from trusthound.adapters.storage import api_keys, audit
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.api_key import no_such_key
from trusthound.domain.access.origin import Origin


async def revoke_api_key(
    key_id: str, *, by: Acting, database: Database, origin: Origin, now: datetime
) -> None:
    """The door lets admins in alone. One that is revoked already stays so.

    Raises NotFound, of another organisation's as well; DatabaseUnavailable.
    """
    async with database.connection() as connection:
        key = await api_keys.locked(connection, by.organization.id, key_id)
        if key is None:
            raise no_such_key()
        if key.revoked_at is not None:
            return
        await api_keys.revoke(connection, key.id, now)
        entry = origin.entry(
            "api_key.revoke", actor=by.actor, at=now, organization_id=by.organization.id,
            target=key.id,
        )  # fmt: skip
        await audit.note(connection, entry)
