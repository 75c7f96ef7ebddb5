"""Make an API key for an organisation; its text is handed out this once, and kept nowhere."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.credentials.api_keys import KeyText
from trusthound.adapters.storage import api_keys, audit, organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.api_key import (
    ApiKey,
    Environment,
    Scope,
    check_room,
    checked_end,
    checked_key_name,
    checked_scopes,
)
from trusthound.domain.access.entitlements import Entitlement, check_entitled
from trusthound.domain.access.organization import no_such_organization
from trusthound.domain.access.origin import Origin


@dataclass(frozen=True, slots=True)
class NewKey:
    """What an admin asks for."""

    name: str
    environment: Environment
    scopes: Iterable[Scope]
    expires_at: datetime | None = None


async def create_api_key(
    asked: NewKey,
    text: KeyText,
    *,
    by: Acting,
    requests_an_hour: int,
    database: Database,
    origin: Origin,
    now: datetime,
    new_id: str,
) -> ApiKey:
    """The door lets admins in alone.

    Raises NotAllowed where the tier has none, InvalidInput, Conflict, DatabaseUnavailable.
    """
    check_entitled(by.organization.tier, Entitlement.API_KEYS)
    made = ApiKey(
        id=new_id,
        organization_id=by.organization.id,
        name=checked_key_name(asked.name),
        environment=asked.environment,
        scopes=checked_scopes(asked.scopes),
        prefix=text.prefix,
        requests_an_hour=requests_an_hour,
        made_at=now,
        expires_at=checked_end(asked.expires_at, now=now),
    )
    async with database.connection() as connection:
        if await organizations.locked(connection, made.organization_id) is None:
            raise no_such_organization()
        check_room(await api_keys.working(connection, made.organization_id, now=now))
        await api_keys.add(connection, made, digest=text.digest)
        entry = origin.entry(
            f"api_key.create.{made.environment.value}",
            actor=by.actor,
            at=now,
            organization_id=made.organization_id,
            target=made.id,
        )
        await audit.note(connection, entry)
    return made
