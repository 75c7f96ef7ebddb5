"""A saved answer of a board's API or a saved page in, the postings that it holds out."""

from datetime import date

from ahocorasick_rs import BytesAhoCorasick, MatchKind

from trusthound.adapters.boards.answer import is_page, read_answer
from trusthound.adapters.boards.register import BOARDS
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.extract.liveness import closed_by_date
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.model import JobPosting, Liveness

_NONE = ReadingProblem.NOT_A_POSTING
# Whose page it is stands in its head or about its first headings.
_SIGN_BYTES = 400_000
_SIGNS = tuple(
    {
        sign
        for board in BOARDS
        for sign in (*(board.markup.signs if board.markup else ()), board.list_sign)
        if sign
    }
)
# Leftmost matching looks at many bytes at once: 20 times as fast as to ask for each sign.
_FINDER = BytesAhoCorasick(_SIGNS, matchkind=MatchKind.LeftmostLongest)
# It finds the longest sign only: those within it stand there, too.
_WITHIN = tuple(tuple(sign for sign in _SIGNS if sign in longest) for longest in _SIGNS)


def signs_in(body: bytes) -> frozenset[bytes]:
    """Those of the boards' signs that stand in a saved file: whose page it may be."""
    found = {at for at, _, _ in _FINDER.find_matches_as_indexes(body[:_SIGN_BYTES])}
    return frozenset(sign for at in found for sign in _WITHIN[at])


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
    boards = BOARDS
    if is_page(body):
        signs = signs_in(body)
        boards = tuple(each for each in BOARDS if each.list_sign in signs)
    try:
        answer = read_answer(body) if boards else None
    except PageUnreadable:
        return None
    for board in boards:
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
    signs = signs_in(body)
    for board in BOARDS:
        if board.markup is not None and signs.issuperset(board.markup.signs):
            return board.markup
    return None
