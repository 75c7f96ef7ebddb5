"""Load the sample: invented postings, labelled as such, on boards that nobody asks."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from trusthound.adapters.boards.collection import Listed
from trusthound.adapters.storage import boards
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.openings import Deriving
from trusthound.domain.posting.extract.row import read_row
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.board import CollectedBoard
from trusthound.domain.search.opening import Trust
from trusthound.inquiry.own_list import keep_list

READER = "sample"
# When what is closed in it was seen last.
_EARLIER = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class SampleBoard:
    address: str
    name: str
    is_own: bool


@dataclass(frozen=True, slots=True)
class SampledPosting:
    """`row` is as a bulk file tells it; `boards` are the addresses of those that show it."""

    row: Mapping[str, object]
    number: str
    boards: tuple[str, ...]
    posted_days_ago: int
    is_closed: bool


@dataclass(frozen=True, slots=True)
class Sample:
    boards: tuple[SampleBoard, ...]
    postings: tuple[SampledPosting, ...]


async def load_sample(
    sample: Sample,
    *,
    only_if_empty: bool,
    database: Database,
    judge: Callable[[JobPosting, date], Trust],
    deriving: Deriving,
    clock: Callable[[], datetime],
    new_id: Callable[[], str],
) -> int:
    """How many showings there are of it now: 0 where `only_if_empty` and there are boards already.

    What is closed in it is seen a day earlier, and then no more. Raises DatabaseUnavailable.
    """
    async with database.connection() as connection:
        if only_if_empty and await boards.every(connection, after=("", ""), most=1):
            return 0
    now, shown = clock(), 0
    for each in sample.boards:
        board = CollectedBoard(
            new_id(), READER, each.address, each.name, each.is_own, now - _EARLIER, None
        )
        on_it = [posting for posting in sample.postings if each.address in posting.boards]
        for at in (now - _EARLIER, now):
            look = await keep_list(
                board,
                _listed(on_it, each.address, at, now),
                unread=lambda: 0,
                database=database,
                judge=judge,
                deriving=deriving,
                clock=lambda at=at: at,  # type: ignore[misc]
                new_id=new_id,
            )
        shown += look.found
    return shown


def _listed(
    postings: list[SampledPosting], board: str, at: datetime, now: datetime
) -> Iterator[Listed]:
    """Those that the board shows at that moment."""
    for each in postings:
        posted = now.date() - timedelta(days=each.posted_days_ago)
        if posted > at.date() or (each.is_closed and at == now):
            continue
        url = f"https://{board}.example/jobs/{each.number}"
        row = {**each.row, "datePosted": posted.isoformat(), "url": url}
        yield Listed(each.number, replace(read_row(row, as_of=at.date()), url=url))
