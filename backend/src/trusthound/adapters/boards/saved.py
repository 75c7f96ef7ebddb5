"""A saved answer of a board's API in, the one posting that it holds out."""

from datetime import date

from trusthound.adapters.boards.answer import read_json
from trusthound.adapters.boards.register import BOARDS
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.model import JobPosting


def read_saved(body: bytes, as_of: date) -> JobPosting | None:
    """The posting, or None where the bytes are no answer of a board that we know.

    Raises PageUnreadable for an answer that holds several postings. A file may hold anything: the
    posting has no URL, because nobody asked the board, and its liveness is unknown.
    """
    if body.lstrip()[:1] not in (b"{", b"["):
        return None
    try:
        answer = read_json(body)
    except PageUnreadable:
        return None
    for board in BOARDS:
        records = board.records_in(answer)
        if records is None:
            continue
        if len(records) > 1:
            raise PageUnreadable(
                ReadingProblem.LISTING_PAGE, detail=f"{len(records)} postings of {board.system}"
            )
        posting = board.posting_of(records[0], as_of)
        if not posting.title:
            raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=f"{board.system} list")
        return finish(posting)
    return None
