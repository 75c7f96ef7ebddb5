"""A page without data of its own in, the posting that its text is out, or why it is none."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import takewhile

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.posting.extract.applying import asks_to_apply
from trusthound.domain.posting.extract.closing import closing_words
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.frame import (
    Frame,
    frame_of,
    shown_texts,
    with_employer,
    with_title,
)
from trusthound.domain.posting.extract.head import Head, headed, marked
from trusthound.domain.posting.extract.header import read_header
from trusthound.domain.posting.extract.job_words import (
    is_no_opening,
    is_page_or_part,
    leads_to_others,
)
from trusthound.domain.posting.extract.labels import stated_by_labels
from trusthound.domain.posting.extract.likeness import ENOUGH_CUES, cues_of_a_posting
from trusthound.domain.posting.extract.listing import has_prose, refuse_listing
from trusthound.domain.posting.extract.main_text import main_text
from trusthound.domain.posting.extract.origins import merged, origin_of, with_origins
from trusthound.domain.posting.extract.pieces import pieces_of
from trusthound.domain.posting.extract.titles import is_title, own_part
from trusthound.domain.posting.extract.walls import ENOUGH_WORDS, refuse_by_words
from trusthound.domain.posting.model import JobPosting, Origin

# A page that says "this job is closed" and little else shows a posting that was there.
_CLOSED_PAGE_WORDS = 400
_ENOUGH_CHARACTERS = 200
# The one status by which a site says that there was a posting; 404 may be a slip of the link.
_GONE = 410
_FEWEST_SIGNS = 2
_MANY_LINKED_TITLES = 3


@dataclass(frozen=True, slots=True)
class Sight:
    """What is seen of a page: its source, links, shown text, words that close it, status, head
    and the address where it was found, "" for a saved page.
    """

    html: str
    links: tuple[str, ...]
    text: str
    closing: str
    status: int
    head: Head
    address: str = ""


def read_prose(tree: LexborHTMLParser, sight: Sight, *, as_of: date) -> JobPosting:
    """The posting as its head and elements name it, described by the page's main text."""
    if sight.closing and len(sight.text.split()) < _CLOSED_PAGE_WORDS:
        return _closed(tree, marked(tree, headed(sight.head)), as_of=as_of)
    if sight.status == _GONE:
        return JobPosting("", "", "")
    if sight.status >= 400:
        refuse_by_words(sight.html, sight.head.title, sight.text)
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=f"status {sight.status}")
    if not sight.head.headings:  # no prose makes up for that
        refuse_listing(sight.links)
    posting = marked(tree, headed(sight.head))
    address = sight.address or sight.head.address
    frame = frame_of(tree, posting, sight.head, address)
    text = main_text(tree)
    if sight.head.headings and not has_prose(text):
        refuse_listing(sight.links)
    lines = pieces_of(shown_texts(tree))
    labels = stated_by_labels(lines, Origin.PAGE_TEXT, as_of=as_of)
    posting = with_title(posting, labels, frame, sight.head)
    _refuse_linked_titles(posting, frame)
    text = own_part(text, posting.title)
    posting = merged(posting, _dated(tree, as_of=as_of))
    posting = merged(posting, merged(labels, _under_title(lines, posting.title)))
    posting = with_employer(posting, labels, frame, sight.head, text=text, address=address)
    cues = cues_of_a_posting(text) + bool(posting.company) + bool(posting.places)
    signs = _signs(posting, labels, applied=frame.takes_files or asks_to_apply(text))
    # A posting may speak of cookies and signing in; what says little else is a wall.
    if (
        posting.title
        and not is_no_opening(posting.title)
        and signs >= _FEWEST_SIGNS
        and cues + signs >= ENOUGH_CUES + _FEWEST_SIGNS
        and len(text) >= _ENOUGH_CHARACTERS
    ):
        return _described(posting, text)
    refuse_by_words(sight.html, sight.head.title, sight.text)
    if len(text.split(maxsplit=ENOUGH_WORDS)) < ENOUGH_WORDS:
        raise PageUnreadable(ReadingProblem.NO_TEXT, detail="no text but the site's own")
    detail = f"{cues} cues and {signs} signs of a posting"
    raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=detail)


def _closed(tree: LexborHTMLParser, posting: JobPosting, *, as_of: date) -> JobPosting:
    """With what its labels still tell; without a title nobody knows whose labels they are."""
    if not posting.title or closing_words(posting.title.lower()):
        return _described(replace(posting, title=""), main_text(tree))
    own = tuple(takewhile(lambda line: not leads_to_others(line), pieces_of(shown_texts(tree))))
    labels = stated_by_labels(own, Origin.PAGE_TEXT, as_of=as_of)
    return _described(merged(posting, labels), main_text(tree))


def _refuse_linked_titles(posting: JobPosting, frame: Frame) -> None:
    """Raise where the page's own heading names no job and those that do lead elsewhere.

    The first of a list may be told at length: it stands among equals under the list's heading.
    """
    linked = [each for each in frame.headings if each.leads_away and is_title(each.text)]
    if len(linked) < _MANY_LINKED_TITLES:
        return
    told = origin_of(posting, "title")
    among_equals = told is not None and all(each.source == told.detail for each in linked)
    of_the_page = next((each.text for each in frame.headings if each.source == "h1"), "")
    if not is_title(posting.title) or (among_equals and is_page_or_part(of_the_page)):
        detail = f"{len(linked)} linked titles"
        raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail=detail)


def _under_title(lines: Sequence[str], title: str) -> JobPosting:
    at = next((at for at, each in enumerate(lines) if title and title in each), -1)
    return read_header(lines[at + 1 :], Origin.PAGE_TEXT) if at != -1 else JobPosting("", "", "")


def _dated(tree: LexborHTMLParser, *, as_of: date) -> JobPosting:
    """The day in a <time> that says it is the posting's."""
    for node in tree.css("time[datetime]"):
        words = (node.text() or "").strip().lower()
        around = node.parent.attributes.get("class") if node.parent else ""
        if words.startswith(("posted", "published")) or "posted" in (around or ""):
            day = read_date(node.attributes.get("datetime") or "", as_of=as_of)
            dated = JobPosting("", "", "", date_posted=day)
            return with_origins(dated, Origin.PAGE_TEXT, "<time>")
    return JobPosting("", "", "")


def _signs(posting: JobPosting, labels: JobPosting, *, applied: bool) -> int:
    """How many things say that this page offers a job, and does not speak of jobs only."""
    labelled = len({each.field for each in labels.origins} - {"identifier"})
    marked = any(each.detail.startswith("by the element") for each in posting.origins)
    terms = bool(posting.pay or posting.employment_types)
    return is_title(posting.title) + applied + (labelled >= 2) + marked + terms


def _described(posting: JobPosting, text: str) -> JobPosting:
    return with_origins(replace(posting, description=text), Origin.PAGE_TEXT, "main text")
