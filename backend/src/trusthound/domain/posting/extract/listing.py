"""A page without data of its own in; raises where it lists postings instead of showing one."""

import re
from collections import Counter
from urllib.parse import urlsplit

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.posting.extract.head import Head

_MANY_LINKS = 6
_HEADED_LINKS = "h2 a[href], h3 a[href], h4 a[href], li a[href], article a[href], tr a[href], a[href] h2, a[href] h3"
_NUMBER = re.compile(r"\d{3,}|[0-9a-f]{8}-[0-9a-f]{4}|-\d+")
_POSTING_PATH = re.compile(
    r"/(?:jobs?|careers?|positions?|vacanc(?:y|ies)|rpd|nabidka|prace|stellen\w*|offres?|oferta|"
    r"opening|view|viewjob|job-details?)/",
    re.IGNORECASE,
)
_PROSE_LINE = 180


def refuse_listing(tree: LexborHTMLParser, head: Head, text: str) -> None:
    """Many links of one shape to postings, and no prose of its own."""
    if sum(len(each) >= _PROSE_LINE for each in text.split("\n")) >= 3 and head.headings:
        return
    shapes = Counter(_shape(each.attributes.get("href") or "") for each in tree.css("a[href]"))
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
