"""An employer's sitemap in, the postings that the pages it names state in schema.org's words out.

Format: sitemaps.org/protocol.html. Only pages of the sitemap's own host are asked for, and of those
only what looks like the address of a posting.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from urllib.parse import urlsplit

from trusthound.adapters.boards.answer import Record, read_xml, records_at, text_at
from trusthound.adapters.boards.board import answered, take_apart
from trusthound.adapters.boards.collection import Collection, Listed, Part, Request, shown
from trusthound.adapters.web.decompress import Unpacker
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.model import JobPosting, Liveness, Origin
from trusthound.domain.search.board import CollectedBoard

_MOST_SITEMAPS = 20
_MOST_PAGES = 500
_URL_CHARACTERS = 400
_UNPACKED_BYTES = 20_000_000
_GZIP = b"\x1f\x8b"
_SITEMAP = re.compile(r"(?i)[\w.-]{0,80}sitemap[\w.-]{0,80}\.xml(?:\.gz)?")
_WORD = (
    r"(?:jobs?|careers?|karriere|vacanc(?:y|ies)|vacatures?|positions?|openings?|stellen?|"
    r"stellen(?:angebote?|anzeigen?)|emplois?|offres?|empleos?|ofertas?|vagas?|lavoro|praca|prace|"
    r"kariera|jobb|stillinger|opportunit(?:y|ies)|roles?|requisitions?)"
)
# A word for work in the path, and behind it what may name one posting.
_JOB = re.compile(rf"(?i)/(?:[\w.-]{{1,60}}-)?{_WORD}(?:-[\w-]{{1,60}})?/[^/]")
_JOBS = re.compile(rf"(?i)(?<![a-z]){_WORD}(?![a-z])")
_STATED = (Origin.JSON_LD, Origin.MICRODATA)
# A page that is none of a posting is not counted as one that could not be read.
_NO_POSTING = (ReadingProblem.NOT_A_POSTING, ReadingProblem.LISTING_PAGE)


@dataclass(frozen=True, slots=True)
class _Left:
    """What is still to be asked for; `is_cut`: there was more than will be."""

    sitemaps: tuple[str, ...] = ()
    pages: tuple[str, ...] = ()
    is_cut: bool = False

    def told(self) -> str:
        left = self.sitemaps or self.pages
        return json.dumps([self.sitemaps, self.pages, self.is_cut]) if left else ""


def _left(at: str, board: CollectedBoard) -> _Left:
    if not at:
        return _Left((board.address,))
    sitemaps, pages, is_cut = json.loads(at)
    return _Left(tuple(sitemaps), tuple(pages), is_cut)


def _tenant_of(url: str) -> str | None:
    """The address of a sitemap itself."""
    parts = take_apart(url)
    if parts is None or not parts.segments or len(url) > _URL_CHARACTERS:
        return None
    is_sitemap = "." in parts.host and _SITEMAP.fullmatch(parts.segments[-1])
    return urlsplit(url)._replace(fragment="").geturl() if is_sitemap else None


def _ask(board: CollectedBoard, at: str, _keys: Mapping[str, str]) -> Request:
    left = _left(at, board)
    if left.sitemaps:
        return Request(left.sitemaps[0], accept="application/xml, text/xml")
    return Request(left.pages[0], accept="text/html")


def _read(page: Page, board: CollectedBoard, at: str, as_of: date) -> Part:
    left = _left(at, board)
    if not left.sitemaps:
        return _read_page(page, board, left, as_of)
    try:
        answer = _sitemap(page)
    except PageUnreadable:
        if not at:
            raise
        return _part(replace(left, sitemaps=left.sitemaps[1:]), unread=1)
    # Sitemaps of sitemaps of sitemaps are against the format.
    maps = () if at else _maps_in(answer, board)
    pages = tuple(dict.fromkeys((*left.pages, *_pages_in(answer, board))))
    return _part(
        _Left(
            (*left.sitemaps[1:], *maps[:_MOST_SITEMAPS]),
            pages[:_MOST_PAGES],
            left.is_cut or len(maps) > _MOST_SITEMAPS or len(pages) > _MOST_PAGES,
        )
    )


def _part(left: _Left, listed: tuple[Listed, ...] = (), *, unread: int = 0) -> Part:
    return Part(listed, left.told(), unread, left.is_cut)


def _sitemap(page: Page) -> Record:
    body = answered(page).body
    if body.startswith(_GZIP):
        unpacker = Unpacker("gzip", _UNPACKED_BYTES)
        unpacker.feed(body)
        body = unpacker.finish()
    answer = read_xml(body)
    if "urlset" not in answer and "sitemapindex" not in answer:
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="no sitemap")
    return answer


def _maps_in(answer: Record, board: CollectedBoard) -> tuple[str, ...]:
    """Those that are named for postings, else all."""
    found = [text_at(each, "loc") for each in records_at(answer, "sitemapindex", "sitemap")]
    own = tuple(each for each in dict.fromkeys(found) if _is_own(each, board))
    return tuple(each for each in own if _JOBS.search(urlsplit(each).path)) or own


def _pages_in(answer: Record, board: CollectedBoard) -> tuple[str, ...]:
    """Those that look like postings, what changed last first."""
    entries = sorted(
        records_at(answer, "urlset", "url"), key=lambda each: text_at(each, "lastmod"), reverse=True
    )
    found = (text_at(each, "loc") for each in entries)
    return tuple(each for each in found if _is_own(each, board) and _JOB.search(_path(each)))


def _path(url: str) -> str:
    return urlsplit(url).path


def _is_own(url: str, board: CollectedBoard) -> bool:
    """Whether it is on the sitemap's host, with or without "www."."""
    parts, own = take_apart(url), take_apart(board.address)
    if parts is None or own is None or len(url) > _URL_CHARACTERS or not url.isprintable():
        return False
    return parts.host.removeprefix("www.") == own.host.removeprefix("www.")


def _read_page(page: Page, board: CollectedBoard, left: _Left, as_of: date) -> Part:
    url, left = left.pages[0], replace(left, pages=left.pages[1:])
    try:
        posting = read_page(page, as_of=as_of)
    except PageUnreadable as unreadable:
        return _part(left, unread=0 if unreadable.problem in _NO_POSTING else 1)
    if posting.liveness is Liveness.CLOSED or not _is_stated(posting):
        return _part(left)
    listed = shown(url, posting, url, board)
    return _part(left, (listed,) if listed else (), unread=0 if listed else 1)


def _is_stated(posting: JobPosting) -> bool:
    return any(each.field == "title" and each.origin in _STATED for each in posting.origins)


COLLECTION = Collection(
    reader="sitemap",
    name="An employer's sitemap",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read,
    tenant_of=_tenant_of,
    every=timedelta(days=1),
    skips=True,
)
