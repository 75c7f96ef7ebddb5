"""The whole of a page in, its headings and names; a posting in, it with title and employer, out."""

from dataclasses import dataclass

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.facts.site import SiteKind
from trusthound.domain.facts.site_kinds import kind_of_host
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.employer import employer_of, host_of
from trusthound.domain.posting.extract.head import Head, parts_of_title
from trusthound.domain.posting.extract.job_words import is_page_or_part
from trusthound.domain.posting.extract.name_words import company_name, key_of
from trusthound.domain.posting.extract.origins import merged, origin_of, with_origins, without
from trusthound.domain.posting.extract.pieces import EDGE
from trusthound.domain.posting.extract.rendering import rendered
from trusthound.domain.posting.extract.titles import Heading, best_title, headings_of, is_title
from trusthound.domain.posting.extract.votes import Vote, site_votes
from trusthound.domain.posting.model import JobPosting, Origin

_DETAIL_CHARACTERS = 120


@dataclass(frozen=True, slots=True)
class Frame:
    """What only the whole page has: its headings, names of the site, and whether a form takes
    files; `shown` is every text, with an edge between two.
    """

    headings: tuple[Heading, ...]
    votes: tuple[Vote, ...]
    shown: str
    takes_files: bool


def frame_of(tree: LexborHTMLParser, posting: JobPosting, head: Head, address: str) -> Frame:
    """Read before what surrounds the posting is taken out, and only where it is needed."""
    takes_files = tree.css_first('input[type="file"]') is not None
    titled, employed = _is_titled(posting), _is_employed(posting, head, address)
    return Frame(
        () if titled else headings_of(tree),
        () if titled and employed else site_votes(tree, head),
        "" if employed else shown_texts(tree),
        takes_files,
    )


def _is_titled(posting: JobPosting) -> bool:
    """Whether a site's markup names the title, or a heading of an occupation that the head has."""
    told = origin_of(posting, "title")
    marked = told is not None and told.detail.endswith(" markup")
    return marked or (told is not None and told.detail == "h1" and is_title(posting.title))


def _is_employed(posting: JobPosting, head: Head, address: str) -> bool:
    """Whether elements name the employer, or the page's title where the site is another's."""
    told = origin_of(posting, "company")
    if told is None:
        return False
    read = told.origin is not Origin.OPEN_GRAPH
    return read or _is_certain(posting.company, head, address)


def shown_texts(tree: LexborHTMLParser) -> str:
    """The texts that stand between two tags; preformatted text has lines of its own."""
    if tree.body is None:
        return ""
    if tree.body.css_first("pre") is not None:
        return rendered(tree.body).replace("\n", EDGE)
    return tree.body.text(separator=EDGE) or ""


def with_title(posting: JobPosting, labels: JobPosting, frame: Frame, head: Head) -> JobPosting:
    """With the heading, label or part of the page's title that reads most like a job's title."""
    if _is_titled(posting):
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


def with_employer(
    posting: JobPosting, labels: JobPosting, frame: Frame, head: Head, *, text: str, address: str
) -> JobPosting:
    """With the employer that marked elements or labels name, else that the page agrees on."""
    if _is_employed(posting, head, address):
        return posting
    bare = without(posting, "company")
    if labels.company:
        return merged(bare, labels)
    found = employer_of(frame.votes, head, posting.title, frame.shown, text, address)
    if found is None:
        return bare
    origin = Origin.URL if found.by_address else Origin.PAGE_TEXT
    origin = Origin.OPEN_GRAPH if found.source in ("title", "og:title", "og:site_name") else origin
    source = clean_line(found.source, _DETAIL_CHARACTERS)
    return merged(bare, with_origins(JobPosting("", found.name, ""), origin, source))


def _is_certain(company: str, head: Head, address: str) -> bool:
    """A page's title names the employer where the site is another's, or where it says "at"."""
    name, shared = company_name(company), head.shared_title or head.title
    apart = bool(head.site_name) and key_of(head.site_name) != key_of(name)
    board = kind_of_host(host_of(address)) is SiteKind.JOB_BOARD
    told = any(each in shared for each in (f" at {company}", f"{company} is hiring"))
    return bool(name) and (apart or board or told or shared.startswith(f"{company} hiring"))
