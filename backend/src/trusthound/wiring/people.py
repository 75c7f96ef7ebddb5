"""Settings in; accounts and organisations out, for a command that needs no more than these."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

from trusthound.adapters.storage import users
from trusthound.adapters.storage.database import Database, open_database
from trusthound.adapters.storage.users import ListedUser
from trusthound.domain.access.api_key import ApiKey
from trusthound.domain.access.origin import Origin
from trusthound.usecases import grant_premium as granting
from trusthound.usecases.create_api_key import NewKey
from trusthound.wiring.accounts import Accounts, open_accounts
from trusthound.wiring.api_keys import ApiKeys
from trusthound.wiring.clock import utc_now
from trusthound.wiring.operator import operator_for
from trusthound.wiring.organizations import Organizations
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class People:
    """What whoever has the command line does for users and organisations."""

    settings: Settings
    database: Database
    accounts: Accounts
    organizations: Organizations

    async def grant_premium(self, email: str, *, days: int, origin: Origin) -> datetime:
        """Premium by hand; until when. No days take it away again."""
        now = utc_now()
        until = now + timedelta(days=days)
        await granting.grant_premium(email, until, database=self.database, origin=origin, now=now)
        return until

    async def create_api_key(
        self, organization_id: str, asked: NewKey, *, origin: Origin
    ) -> tuple[ApiKey, str]:
        """A new key of an organisation and its text, which nothing keeps. Raises NotFound."""
        by = await operator_for(self.database, organization_id)
        return await ApiKeys(self.settings, self.database).create(by, asked, origin=origin)

    async def newest_users(self, *, before: str | None, most: int) -> tuple[ListedUser, ...]:
        """Users by the day they came, the newest first; `before` is the id of the last one seen."""
        return await users.newest(self.database, before=before, most=most)


@asynccontextmanager
async def open_people(settings: Settings) -> AsyncIterator[People]:
    """Raises SetupProblem, DatabaseUnavailable."""
    async with open_database(
        database_url=settings.database_url, data_folder=settings.data_folder
    ) as database:
        accounts = await open_accounts(settings, database)
        yield People(
            settings, database, accounts, Organizations(settings, database, accounts.passwords)
        )
