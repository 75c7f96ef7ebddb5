"""A fetched page in, the posting it shows out, or the reason why it shows none."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from urllib.parse import urlsplit

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.addresses import web_address
from trusthound.domain.posting.extract.anchors import apply_link, linked_contacts
from trusthound.domain.posting.extract.clean import INVISIBLE
from trusthound.domain.posting.extract.closing import closing_of, shut_application
from trusthound.domain.posting.extract.decode import Source, source_of
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.extract.head import Head, marked, read_head, with_head
from trusthound.domain.posting.extract.hidden import take_hidden
from trusthound.domain.posting.extract.invisible import written_invisibly
from trusthound.domain.posting.extract.json_ld import LinkedData, linked_data
from trusthound.domain.posting.extract.listing import links_of
from trusthound.domain.posting.extract.liveness import with_liveness
from trusthound.domain.posting.extract.main_text import main_text, take_unread, text_beside
from trusthound.domain.posting.extract.markup import (
    SiteMarkup,
    closed_mark,
    open_mark,
    read_age,
    read_marked,
)
from trusthound.domain.posting.extract.microdata import microdata
from trusthound.domain.posting.extract.origins import merged, with_origins
from trusthound.domain.posting.extract.page_data import posting_for_scripts
from trusthound.domain.posting.extract.parsing import parse_source
from trusthound.domain.posting.extract.prose import Sight, read_prose
from trusthound.domain.posting.extract.schema_org import read_schema_org
from trusthound.domain.posting.extract.sent_on import closed_by_sending_on
from trusthound.domain.posting.extract.walls import refuse_by_status
from trusthound.domain.posting.model import JobPosting, Liveness, LivenessEvidence, Origin

_MOST_BYTES = 10_000_000
# A description in a page's data that is shorter than this is a teaser; the page holds the whole.
_TEASER_CHARACTERS = 200


def read_page(page: Page, *, as_of: date, markup: SiteMarkup | None = None) -> JobPosting:
    """Read one posting; raises PageUnreadable for walls, logins, listings and other pages.

    Each field comes from the elements that `markup` names, else from JSON-LD, else microdata, else
    the head, else the page's text; of a page without text, from what it holds for its scripts.
    """
    refuse_by_status(page)
    if gone := closed_by_sending_on(page):
        return gone
    source = _source_of(page)
    tree = parse_source(source)
    # Early, because every question to the tree visits all of it.
    scripts = take_unread(tree)
    linked = linked_data(scripts)
    hidden = take_hidden(tree, source)
    head = read_head(tree, linked.organization)
    marks = read_marked(tree, markup, as_of=as_of) if markup else None
    posting = _from_data(linked, microdata(tree), page, head, as_of=as_of)
    if marks and marks.title and marks.description:
        posting = merged(marks, posting) if posting else with_head(marks, head)
    opening = ""
    if markup:
        opening = open_mark(tree, markup)
        # How old a posting was on the day when somebody saved its page tells no date.
        if posting and page.url:
            posting = merged(posting, read_age(tree, markup, as_of=as_of))
    shown = (tree.body.text(separator=" ") or "") if tree.body else ""
    unseen = written_invisibly(shown)
    hidden += unseen or written_invisibly(_as_written(tree, linked))
    text = " ".join((INVISIBLE.sub("", shown) if unseen or "\xad" in shown else shown).split())
    shut, no_apply = shut_application(tree)
    closing = (closed_mark(tree, markup) if markup else "") or closing_of(tree, text) or shut
    apply_url = "" if posting and posting.apply_url else apply_link(tree, page.final_url)
    if posting is None:
        sight = Sight(source.text, links_of(tree), text, closing, page.status, head, page.final_url)
        try:
            posting = read_prose(tree, sight, as_of=as_of)
        except PageUnreadable as unreadable:
            told = posting_for_scripts(scripts, unreadable, page.final_url or page.url, as_of=as_of)
            posting = with_head(told, head)
    else:
        posting = marked(tree, posting)
        if len(posting.description) < _TEASER_CHARACTERS:
            posting = _with_whole_description(posting, main_text(tree))
        posting = replace(posting, page_text=text_beside(tree, posting.description))
    if apply_url:
        posting = merged(posting, _applied_at(apply_url))
    hidden = tuple(dict.fromkeys((*posting.hidden_text, *hidden)))
    posting = replace(posting, url=_address(posting, head, page), hidden_text=hidden)
    posting = with_liveness(
        posting,
        text=text,
        closing=closing,
        may_apply=not no_apply,
        status=page.status,
        as_of=as_of,
    )
    if opening and posting.liveness is Liveness.UNKNOWN:
        evidence = LivenessEvidence(opening, "the page")
        posting = replace(posting, liveness=Liveness.OPEN, liveness_evidence=evidence)
    posting = finish(posting)
    contacts = linked_contacts(tree, posting, page.final_url)
    return replace(posting, contacts=contacts, by_scripts=page.by_scripts)


def _as_written(tree: LexborHTMLParser, linked: LinkedData) -> str:
    """The page's title, and the posting's title and description in its data, not yet cleaned."""
    title = tree.css_first("title")
    told = (each.get(key) for each in linked.postings[:1] for key in ("title", "description"))
    texts = [title.text() if title else "", *(each for each in told if isinstance(each, str))]
    return "\n".join(each for each in texts if each)


def _source_of(page: Page) -> Source:
    if len(page.body) > _MOST_BYTES:
        raise PageUnreadable(ReadingProblem.TOO_LARGE, detail=f"{len(page.body)} bytes")
    source = source_of(page.body, page.header("content-type"))
    if not source.text.lstrip("\x00 \r\n\t\ufeff"):
        raise PageUnreadable(ReadingProblem.NO_TEXT, detail="an empty answer")
    return source


def _from_data(
    linked: LinkedData,
    items: Sequence[Mapping[str, object]],
    page: Page,
    head: Head,
    *,
    as_of: date,
) -> JobPosting | None:
    """The posting that the page's own data describes, completed from its head; None without."""
    postings = [read_schema_org(each, Origin.JSON_LD, as_of=as_of) for each in linked.postings]
    noted = [read_schema_org(each, Origin.MICRODATA, as_of=as_of) for each in items]
    if not postings and not noted:
        if linked.listed > 1:
            raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail="an ItemList")
        return None
    posting = _own(postings or noted, page, head)
    if postings and len(noted) == 1:
        posting = merged(posting, noted[0])
    return with_head(posting, head)


