"""Collect a board: its list is asked for part by part, and what it shows is kept."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from traceback import extract_tb
from urllib.parse import urlsplit

import structlog

from trusthound.adapters.boards.collection import Part
from trusthound.adapters.storage import looks
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.openings import Deriving
from trusthound.domain.common.errors import Conflict, DatabaseUnavailable
from trusthound.domain.search.board import CollectedBoard, Result
from trusthound.domain.search.looking import (
    Budget,
    Outcome,
    Seen,
    Trouble,
    ended,
    failed,
    unchanged,
)
from trusthound.inquiry.collecting import BoardInquiry
from trusthound.inquiry.look import Look, Tag

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Looked:
    """What came of it; `outcome` None: the look is not over, and goes on another time."""

    board: CollectedBoard
    outcome: Outcome | None
    found: int
    new: int
    changed: int
    closed: int


async def collect_board(
    board_id: str,
    *,
    database: Database,
    inquiry: BoardInquiry,
    deriving: Deriving,
    budget: Budget,
    clock: Callable[[], datetime],
    new_id: Callable[[], str],
    is_due: bool = True,
    told: Callable[[int], None] = lambda _found: None,
) -> Looked | None:
    """None where another has it, or it is not due (`is_due` False asks for it all the same).

    A look that was begun goes on with the part that was not kept yet. `told` hears how many
    postings were found so far. Raises DatabaseUnavailable.
    """
    by = new_id()
    async with database.connection() as connection:
        board = await looks.take(
            connection, board_id, by=by, run_id=new_id(), now=clock(), is_due=is_due
        )
    if board is None or board.under_way is None:
        return None
    look = Look(board, board.under_way, by, database, inquiry.judge, deriving, clock, told)
    try:
        outcome = await _look_at(look, inquiry, budget)
    except Conflict:
        return None
    except DatabaseUnavailable:
        raise
    except Exception as problem:  # noqa: BLE001 - one board must not stop the others
        kind = type(problem).__name__
        # Where, and no values: they may hold the operator's keys, and a page of any size.
        place = extract_tb(problem.__traceback__)[-1]
        where = f"{place.filename}:{place.lineno}"
        log.error("board_not_read", board=board.id, problem=kind, where=where)  # noqa: TRY400
        trouble = Trouble(Result.FAILED, f"It could not be read here ({kind}).")
        outcome = await _give_up(look, trouble)
    _note(look, outcome)
    return Looked(board, outcome, look.found, look.new, look.changed, look.closed)


async def _look_at(look: Look, inquiry: BoardInquiry, budget: Budget) -> Outcome | None:
    """Part after part, until the list ends, trouble comes, or others have their turn: None."""
    collection = inquiry.collections[look.board.reader]
    stop_at = look.clock() + timedelta(seconds=budget.seconds)
    at, parts, unread = look.progress.next, look.progress.parts, look.progress.unread
    is_cut, read = look.progress.is_cut, set[int]()
    while True:
        request = inquiry.request(look.board, at)
        if isinstance(request, Trouble):
            return await _give_up(look, request)
        if due_at := await _others_turn(look, request.url, budget, stop_at):
            await look.leave(due_at=due_at)
            return None
        answer = await inquiry.answer(look.board, at, request, now=look.clock())
        if isinstance(answer, Trouble):
            return await _give_up(look, answer)
        if answer.part is None:
            return await _not_changed(look, collection.every, answer.tag)
        part, parts = answer.part, parts + 1
        cut = _cut(part, parts, read, budget)
        goes_on = bool(part.next and not cut)
        await look.keep(part, go_on=goes_on)
        at, unread, is_cut = part.next, unread + part.unread, is_cut or part.is_cut
        if not goes_on:
            cut = cut or ("It shows more than is read of it." if is_cut else "")
            seen = Seen(look.found, unread, collection.is_whole, cut)
            # The tag is the list's only where that came in one part.
            return await _end(look, seen, collection.every, answer.tag if parts == 1 else Tag())


async def _others_turn(look: Look, url: str, budget: Budget, stop_at: datetime) -> datetime | None:
    """When to go on, where this look or its host has had its share; None: go on now."""
    now = look.clock()
    if now > stop_at:
        return now
    async with look.database.connection() as connection:
        may_ask = await looks.may_ask(
            connection, urlsplit(url).netloc, now=now, most_an_hour=budget.requests_an_hour
        )
    return None if may_ask else looks.next_hour(now)


def _cut(part: Part, parts: int, read: set[int], budget: Budget) -> str:
    """Why no further part is asked for, though there is one; "" for no reason."""
    told = hash(tuple(each.key for each in part.listed))
    if part.next and part.listed and told in read:
        return "Its pages repeat themselves: what follows was not read."
    read.add(told)
    if part.next and parts >= budget.parts:
        return f"It has more than {parts:,} parts: what follows was not read."
    return ""


async def _end(look: Look, seen: Seen, every: timedelta, tag: Tag) -> Outcome:
    outcome = ended(seen, last_found=look.board.last_showings, every=every, now=look.clock())
    # A list that is not believed yet must be told once more.
    believed = outcome.closes or not seen.is_whole
    await look.finish(outcome, found=seen.found, tag=tag if believed else Tag())
    return outcome


async def _not_changed(look: Look, every: timedelta, tag: Tag) -> Outcome:
    await look.see_all_again()
    outcome = unchanged(every=every, now=look.clock())
    await look.finish(outcome, found=None, tag=tag)
    return outcome


async def _give_up(look: Look, trouble: Trouble) -> Outcome:
    outcome = failed(trouble, failures=look.board.failures, now=look.clock())
    # What it named its list by still stands, unless some of a new one was kept.
    tag = Tag() if look.found else Tag(look.board.etag, look.board.last_modified)
    await look.finish(outcome, found=None, tag=tag)
    return outcome


def _note(look: Look, outcome: Outcome | None) -> None:
    log.info(
        "board_looked_at",
        board=look.board.id,
        reader=look.board.reader,
        result=outcome.result.value if outcome else "under_way",
        problem=outcome.problem if outcome else "",
        found=look.found,
        new=look.new,
        changed=look.changed,
        closed=look.closed,
    )
