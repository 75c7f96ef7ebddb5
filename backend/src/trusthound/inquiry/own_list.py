"""Postings that are here already, of a file or a sample, in; kept as a board's whole list."""

from collections.abc import Callable, Iterable
from datetime import date, datetime, timedelta

from trusthound.adapters.boards.collection import Listed, Part
from trusthound.adapters.storage import boards, lexicon, looks
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.openings import Deriving
from trusthound.domain.common.errors import Conflict
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.board import CollectedBoard
from trusthound.domain.search.looking import Seen, ended
from trusthound.domain.search.opening import Trust
from trusthound.inquiry.look import Look, Tag

LISTED_AT_ONCE = 500


async def keep_list(
    board: CollectedBoard,
    listed: Iterable[Listed],
    *,
    unread: Callable[[], int],
    database: Database,
    judge: Callable[[JobPosting, date], Trust],
    deriving: Deriving,
    clock: Callable[[], datetime],
    new_id: Callable[[], str],
    told: Callable[[int], None] = lambda _found: None,
) -> Look:
    """A board of that address keeps its id, and what the list does not hold any more is closed.
    Nobody asks the board by itself.

    `unread` is called at the end. Raises Conflict where somebody else does the same just now,
    DatabaseUnavailable.
    """
    by = new_id()
    async with database.connection() as connection:
        kept = await boards.add(connection, board, for_all=True)
        await boards.pause(connection, [kept.id])
        taken = await looks.take(
            connection, kept.id, by=by, run_id=new_id(), now=clock(), is_due=False
        )
    if taken is None or taken.under_way is None:
        raise Conflict("board_taken", "Somebody is putting the same postings in just now.")
    look = Look(taken, taken.under_way, by, database, judge, deriving, clock, told)
    waiting: list[Listed] = []
    for each in listed:
        waiting.append(each)
        if len(waiting) == LISTED_AT_ONCE:
            await look.keep(Part(tuple(waiting)), go_on=False)
            waiting = []
    await look.keep(Part(tuple(waiting)), go_on=False)
    seen = Seen(look.found, unread(), is_whole=True)
    # Whoever gives a shorter list by hand means it.
    outcome = ended(seen, last_found=None, every=timedelta(), now=clock())
    await look.finish(outcome, found=look.found, tag=Tag())
    # What came by hand is searched for at once, misspelt as well.
    async with database.connection() as connection:
        await lexicon.refresh(connection)
    return look
