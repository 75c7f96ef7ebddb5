"""Replace an API key: a new one of the same name and scopes; the old one ends a while later."""

from collections.abc import Callable
from datetime import datetime, timedelta

from trusthound.adapters.credentials.api_keys import KeyText
from trusthound.adapters.storage import api_keys, audit, organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.api_key import (
    ApiKey,
    Environment,
    check_room,
    end_of_replaced,
    no_such_key,
    replacement,
)
from trusthound.domain.access.entitlements import Entitlement, check_entitled
from trusthound.domain.access.organization import no_such_organization
from trusthound.domain.access.origin import Origin


async def rotate_api_key(
    key_id: str,
    *,
    by: Acting,
    overlap: timedelta,
    new_text: Callable[[Environment], KeyText],
    database: Database,
    origin: Origin,
    now: datetime,
    new_id: str,
) -> tuple[ApiKey, str]:
    """The new key and its text, handed out this once. The door lets admins in alone.

    Raises NotAllowed where the tier has none, NotFound, of another organisation's as well; Conflict
    where the key has ended or there is no room for another; DatabaseUnavailable.
    """
    check_entitled(by.organization.tier, Entitlement.API_KEYS)
    organization_id = by.organization.id
    async with database.connection() as connection:
        if await organizations.locked(connection, organization_id) is None:
            raise no_such_organization()
        old = await api_keys.locked(connection, organization_id, key_id)
        if old is None:
            raise no_such_key()
        text = new_text(old.environment)
        made = replacement(old, key_id=new_id, prefix=text.prefix, now=now)
        check_room(await api_keys.working(connection, organization_id, now=now))
        await api_keys.add(connection, made, digest=text.digest)
        await api_keys.let_end(connection, old.id, end_of_replaced(old, overlap=overlap, now=now))
        entry = origin.entry(
            f"api_key.rotate.{made.environment.value}",
            actor=by.actor,
            at=now,
            organization_id=organization_id,
            target=old.id,
        )
        await audit.note(connection, entry)
    return made, text.text
