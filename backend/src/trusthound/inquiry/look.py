"""One look at a board: what it finds is kept as it comes, and how it ended is told."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from trusthound.adapters.boards.collection import Listed, Part
from trusthound.adapters.storage import looks, showings, shown_again
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.openings import Deriving
from trusthound.adapters.storage.showings import Found
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.weights import WEIGHTS
from trusthound.domain.search.board import CollectedBoard, Progress
from trusthound.domain.search.looking import Outcome
from trusthound.domain.search.opening import Trust

# A transaction each: it is over within its seconds, and a kill loses no more than that.
POSTINGS_AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class Tag:
    """What the board names its list by, so that it need not tell it twice."""

    etag: str = ""
    last_modified: str = ""


@dataclass(slots=True)
class Look:
    """One collector's part of it; `judge` takes a posting and the day. Every step raises Conflict
    where another collector has the board by now, and DatabaseUnavailable.
    """

    board: CollectedBoard
    progress: Progress
    by: str
    database: Database
    judge: Callable[[JobPosting, date], Trust]
    deriving: Deriving
    clock: Callable[[], datetime]
    told: Callable[[int], None] = lambda _found: None
    found: int = 0
    new: int = 0
    changed: int = 0
    closed: int = 0

    async def keep(self, part: Part, *, go_on: bool) -> None:
        """A few postings a transaction; with the last of them stands that the part was read.

        Where the look does not go on it is to be finished: until then the part counts as not read.
        """
        starts = range(0, max(len(part.listed), 1), POSTINGS_AT_ONCE)
        for start in starts:
            batch = part.listed[start : start + POSTINGS_AT_ONCE]
            now = self.clock()
            found = await self._judged(batch, now)
            async with looks.holding(self.database, self.board.id, by=self.by, now=now) as held:
                kept = await showings.keep(
                    held,
                    self.board,
                    found,
                    run_id=self.progress.run_id,
                    now=now,
                    deriving=self.deriving,
                )
                if go_on and start == starts[-1]:
                    await looks.go_on(
                        held,
                        self.board.id,
                        next_part=part.next,
                        unread=part.unread,
                        is_cut=part.is_cut,
                    )
                self.found = await looks.count(held, self.board.id, self.progress.run_id)
            self.new += kept.new
            self.changed += kept.changed
            self.told(self.found)

    async def see_all_again(self) -> None:
        """The board said that nothing has changed."""
        now = self.clock()
        async with looks.holding(self.database, self.board.id, by=self.by, now=now) as held:
            self.found = await shown_again.see_all_again(held, self.board.id, now=now)

    async def leave(self, *, due_at: datetime) -> None:
        """Somebody goes on with it from then on."""
        async with self.database.connection() as connection:
            await looks.leave(connection, self.board.id, by=self.by, due_at=due_at)

    async def finish(self, outcome: Outcome, *, found: int | None, tag: Tag) -> None:
        """Close what was not seen, where the outcome says so, and tell how it ended."""
        more = outcome.closes
        while more:
            now = self.clock()
            async with looks.holding(self.database, self.board.id, by=self.by, now=now) as held:
                closed = await showings.close_unseen(
                    held, self.board.id, self.progress.run_id, now=now, deriving=self.deriving
                )
            self.closed += closed
            more = closed == showings.CLOSED_AT_ONCE
        now = self.clock()
        async with looks.holding(self.database, self.board.id, by=self.by, now=now) as held:
            await looks.finish(
                held,
                self.board.id,
                outcome,
                found=found,
                etag=tag.etag,
                last_modified=tag.last_modified,
                now=now,
            )

    async def _judged(self, batch: Sequence[Listed], now: datetime) -> list[Found]:
        """What is kept word for word is not judged again; the others in a thread, for it takes
        milliseconds each. In order, so that two collectors never wait for each other in a ring.
        """
        async with self.database.connection() as connection:
            known = await shown_again.trusted(
                connection,
                self.board.id,
                {each.key: each.posting for each in batch},
                engine=WEIGHTS.version,
            )
        return await asyncio.to_thread(
            lambda: [
                Found(
                    each.key,
                    each.posting,
                    known.get(each.key) or self.judge(each.posting, now.date()),
                )
                for each in sorted(batch, key=_order)
            ]
        )


def _order(listed: Listed) -> tuple[str, str]:
    return listed.posting.company.casefold(), listed.posting.title.casefold()