def _own(postings: list[JobPosting], page: Page, head: Head) -> JobPosting:
    """The one posting of several that this page is about: by its address, else by its title."""
    if len({(each.title, each.company) for each in postings}) == 1:
        return postings[0]
    paths = {_path(each) for each in (page.final_url, page.url, head.address)} - {""}
    by_address = [each for each in postings if _path(each.url) in paths]
    by_title = [each for each in postings if each.title and each.title in head.headings]
    for found in (by_address, by_title):
        if len(found) == 1:
            return found[0]
    raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail=f"{len(postings)} postings")


def _path(url: str) -> str:
    return urlsplit(web_address(url)).path.rstrip("/")


def _with_whole_description(posting: JobPosting, text: str) -> JobPosting:
    if len(text) <= len(posting.description):
        return posting
    origins = tuple(each for each in posting.origins if each.field != "description")
    longer = replace(posting, description=text, origins=origins)
    return with_origins(longer, Origin.PAGE_TEXT, "main text")


def _applied_at(url: str) -> JobPosting:
    return with_origins(JobPosting("", "", "", apply_url=url), Origin.PAGE_TEXT, "apply link")


def _address(posting: JobPosting, head: Head, page: Page) -> str:
    """The address fetched, or the page's own name for it on the same site.

    A saved page has only the latter.
    """
    fetched = page.final_url or page.url
    canonical = web_address(head.address, fetched)
    if not fetched:
        return canonical or posting.url
    parts, asked = urlsplit(canonical), urlsplit(fetched)
    return canonical if parts.hostname == asked.hostname and len(parts.path) > 1 else fetched
