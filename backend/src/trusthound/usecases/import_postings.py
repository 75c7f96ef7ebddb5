"""Import postings from a file: they are read, judged and kept as a board of their own."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, datetime
from hashlib import sha256
from itertools import chain
from pathlib import Path

from trusthound.adapters.boards.collection import Listed
from trusthound.adapters.rows.read import Row, open_rows, parsed
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.openings import Deriving
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.posting.extract.row import read_row
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.search.board import CollectedBoard
from trusthound.domain.search.opening import Trust
from trusthound.inquiry.own_list import keep_list

READER = "file"


@dataclass(frozen=True, slots=True)
class Imported:
    """`unread` rows told no posting, or could not be parsed."""

    board: CollectedBoard
    found: int
    new: int
    changed: int
    closed: int
    unread: int


@dataclass(slots=True)
class _Rows:
    """A file's rows as postings; `unread` counts those that are none."""

    opened: Iterator[Row]
    as_of: date
    unread: int = 0

    def listed(self) -> Iterator[Listed]:
        for row in self.opened:
            data = parsed(row).data
            try:
                posting = None if data is None else read_row(data, as_of=self.as_of)
            except InvalidInput:
                posting = None
            if posting is None or not (posting.title and posting.company):
                self.unread += 1
            else:
                yield Listed(_key(posting), posting)


async def import_postings(
    path: Path,
    *,
    name: str,
    database: Database,
    judge: Callable[[JobPosting, date], Trust],
    deriving: Deriving,
    clock: Callable[[], datetime],
    new_id: Callable[[], str],
    told: Callable[[int], None] = lambda _found: None,
) -> Imported:
    """`name` names the board, "" takes the file's. The same file name again replaces what it told
    before: postings that are not in it any more are closed.

    Raises InvalidInput for a file that cannot be read or holds no posting: closing all that it told
    before is hardly what was meant. Raises DatabaseUnavailable.
    """
    now = clock()
    rows = _Rows(open_rows(path), now.date())
    listed = rows.listed()
    first = next(listed, None)
    if first is None:
        raise InvalidInput(
            "No row has a title and a company.",
            advice="Look at the names of the columns and, in a .csv, at the commas between them.",
        )
    board = CollectedBoard(
        id=new_id(),
        reader=READER,
        address=path.name,
        name=name or path.name,
        is_own=False,
        added_at=now,
        due_at=None,
    )
    look = await keep_list(
        board,
        chain((first,), listed),
        unread=lambda: rows.unread,
        database=database,
        judge=judge,
        deriving=deriving,
        clock=clock,
        new_id=new_id,
        told=told,
    )
    return Imported(look.board, look.found, look.new, look.changed, look.closed, rows.unread)


def _key(posting: JobPosting) -> str:
    """Its address or number, else what it says of itself."""
    places = "|".join(each.text for each in posting.places)
    told = posting.url or posting.identifier
    if told:
        return told[:200]
    said = f"{posting.title}|{posting.company}|{places}|{posting.description}"
    return sha256(said.encode(errors="replace")).hexdigest()
