"""The use cases of API keys, bound to their adapters."""

from dataclasses import dataclass
from datetime import timedelta

from trusthound.adapters.credentials.api_keys import new_key_text
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.api_key import ApiKey, KeyInUse
from trusthound.domain.access.origin import Origin
from trusthound.usecases import create_api_key as creating
from trusthound.usecases import enter_with_api_key as entering
from trusthound.usecases import list_api_keys as listing
from trusthound.usecases import revoke_api_key as revoking
from trusthound.usecases import rotate_api_key as rotating
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class ApiKeys:
    """What admins do with their organisation's keys, and who comes with one."""

    settings: Settings
    database: Database

    async def enter(self, text: str) -> KeyInUse:
        """Whose key it is. Raises KeyRefused, DatabaseUnavailable."""
        return await entering.enter_with_api_key(text, database=self.database, now=utc_now())

    async def of(self, by: Acting) -> tuple[ApiKey, ...]:
        """Those that work, and those that ended."""
        return await listing.list_api_keys(
            by.organization.id, database=self.database, now=utc_now()
        )

    async def create(
        self, by: Acting, asked: creating.NewKey, *, origin: Origin
    ) -> tuple[ApiKey, str]:
        """A new key and its text, which nothing keeps."""
        text = new_key_text(asked.environment)
        made = await creating.create_api_key(
            asked,
            text,
            by=by,
            requests_an_hour=self.settings.api_key_requests_an_hour,
            database=self.database,
            origin=origin,
            now=utc_now(),
            new_id=new_id(),
        )
        return made, text.text

    async def rotate(
        self, by: Acting, key_id: str, overlap: timedelta, *, origin: Origin
    ) -> tuple[ApiKey, str]:
        """The key that replaces it and its text; the old one works for `overlap` yet."""
        return await rotating.rotate_api_key(
            key_id,
            by=by,
            overlap=overlap,
            new_text=new_key_text,
            database=self.database,
            origin=origin,
            now=utc_now(),
            new_id=new_id(),
        )

    async def revoke(self, by: Acting, key_id: str, *, origin: Origin) -> None:
        """For good."""
        await revoking.revoke_api_key(
            key_id, by=by, database=self.database, origin=origin, now=utc_now()
        )
