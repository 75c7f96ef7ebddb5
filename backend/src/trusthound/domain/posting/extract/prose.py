"""A page without data of its own in, the posting that its text is out, or why it is none."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.site import SiteKind
from trusthound.domain.facts.site_kinds import kind_of_host
from trusthound.domain.posting.extract.applying import asks_to_apply
from trusthound.domain.posting.extract.clean import clean_text
from trusthound.domain.posting.extract.closing import closing_words
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.employer import Vote, employer_of, host_of, site_votes
from trusthound.domain.posting.extract.head import Head, parts_of_title
from trusthound.domain.posting.extract.header import read_header
from trusthound.domain.posting.extract.job_words import is_no_opening, is_page_or_part
from trusthound.domain.posting.extract.labels import stated_by_labels
from trusthound.domain.posting.extract.likeness import ENOUGH_CUES, cues_of_a_posting
from trusthound.domain.posting.extract.listing import refuse_listing
from trusthound.domain.posting.extract.main_text import main_text
from trusthound.domain.posting.extract.name_words import company_name, key_of
from trusthound.domain.posting.extract.origins import merged, origin_of, with_origins, without
from trusthound.domain.posting.extract.rendering import rendered
from trusthound.domain.posting.extract.titles import (
    Heading,
    best_title,
    headings_of,
    is_title,
    own_part,
)
from trusthound.domain.posting.extract.walls import ENOUGH_WORDS, refuse_by_words
from trusthound.domain.posting.model import JobPosting, Origin

# A page that says "this job is closed" and little else shows a posting that was there.
_CLOSED_PAGE_WORDS = 400
_ENOUGH_CHARACTERS = 200
_FEWEST_SIGNS = 2
_MANY_LINKED_TITLES = 3
_MOST_PIECES = 4000
_PIECE_CHARACTERS = 2000
# Between the texts of two elements; as white space it parts words like a blank does.
_EDGE = "\x1f"


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


def read_prose(
    tree: LexborHTMLParser, sight: Sight, posting: JobPosting, *, as_of: date
) -> JobPosting:
    """`posting` as its head and elements name it, described by the page's main text."""
    if sight.closing and len(sight.text.split()) < _CLOSED_PAGE_WORDS:
        title = "" if closing_words(posting.title.lower()) else posting.title
        return _described(replace(posting, title=title), main_text(tree))
    if sight.status >= 400:
        refuse_by_words(sight.html, sight.head.title, sight.text)
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=f"status {sight.status}")
    frame = _frame(tree, sight.head)
    text = main_text(tree)
    refuse_listing(sight.links, sight.head, text)
    lines = _pieces(tree)
    labels = stated_by_labels(lines, Origin.PAGE_TEXT, as_of=as_of)
    posting = _titled(posting, labels, frame, sight.head)
    _refuse_linked_titles(posting, frame)
    text = own_part(text, posting.title)
    posting = merged(posting, _dated(tree, as_of=as_of))
    posting = merged(posting, merged(labels, _under_title(lines, posting.title)))
    posting = _employed(posting, labels, frame, sight, text)
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


@dataclass(frozen=True, slots=True)
class Frame:
    """What only the whole page has: its headings, names of the site, every text that it shows,
    and whether a form takes a résumé.
    """

    headings: tuple[Heading, ...]
    votes: tuple[Vote, ...]
    pieces: tuple[str, ...]
    takes_files: bool


def _frame(tree: LexborHTMLParser, head: Head) -> Frame:
    """Read before what surrounds the posting is taken out."""
    takes_files = tree.css_first('input[type="file"]') is not None
    return Frame(headings_of(tree), site_votes(tree, head), _pieces(tree), takes_files)


def _pieces(tree: LexborHTMLParser) -> tuple[str, ...]:
    """The texts that stand between two tags, each on one line; preformatted text has its own."""
    if tree.body and tree.body.css_first("pre") is not None:
        return tuple(clean_text(rendered(tree.body)).split("\n", _MOST_PIECES)[:_MOST_PIECES])
    shown = (tree.body.text(separator=_EDGE) or "") if tree.body else ""
    pieces = shown.split(_EDGE, _MOST_PIECES)[:_MOST_PIECES]
    lines = (" ".join(clean_text(each[:_PIECE_CHARACTERS]).split()) for each in pieces)
    return tuple(each for each in lines if each)


def _titled(posting: JobPosting, labels: JobPosting, frame: Frame, head: Head) -> JobPosting:
    """With the heading, label or part of the page's title that reads most like a job's title."""
    told = origin_of(posting, "title")
    if told and told.detail.endswith(" markup"):
        return posting
    parts = [
        Heading(part, source, 1)
        for source, whole in (("title", head.title), ("og:title", head.shared_title))
        for part in parts_of_title(whole, "")
    ]
    headings = list(frame.headings)
    if labels.title and (label := origin_of(labels, "title")):
        headings.insert(0, Heading(labels.title, label.detail, 4))
    names = {each.name for each in frame.votes} | {head.site_name}
    best = best_title(headings, parts, names)
    bare = without(posting, "title")
    if best is None:
        return bare if is_page_or_part(posting.title) else posting
    origin = Origin.OPEN_GRAPH if best.source in ("title", "og:title") else Origin.PAGE_TEXT
    return merged(with_origins(JobPosting(best.text, "", ""), origin, best.source), bare)


def _refuse_linked_titles(posting: JobPosting, frame: Frame) -> None:
    """Raise where the page's own heading names no job and those that do lead elsewhere."""
    linked = sum(each.leads_away and is_title(each.text) for each in frame.headings)
    if linked >= _MANY_LINKED_TITLES and not is_title(posting.title):
        raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail=f"{linked} linked titles")


def _under_title(lines: Sequence[str], title: str) -> JobPosting:
    at = next((at for at, each in enumerate(lines) if title and title in each), -1)
    return read_header(lines[at + 1 :], Origin.PAGE_TEXT) if at != -1 else JobPosting("", "", "")


def _employed(
    posting: JobPosting, labels: JobPosting, frame: Frame, sight: Sight, text: str
) -> JobPosting:
    """With the employer that marked elements or labels name, else that the page agrees on."""
    told = origin_of(posting, "company")
    address = sight.address or sight.head.address
    is_read = told is not None and told.origin is not Origin.OPEN_GRAPH
    if is_read or _is_certain(posting.company, sight.head, address):
        return posting
    bare = without(posting, "company")
    if labels.company:
        return merged(bare, labels)
    found = employer_of(frame.votes, sight.head, posting.title, frame.pieces, text, address)
    if found is None:
        return bare
    origin = Origin.URL if found.by_address else Origin.PAGE_TEXT
    origin = Origin.OPEN_GRAPH if found.source in ("title", "og:title", "og:site_name") else origin
    return merged(bare, with_origins(JobPosting("", found.name, ""), origin, found.source))


def _is_certain(company: str, head: Head, address: str) -> bool:
    """A page's title names the employer where the site is another's, or where it says "at"."""
    name, shared = company_name(company), head.shared_title or head.title
    apart = bool(head.site_name) and key_of(head.site_name) != key_of(name)
    board = kind_of_host(host_of(address)) is SiteKind.JOB_BOARD
    told = any(each in shared for each in (f" at {company}", f"{company} is hiring"))
    return bool(name) and (apart or board or told or shared.startswith(f"{company} hiring"))


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
