"""Collecting from boards, bound to its adapters, for the worker, the doors and the commands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.boards.collection import Collection
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.looks import DueBoard
from trusthound.adapters.storage.openings import Deriving
from trusthound.adapters.web.fetcher import Fetcher
from trusthound.domain.facts.reference import Reference
from trusthound.domain.search.looking import Budget
from trusthound.inquiry.collecting import BoardInquiry
from trusthound.usecases import collect_board as collecting
from trusthound.usecases import find_due_boards as finding_due
from trusthound.usecases import forget_old_openings as forgetting
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.reference.gazetteer import deriving
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


def keys_of(settings: Settings) -> dict[str, str]:
    """What the operator has to show to boards that ask for it, by the name of its setting."""
    return {
        "ADZUNA_APP_ID": settings.adzuna_app_id,
        "ADZUNA_APP_KEY": settings.adzuna_app_key.get_secret_value(),
        "JOOBLE_KEY": settings.jooble_key.get_secret_value(),
        "USAJOBS_KEY": settings.usajobs_key.get_secret_value(),
        "USAJOBS_MAIL": settings.usajobs_mail,
    }
