"""A saved answer of a board's API or a saved page in, the postings that it holds out."""

from datetime import date

from trusthound.adapters.boards.answer import read_answer
from trusthound.adapters.boards.register import BOARDS
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.extract.liveness import closed_by_date
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.model import JobPosting, Liveness

_NONE = ReadingProblem.NOT_A_POSTING
# Whose page it is stands in its head or about its first headings.
_SIGN_BYTES = 400_000


def read_saved(body: bytes, as_of: date) -> JobPosting | None:
    """The one posting, or None where the bytes are no answer of a board that we know.

    Raises PageUnreadable for an answer that holds several postings.
    """
    postings = read_all_saved(body, as_of)
    if postings is None:
        return None
    if len(postings) > 1:
        raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail=f"{len(postings)} postings")
    return postings[0]


def read_all_saved(body: bytes, as_of: date) -> tuple[JobPosting, ...] | None:
    """Every posting of a saved answer, None where it is no answer of a board that we know.

    A file may hold anything: the postings have no URL, because nobody asked the board, and none is
    open; one whose last day is past is closed. Raises PageUnreadable for a list without one titled
    posting.
    """
    try:
        answer = read_answer(body)
    except PageUnreadable:
        return None
    for board in BOARDS:
        records = board.records_in(answer)
        if records is None:
            continue
        postings = tuple(_finished(board.posting_of(each, as_of), as_of) for each in records)
        titled = tuple(each for each in postings if each.title)
        if not titled:
            problem = ReadingProblem.LISTING_PAGE if len(records) > 1 else _NONE
            raise PageUnreadable(problem, detail=f"{len(records)} records of {board.system}")
        return titled
    return None


def _finished(posting: JobPosting, as_of: date) -> JobPosting:
    finished = finish(posting)
    dated = closed_by_date(finished, as_of=as_of)
    return dated if dated.liveness is Liveness.CLOSED else finished


def markup_of(body: bytes) -> SiteMarkup | None:
    """Of the board whose posting page the source is, by the signs that such pages bear."""
    source = body[:_SIGN_BYTES]
    for board in BOARDS:
        if board.markup is not None and board.markup.marks(source):
            return board.markup
    return None
