"""Collecting from boards, bound to its adapters, for the worker, the doors and the commands."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from trusthound.adapters.boards.collection import Collection
from trusthound.adapters.feeds import feed
from trusthound.adapters.feeds.register import COLLECTIONS, collection_of
from trusthound.adapters.storage import boards as stored
from trusthound.adapters.storage.database import Database, open_database
from trusthound.adapters.storage.looks import DueBoard
from trusthound.adapters.storage.openings import Deriving
from trusthound.adapters.web.fetcher import Fetcher, open_fetcher
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotFound
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.model import Channel
from trusthound.domain.search.board import CollectedBoard
from trusthound.domain.search.looking import Budget
from trusthound.inquiry.collecting import BoardInquiry, trust_in
from trusthound.usecases import add_board as adding
from trusthound.usecases import add_directory_boards as adding_listed
from trusthound.usecases import close_removed_board as closing
from trusthound.usecases import collect_board as collecting
from trusthound.usecases import find_due_boards as finding_due
from trusthound.usecases import forget_old_openings as forgetting
from trusthound.usecases import import_postings as importing
from trusthound.usecases import list_boards as listing
from trusthound.usecases import load_sample as sampling
from trusthound.usecases import pause_board as pausing
from trusthound.usecases import remove_board as removing
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.examples.sample import load_sample
from trusthound.wiring.fetching import fetch_limits
from trusthound.wiring.reference.gazetteer import deriving
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class Boards:
    """`collections` by the name of their reader."""

    settings: Settings
    database: Database
    web: Fetcher
    reference: Reference
    collections: Mapping[str, Collection]

    @property
    def inquiry(self) -> BoardInquiry:
        return BoardInquiry(
            self.web,
            self.collections,
            keys_of(self.settings),
            self.reference,
            self.settings.collect_bytes,
        )

    @property
    def deriving(self) -> Deriving:
        """Its tables are read when they are first asked for."""
        return deriving()

    @property
    def budget(self) -> Budget:
        settings = self.settings
        return Budget(
            requests_an_hour=settings.collect_requests_an_hour,
            parts=settings.collect_parts,
            seconds=settings.collect_seconds,
        )

    async def add(self, wanted: adding.Adding, who: SignedIn | None = None) -> CollectedBoard:
        """For a user, or where nobody is named for everybody."""
        return await adding.add_board(
            wanted,
            user_id=who.user.id if who else None,
            most_of_a_user=self.settings.boards_a_user,
            web=self.web,
            database=self.database,
            collection_of=_collection_of,
            directory=self.reference.board_directory,
            now=utc_now(),
            new_id=new_id(),
        )

    async def add_directory(self, most: int, system: str | None) -> int:
        """Boards of the shipped directory, until so many are collected from; how many were new."""
        return await adding_listed.add_directory_boards(
            most=most,
            system=system,
            directory=self.reference.board_directory,
            collections=self.collections,
            database=self.database,
            now=utc_now(),
            new_id=new_id,
        )

    async def add_as_set(self) -> int:
        """As many of the directory as the settings name, which is none where nothing is set."""
        most = self.settings.collect_boards
        return await self.add_directory(most, None) if most else 0

    async def remove(self, who: SignedIn, board_id: str) -> None:
        """From the user's own."""
        await removing.remove_board(who.user.id, board_id, database=self.database)

    async def list_for(self, who: SignedIn, cursor: str) -> listing.BoardsPage:
        """The user's own, and what everybody's results come from."""
        return await listing.list_boards(who.user.id, cursor=cursor, database=self.database)

    async def every(self) -> AsyncIterator[CollectedBoard]:
        """All of them by name; for the operator."""
        after = ("", "")
        while True:
            async with self.database.connection() as connection:
                found = await stored.every(connection, after=after, most=500)
            for each in found:
                yield each
            if not found:
                return
            after = (found[-1].name.lower(), found[-1].id)

    async def named(self, which: str) -> CollectedBoard:
        """By its name, its id or its URL. Raises NotFound for none, or for more than one."""
        told = _collection_of(adding.Adding(which))
        async with self.database.connection() as connection:
            found = await stored.named(connection, which)
            if not found and told is not None:
                at = await stored.find_at(connection, told[0].reader, told[1])
                found = [at] if at else []
        if len(found) != 1:
            many = "There are several boards of this name." if found else "There is no such board."
            raise NotFound(many, advice="See `trusthound boards list --json` for their ids.")
        return found[0]

    async def pause(self, board_id: str) -> None:
        """It is not asked until somebody adds it again."""
        await pausing.pause_board(board_id, database=self.database)

    async def close_removed(self, board_id: str) -> int:
        """What a board showed that nobody wants any more; for the worker."""
        return await closing.close_removed_board(
            board_id, database=self.database, deriving=self.deriving, clock=utc_now
        )

    async def import_postings(
        self, path: Path, *, name: str, told: Callable[[int], None]
    ) -> importing.Imported:
        """Postings of a file, as a board of their own."""
        return await importing.import_postings(
            path,
            name=name,
            database=self.database,
            judge=partial(trust_in, channel=Channel.ROW, reference=self.reference),
            deriving=self.deriving,
            clock=utc_now,
            new_id=new_id,
            told=told,
        )

    async def load_sample(self, *, only_if_empty: bool) -> int:
        """Invented postings; how many there are."""
        return await sampling.load_sample(
            load_sample(),
            only_if_empty=only_if_empty,
            database=self.database,
            judge=partial(trust_in, channel=Channel.URL, reference=self.reference),
            deriving=self.deriving,
            clock=utc_now,
            new_id=new_id,
        )

    async def due(self, now: datetime) -> list[DueBoard]:
        """Boards whose turn it is; for the worker."""
        return await finding_due.find_due_boards(self.database, now=now)

    async def collect(
        self,
        board_id: str,
        *,
        is_due: bool = True,
        told: Callable[[int], None] = lambda _found: None,
    ) -> collecting.Looked | None:
        """Look at a board, or go on with the look that is under way."""
        return await collecting.collect_board(
            board_id,
            database=self.database,
            inquiry=self.inquiry,
            deriving=self.deriving,
            budget=self.budget,
            clock=utc_now,
            new_id=new_id,
            is_due=is_due,
            told=told,
        )

    async def forget(self, now: datetime) -> int:
        """Close what nobody saw for long, and delete what was closed for long."""
        return await forgetting.forget_old_openings(
            self.database,
            deriving=self.deriving,
            now=now,
            keep_days=self.settings.keep_openings_days,
        )


