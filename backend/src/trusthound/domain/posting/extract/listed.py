"""A page that lists postings in; the openings on it, each once, in their order, out.

By the page's own data, else by the links that look like a posting's. Whose sites they lead to is
for others to judge.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import date

from selectolax.lexbor import LexborNode

from trusthound.domain.common.listed_opening import ListedOpening
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.addresses import web_address
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.decode import source_of
from trusthound.domain.posting.extract.finish import TITLE_CHARACTERS
from trusthound.domain.posting.extract.gazetteer import CITIES
from trusthound.domain.posting.extract.hidden import take_hidden
from trusthound.domain.posting.extract.json_ld import linked_data
from trusthound.domain.posting.extract.listing import posting_folder
from trusthound.domain.posting.extract.main_text import take_unread
from trusthound.domain.posting.extract.parsing import parse_source
from trusthound.domain.posting.extract.places import settled, written_place
from trusthound.domain.posting.extract.schema_org import read_schema_org
from trusthound.domain.posting.model import Origin

MOST_LISTED = 200
_MOST_ANCHORS = 2000
# From a link up to the card or the row that it stands in.
_MOST_STEPS_UP = 4
_MOST_LINES = 12
_LINE_CHARACTERS = 80
_HEADINGS = "h1, h2, h3, h4, h5, h6"
# What a link says that leads to a posting and does not name it.
_NO_TITLES = frozenset(
    {"apply", "apply now", "view", "view job", "view details", "details", "read more", "more",
     "learn more", "see more", "see job", "share", "save", "save job", "mehr", "mehr erfahren",
     "jetzt bewerben", "postuler", "voir l'offre", "ver oferta"}
)  # fmt: skip


def openings_listed(
    page: Page, *, as_of: date, known: Callable[[str], bool]
) -> tuple[ListedOpening, ...]:
    """At most MOST_LISTED; none where nothing names one. `known` tells a posting of a board by its
    absolute address.
    """
    source = source_of(page.body, page.header("content-type"))
    tree = parse_source(source)
    linked = linked_data(take_unread(tree))
    take_hidden(tree, source)
    told = _each_once(_told(linked.postings, page.final_url, as_of), page)
    if len(told) > 1 or tree.body is None:
        return told
    return _each_once(_linked(tree.css("a[href]")[:_MOST_ANCHORS], page.final_url, known), page)


def _each_once(found: Iterator[ListedOpening], page: Page) -> tuple[ListedOpening, ...]:
    """The first that names it, without the page itself."""
    known: dict[str, ListedOpening] = {}
    here = {_bare(page.url), _bare(page.final_url)}
    for each in found:
        if _bare(each.url) not in here:
            known.setdefault(_bare(each.url), each)
        if len(known) >= MOST_LISTED:
            break
    return tuple(known.values())


def _told(
    postings: tuple[Mapping[str, object], ...], origin: str, as_of: date
) -> Iterator[ListedOpening]:
    for each in postings:
        posting = read_schema_org(each, Origin.JSON_LD, as_of=as_of)
        title, url = _title(posting.title), web_address(posting.url, origin)
        if title and url:
            place = next((each.text for each in settled(posting.places)), "")
            yield ListedOpening(title, url, place)


def _linked(
    anchors: list[LexborNode], origin: str, known: Callable[[str], bool]
) -> Iterator[ListedOpening]:
    hrefs = {each.attributes.get("href") or "" for each in anchors}
    urls = {each: web_address(each, origin) for each in hrefs}
    postings = {each for each, url in urls.items() if url and (posting_folder(each) or known(url))}
    for anchor in anchors:
        href = anchor.attributes.get("href") or ""
        if href not in postings:
            continue
        heading = anchor.css_first(_HEADINGS)
        lines = _lines(anchor)
        title = _title(heading.text() if heading else next(iter(lines), ""))
        if title:
            yield ListedOpening(title, urls[href], _place(_lines(_card(anchor, postings)), title))


def _card(anchor: LexborNode, postings: set[str]) -> LexborNode:
    """The widest element around the link that holds no link to another posting."""
    card, own = anchor, anchor.attributes.get("href")
    for _ in range(_MOST_STEPS_UP):
        around = card.parent
        if around is None or around.tag in {"body", "main", "html"}:
            break
        others = (each.attributes.get("href") or "" for each in around.css("a[href]")[:10])
        if any(each != own and each in postings for each in others):
            break
        card = around
    return card


def _lines(node: LexborNode) -> list[str]:
    """The first of its texts, as they stand below or beside each other."""
    written = (node.text(separator="\n") or "")[: _MOST_LINES * _LINE_CHARACTERS * 4]
    lines = (clean_line(each, TITLE_CHARACTERS) for each in written.split("\n"))
    return [each for each in lines if each][:_MOST_LINES]


def _title(words: str) -> str:
    title = clean_line(words, TITLE_CHARACTERS)
    named = any(map(str.isalpha, title)) and title.lower().strip(" →›»>.") not in _NO_TITLES
    return title if named else ""


def _place(lines: list[str], title: str) -> str:
    """The first line that names a place for certain."""
    for line in lines:
        if line == title or len(line) > _LINE_CHARACTERS:
            continue
        if line.lower() in CITIES or any(
            each.country or each.locality for each in settled([written_place(line)])
        ):
            return line
    return ""


def _bare(url: str) -> str:
    return url.partition("#")[0].rstrip("/")
