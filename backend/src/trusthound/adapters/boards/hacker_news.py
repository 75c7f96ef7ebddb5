"""Hacker News, "Who is hiring?": a URL of a comment in, the posting out of the public item API out.

API: github.com/HackerNews/API. Each comment of the monthly thread is a posting whose first line
says "Company | Role | Place | REMOTE | pay"; what answers it is none. Threads are also saved whole.
"""

import re
from collections.abc import Iterator
from datetime import date

from trusthound.adapters.boards.answer import Record, read_json, records_at, text_at
from trusthound.adapters.boards.board import Address, Board, answered, seen, take_apart
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.hiring_line import HIRING, Line, line_of, role_in
from trusthound.domain.posting.extract.likeness import ENOUGH_CUES, cues_of_a_posting
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.terms import with_origins
from trusthound.domain.posting.model import JobPosting, Liveness

SYSTEM = "hacker_news"
_NUMBER = re.compile(r"[0-9]{5,12}")
_ORIGINS = {
    "title": "text, first line",
    "company": "text, first line",
    "description": "text",
    "places": "text, first line",
    "remote": "text, first line",
    "pay": "text",
    "employment_types": "text, first line",
    "date_posted": "time",
    "identifier": "id",
}


def recognise(url: str) -> Address | None:
    """An item, whichever it is: only its answer tells a posting from talk."""
    parts = take_apart(url)
    if parts is None or parts.host != "news.ycombinator.com" or parts.segments != ("item",):
        return None
    number = parts.query.get("id", "")
    if not _NUMBER.fullmatch(number):
        return None
    return Address(SYSTEM, "", number, f"https://news.ycombinator.com/item?id={number}")


def api_url(address: Address) -> str:
    """The item."""
    return f"https://hacker-news.firebaseio.com/v0/item/{address.identifier}.json"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The comment as a posting; PageUnreadable for talk, a thread and what was taken back.

    Nobody marks a comment as closed: it stands there for good.
    """
    record = read_json(answered(page).body)
    own = isinstance(record, dict) and text_at(record, "id") == address.identifier
    if not isinstance(record, dict) or not own or not _is_posting(record, ENOUGH_CUES):
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="an item without a posting")
    posting = posting_of(record, as_of)
    return seen(posting, address, Liveness.UNKNOWN, "a comment stays, filled or not")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A comment as a posting. A role that its first line leaves out is looked for below it."""
    description = _text_of(record)
    line = line_of(description) or Line("")
    said = HIRING.match(description)
    title = line.title or role_in(description) or line.other or description.partition("\n")[0]
    return with_origins(
        JobPosting(
            title=title,
            company=line.company or (said.group(1) if said else ""),
            description=description,
            places=line.places,
            remote=line.remote,
            pay=read_pay(line.pay) or read_pay(description),
            employment_types=line.employment_types,
            date_posted=read_date(text_at(record, "time"), as_of=as_of),
            identifier=text_at(record, "id"),
        ),
        _ORIGINS,
    )


def _text_of(record: Record) -> str:
    return text_of_html(text_at(record, "text").replace("\n", "<p>"))


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The postings of a thread saved whole, without what was said of them, or one comment."""
    if not isinstance(answer, dict):
        return None
    if answer.get("type") == "comment":
        return (answer,) if _is_posting(answer, ENOUGH_CUES) else None
    # In a thread a posting is expected: fewer cues will do.
    return tuple(each for each in _top_of(answer) if _is_posting(each, ENOUGH_CUES - 1)) or None


def _top_of(answer: Record) -> Iterator[Record]:
    """The comments on the thread itself: of a list of them, or of a tree with its branches."""
    yield from (each for each in records_at(answer, "jobs") if "by" in each and "text" in each)
    thread = text_at(answer, "id")
    for each in records_at(answer, "children"):
        if "author" in each and text_at(each, "parent_id") in ("", thread):
            yield {**each, "time": each.get("created_at_i")}


def _is_posting(record: Record, enough: int) -> bool:
    """Whether it still stands and has the form, or else the words, of a posting."""
    if record.get("deleted") is True or record.get("dead") is True:
        return False
    text = _text_of(record)
    return line_of(text) is not None or cues_of_a_posting(text) >= enough


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # anyone may comment
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)