@asynccontextmanager
async def open_boards(settings: Settings) -> AsyncIterator[Boards]:
    """For a command that needs no more. Raises SetupProblem, DatabaseUnavailable."""
    async with (
        open_database(
            database_url=settings.database_url, data_folder=settings.data_folder
        ) as database,
        open_fetcher(fetch_limits(settings)) as web,
    ):
        yield Boards(settings, database, web, load_reference(), COLLECTIONS)


def _collection_of(wanted: adding.Adding) -> tuple[Collection, str] | None:
    """By its URL alone, or by the mapping that reads it."""
    if wanted.mapping is None:
        return collection_of(wanted.url)
    feed.checked(wanted.mapping)
    collection = feed.OF_THE_NEWEST if wanted.is_of_the_newest else feed.COLLECTION
    address = collection.tenant_of(wanted.url)
    return (collection, address) if address is not None else None


def keys_of(settings: Settings) -> dict[str, str]:
    """What the operator has to show to boards that ask for it, by the name of its setting."""
    return {
        "ADZUNA_APP_ID": settings.adzuna_app_id,
        "ADZUNA_APP_KEY": settings.adzuna_app_key.get_secret_value(),
        "JOOBLE_KEY": settings.jooble_key.get_secret_value(),
        "USAJOBS_KEY": settings.usajobs_key.get_secret_value(),
        "USAJOBS_MAIL": settings.usajobs_mail,
    }
