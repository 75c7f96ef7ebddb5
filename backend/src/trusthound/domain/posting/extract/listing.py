"""A page without data of its own in; raises where it lists postings instead of showing one."""

import re
from collections import Counter
from urllib.parse import urlsplit

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.posting.extract.head import Head
from trusthound.domain.posting.extract.parsing import parse

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


def refuse_listing(html: str, head: Head, text: str) -> None:
    """Raise for many links to postings on a page without a heading and prose of its own.

    Reads the page anew, because `text` was found by taking it apart; few pages come that far.
    """
    prose = sum(len(each) >= _PROSE_LINE for each in text.split("\n"))
    if head.headings and prose >= _ENOUGH_PROSE_LINES:
        return
    links = parse(html).css("a[href]")[:_MOST_LINKS]
    shapes = Counter(_shape(each.attributes.get("href") or "") for each in links)
    del shapes[""]
    most = max(shapes.values(), default=0)
    if most >= _MANY_LINKS:
        raise PageUnreadable(ReadingProblem.LISTING_PAGE, detail=f"{most} links to postings")


def _shape(href: str) -> str:
    """The folder of a link that looks like a posting's, "" for any other."""
    try:
        path = urlsplit(href[:500]).path
    except ValueError:
        return ""
    if not _POSTING_PATH.search(path) or not _NUMBER.search(path):
        return ""
    return path.strip("/").partition("/")[0]
