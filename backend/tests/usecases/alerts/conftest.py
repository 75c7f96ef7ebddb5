"""Seekers, openings that come and change, and the mails that wait in the outbox."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from psycopg.rows import dict_row

from trusthound.adapters.storage import openings, users
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.openings import Deriving
from trusthound.domain.access.user import SignedIn, new_user
from trusthound.domain.alerts.saved_search import HowOften, SavedSearch, Wish
from trusthound.domain.common.place import Place
from trusthound.domain.mailing.listed import unpacked
from trusthound.domain.posting.model import EmploymentType, RemoteWork, Seniority
from trusthound.domain.search.opening import Opening, Trust
from trusthound.domain.search.query import Query
from trusthound.wiring.alerts import Alerts
from trusthound.wiring.clock import new_id, utc_now

DERIVING = Deriving(place_keys=lambda _: ("GB",), in_dollars=lambda _: None)
TEXT = "You will bake bread at night. You will train two apprentices."


def a_baker(**fields: Any) -> Opening:
    seen = utc_now()
    told = Opening(
        id=new_id(), title="Baker", company="Fabrikam", description=TEXT,
        url="https://jobs.example/1", places=(Place("London, UK"),), remote=RemoteWork.UNSTATED,
        pay=None, employment_types=(EmploymentType.FULL_TIME,), seniority=Seniority.MID,
        language="en", date_posted=seen.date(), first_seen_at=seen, last_seen_at=seen,
        closed_at=None, trust=Trust(85, "assessed", (), "1"), links=(),
    )  # fmt: skip
    return replace(told, **fields)


@dataclass(frozen=True)
class Waiting:
    """A mail of the outbox."""

    kind: str
    to: str
    words: Mapping[str, str]

    @property
    def titles(self) -> list[str]:
        return [each.title for each in unpacked(self.words["openings"])]

    @property
    def lines(self) -> list[str]:
        return [line for each in unpacked(self.words["openings"]) for line in each.lines]


@dataclass
class World:
    """Its clock goes as the real one does, which also marks what is saved; a test sets it ahead."""

    database: Database
    ahead: timedelta = timedelta()

    @property
    def now(self) -> datetime:
        return utc_now() + self.ahead

    def at(self, moment: datetime) -> None:
        self.ahead = moment - utc_now()

    @property
    def alerts(self) -> Alerts:
        return Alerts(self.database)

    def later(self, **by: float) -> None:
        self.ahead += timedelta(**by)

    async def seeker(self, *, premium: bool = True, confirmed: bool = True) -> SignedIn:
        id_ = new_id()
        user = replace(
            new_user(id_, f"{id_}@example.org", "Ann Lee", utc_now()),
            premium_until=utc_now() + timedelta(days=300) if premium else None,
        )
        async with self.database.connection() as connection:
            await users.add(connection, user, "x")
            await connection.execute(
                "UPDATE users SET premium_until = %s, mail_verified_at = %s WHERE id = %s",
                [user.premium_until, user.created_at if confirmed else None, id_],
            )
        return SignedIn(user, "session", None)

    async def premium(self, who: SignedIn, until: datetime | None) -> None:
        async with self.database.connection() as connection:
            await connection.execute(
                "UPDATE users SET premium_until = %s WHERE id = %s", [until, who.user.id]
            )

    async def keep(self, *kept: Opening) -> None:
        async with self.database.connection() as connection:
            for each in kept:
                await openings.put(connection, each, DERIVING)

    async def save(
        self,
        who: SignedIn,
        how_often: HowOften = HowOften.INSTANT,
        zone: str = "UTC",
        **query: Any,
    ) -> SavedSearch:
        wish = Wish("Bakers", Query(**{"words": "baker", **query}), how_often, zone)
        return await self.alerts.save(who, wish)

    async def send(self) -> int:
        return await self.alerts.send(self.now)

    async def mails(self) -> Sequence[Waiting]:
        async with self.database.connection() as connection:
            cursor = connection.cursor(row_factory=dict_row)
            await cursor.execute("SELECT kind, recipient, words FROM outbox ORDER BY made_at, id")
            return [
                Waiting(each["kind"], each["recipient"], each["words"]) async for each in cursor
            ]

    async def told(self) -> list[str]:
        """The titles of all mails."""
        return [title for each in await self.mails() for title in each.titles]

    async def new(self, who: SignedIn) -> int:
        """Of the one search."""
        searches, _ = await self.alerts.searches(who)
        return searches[0].new


@pytest.fixture
def world(database: Database) -> World:
    return World(database)


MONDAY = datetime(2027, 3, 1, 8, tzinfo=UTC)
