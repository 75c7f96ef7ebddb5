"""The links and the text of a page without data in; whether it lists postings out."""

import re
from collections import Counter
from urllib.parse import urlsplit

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem

_MANY_LINKS = 6
_MOST_LINKS = 2000
_NUMBER = re.compile(r"\d{3,}|[0-9a-f]{8}-[0-9a-f]{4}|-\d+")
_POSTING_PATH = re.compile(
    r"/(?:jobs?|careers?|positions?|vacanc(?:y|ies)|rpd|nabidka|prace|stellen\w*|offres?|oferta|"
    r"opening|view|viewjob|job-details?)/",
    re.IGNORECASE,
)
_PROSE_LINE = 150
_ENOUGH_PROSE_LINES = 2


def links_of(tree: LexborHTMLParser) -> tuple[str, ...]:
    """Where the page's links lead, as they are written."""
    return tuple(each.attributes.get("href") or "" for each in tree.css("a[href]")[:_MOST_LINKS])


def refuse_listing(links: tuple[str, ...]) -> None:
    """Raise for many links to postings: such a page has a heading and prose, or it is a list."""
    shapes = Counter(map(posting_folder, links))
    del shapes[""]
    most = max(shapes.values(), default=0)
    if most >= _MANY_LINKS:
        raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail=f"{most} links to postings")


def has_prose(text: str) -> bool:
    return sum(len(each) >= _PROSE_LINE for each in text.split("\n")) >= _ENOUGH_PROSE_LINES


def posting_folder(href: str) -> str:
    """The folder of a link that looks like a posting's, "" for any other."""
    href = href[:500]
    if not _POSTING_PATH.search(href):  # most links are taken apart no further
        return ""
    try:
        path = urlsplit(href).path
    except ValueError:
        return ""
    if not _POSTING_PATH.search(path) or not _NUMBER.search(path):
        return ""
    return path.strip("/").partition("/")[0]
