"""A fetched page in, the posting it shows out, or the reason why it shows none."""

from dataclasses import replace
from datetime import date
from urllib.parse import urlsplit

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.addresses import web_address
from trusthound.domain.posting.extract.anchors import apply_link, linked_contacts
from trusthound.domain.posting.extract.clean import clean_text
from trusthound.domain.posting.extract.decode import decoded
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.extract.head import Head, headed, read_head
from trusthound.domain.posting.extract.hidden import hidden_nodes, hidden_texts
from trusthound.domain.posting.extract.json_ld import linked_data
from trusthound.domain.posting.extract.likeness import ENOUGH_CUES, cues_of_a_posting
from trusthound.domain.posting.extract.listing import posting_links, refuse_listing
from trusthound.domain.posting.extract.liveness import closing_words, with_liveness
from trusthound.domain.posting.extract.main_text import main_text
from trusthound.domain.posting.extract.microdata import microdata
from trusthound.domain.posting.extract.origins import merged, with_origins
from trusthound.domain.posting.extract.parsing import parse
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.rendering import rendered
from trusthound.domain.posting.extract.schema_org import read_schema_org
from trusthound.domain.posting.extract.walls import ENOUGH_WORDS, refuse_by_status, refuse_by_words
from trusthound.domain.posting.model import JobPosting, Liveness, Origin

_MOST_BYTES = 10_000_000
_SHORT_DESCRIPTION = 200
_NOT_TEXT = (b"%PDF", b"PK\x03\x04", b"\x89PNG", b"GIF8", b"\xff\xd8\xff", b"\x1f\x8b")


def read_page(page: Page, *, as_of: date) -> JobPosting:
    """Read one posting; raises PageUnreadable for walls, logins, listings and other pages.

    Each field comes from JSON-LD, else microdata, else the head, else the page's text.
    """
    refuse_by_status(page)
    html = _text_of(page)
    tree = parse(html)
    hidden = hidden_nodes(tree)
    secrets = hidden_texts(html, hidden)
    for node in hidden:
        if node.tag not in ("html", "body"):
            node.decompose()
    seen = clean_text(rendered(tree.body)) if tree.body else ""
    head = read_head(tree)
    apply_url = apply_link(tree, page.final_url)
    posting = _structured(tree, page, head, as_of=as_of)
    if posting is None:
        posting = _unstructured(tree, html, seen, head, page)
    posting = merged(posting, _from_marks(head))
    if not posting.apply_url:
        posting = with_origins(replace(posting, apply_url=apply_url), Origin.PAGE_TEXT, "a")
    posting = replace(posting, url=_address(posting, head, page), hidden_text=secrets)
    posting = with_liveness(posting, text=seen, status=page.status, as_of=as_of)
    posting = finish(posting)
    return replace(posting, contacts=linked_contacts(tree, posting, page.final_url))


def _text_of(page: Page) -> str:
    if len(page.body) > _MOST_BYTES:
        raise PageUnreadable(ReadingProblem.TOO_LARGE, detail=f"{len(page.body)} bytes")
    if page.body.startswith(_NOT_TEXT):
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="a file, not a page")
    html = decoded(page.body, page.header("content-type"))
    if not html.strip("\x00 \r\n\t\ufeff"):
        raise PageUnreadable(ReadingProblem.NO_TEXT, detail="an empty answer")
    return html


def _structured(
    tree: LexborHTMLParser, page: Page, head: Head, *, as_of: date
) -> JobPosting | None:
    """The posting that the page's own data describes, completed from its head and text."""
    linked = linked_data(tree)
    marked = microdata(tree)
    postings = [read_schema_org(each, Origin.JSON_LD, as_of=as_of) for each in linked.postings]
    postings = postings or [read_schema_org(each, Origin.MICRODATA, as_of=as_of) for each in marked]
    if not postings:
        if linked.listed > 1:
            raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail="an ItemList")
        return None
    posting = _own(postings, page, head)
    if marked and linked.postings:
        posting = merged(posting, read_schema_org(marked[0], Origin.MICRODATA, as_of=as_of))
    posting = merged(posting, headed(head))
    if len(posting.description) < _SHORT_DESCRIPTION:
        text = main_text(tree)
        if len(text) > len(posting.description):
            posting = replace(
                posting,
                description=text,
                origins=tuple(each for each in posting.origins if each.field != "description"),
            )
            posting = with_origins(posting, Origin.PAGE_TEXT)
    return posting


def _own(postings: list[JobPosting], page: Page, head: Head) -> JobPosting:
    """The one posting of several that this page is about: by its address, else by its title."""
    if len(postings) == 1 or len({(each.title, each.company) for each in postings}) == 1:
        return postings[0]
    paths = {urlsplit(each).path.rstrip("/") for each in (page.final_url, page.url, head.address)}
    by_address = [
        each
        for each in postings
        if each.url and (path := urlsplit(each.url).path.rstrip("/")) and path in paths
    ]
    by_title = [
        each
        for each in postings
        if each.title and (each.title in head.headings or head.title.startswith(each.title))
    ]
    for found in (by_address, by_title):
        if len(found) == 1:
            return found[0]
    raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail=f"{len(postings)} postings")


def _unstructured(
    tree: LexborHTMLParser, html: str, seen: str, head: Head, page: Page
) -> JobPosting:
    """The posting that the page's text is, or the reason why it is none."""
    posting = headed(head)
    closing = closing_words(seen)
    if closing and len(seen.split()) < 400:
        title = "" if closing_words(posting.title) else posting.title
        return replace(posting, title=title, description=main_text(tree), liveness=Liveness.CLOSED)
    refuse_by_words(html, head.title, seen)
    if page.status >= 400:
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=f"status {page.status}")
    links = posting_links(tree)
    text = main_text(tree)
    refuse_listing(links, head, text)
    if len(text.split(maxsplit=ENOUGH_WORDS)) < ENOUGH_WORDS:
        raise PageUnreadable(ReadingProblem.NO_TEXT, detail="no text but the site's own")
    cues = cues_of_a_posting(text) + bool(head.company_marks) + bool(head.place_marks)
    if not posting.title or cues < ENOUGH_CUES:
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=f"{cues} cues of a posting")
    return with_origins(replace(posting, description=text), Origin.PAGE_TEXT, "main text")


def _from_marks(head: Head) -> JobPosting:
    """Company and places by the names that sites give to their elements."""
    posting = JobPosting(
        title="",
        company=head.company_marks[0] if head.company_marks else "",
        description="",
        places=tuple(written_place(each) for each in head.place_marks[:3] if len(each) < 120),
    )
    return with_origins(posting, Origin.PAGE_TEXT, "by the element's name")


def _address(posting: JobPosting, head: Head, page: Page) -> str:
    """The page's canonical address where it is on the same site, else the one fetched."""
    fetched = page.final_url or page.url
    canonical = web_address(head.address, fetched)
    same = urlsplit(canonical).hostname == urlsplit(fetched).hostname
    deep = len(urlsplit(canonical).path) > 1
    if canonical and deep and (same or not fetched):
        return canonical
    return fetched or posting.url
