"""A parsed page in, what its head and headings call the posting and its employer out."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.origins import merged, with_origins
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.model import JobPosting, Origin

_LINE_CHARACTERS = 300
_MOST_PLACES = 5
_MOST_METAS = 200
_PLACE_CHARACTERS = 120
_SEPARATOR = re.compile(r"\s+[|–—·•»«:]\s+|\s+-\s+|\s*\|\s*|:\s+")
_HIRING = re.compile(r"(.{2,100}?) (?:is )?hiring (?:an? )?(.{2,150}?)(?: in (.{2,100}))?\Z")
_AT = re.compile(r"(.{2,150}?)\s+(?:at|@|bei|chez|u|w)\s+(.{2,100})\Z")
_AT_BEFORE = re.compile(r"\A(?:at|@|bei|chez|u|w|with)\s+", re.IGNORECASE)
_COMPANY_MARKS = (
    '.topcard__org-name-link, .topcard__flavor, [class*="company-name" i], '
    '[class*="companyname" i], [class*="company_name" i], [class*="employer-name" i], '
    '[data-testid*="company-name" i], [data-test*="employer" i], '
    '[class*="hiring-organization" i], .company-card h2'
)
_TITLE_MARKS = (
    '[class*="topcard__title" i], [class*="job-title" i], [class*="jobtitle" i], '
    '[class*="job_title" i], [data-testid*="job-title" i], [class*="posting-headline" i] h2'
)
_PLACE_MARKS = (
    '.topcard__flavor--bullet:not([class*="applicants"]), [class*="job-location" i], '
    '[class*="joblocation" i], '
    '[class*="job_location" i], [data-testid*="location" i], [class*="posting-location" i], '
    '[itemprop="jobLocation"], a[href*="mapy.cz"], a[href*="google.com/maps"], '
    'a[href*="maps.google"]'
)


@dataclass(frozen=True, slots=True)
class Head:
    """`title` is the document's, `shared_title` the one for sharing, `headings` the h1s.

    `organization` is what the page's data calls its site or publisher, where it holds no posting.
    """

    title: str
    shared_title: str
    site_name: str
    address: str
    headings: tuple[str, ...]
    organization: str = ""


def read_head(tree: LexborHTMLParser, organization: str = "") -> Head:
    metas = _metas(tree)
    return Head(
        title=_text(tree, "title"),
        shared_title=_told(metas, "og:title") or _told(metas, "twitter:title"),
        site_name=_told(metas, "og:site_name"),
        address=_canonical(tree) or _told(metas, "og:url"),
        headings=_texts(tree, "h1") or _texts(tree, _TITLE_MARKS)[:1],
        organization=organization,
    )


def headed(head: Head) -> JobPosting:
    """Title and company as the head and the first heading state them together.

    A heading that the page's title repeats is the posting's title; what else stands in the
    page's title is the employer and the site.
    """
    shared = head.shared_title or head.title
    heading = next(
        (each for each in head.headings if each.lower() in f"{head.title} {shared}".lower()), ""
    )
    title, company = _split(shared, heading, head.site_name)
    from_heading = with_origins(
        JobPosting(heading or (head.headings[0] if not title and head.headings else ""), "", ""),
        Origin.PAGE_TEXT,
        "h1",
    )
    detail = "og:title" if head.shared_title else "title"
    from_title = with_origins(JobPosting(title, company, ""), Origin.OPEN_GRAPH, detail)
    return merged(from_heading, from_title)


def with_head(posting: JobPosting, head: Head) -> JobPosting:
    """With title and company as the head states them, where they are not yet known."""
    return posting if posting.title and posting.company else merged(posting, headed(head))


def marked(tree: LexborHTMLParser, known: JobPosting) -> JobPosting:
    """Company and places, where not yet known, as sites name the elements that hold them."""
    if known.company and known.places:
        return known
    company = "" if known.company else _text(tree, _COMPANY_MARKS)
    lines = () if known.places else _texts(tree, _PLACE_MARKS)[:_MOST_PLACES]
    places = tuple(written_place(each) for each in lines if len(each) <= _PLACE_CHARACTERS)
    posting = JobPosting("", company, "", places=places)
    return merged(known, with_origins(posting, Origin.PAGE_TEXT, "by the element's name"))


def _split(shared: str, heading: str, site_name: str) -> tuple[str, str]:
    """The posting's title and the employer in a page's title, each "" where it is not told."""
    parts = [each for each in _SEPARATOR.split(shared) if each]
    if hiring := _HIRING.match(parts[0] if parts else ""):
        return heading or hiring[2], hiring[1]
    if heading:
        start = shared.lower().find(heading.lower())
        before, after = shared[:start], shared[start + len(heading) :]
        if at := re.match(r"\s+(?:at|@|bei|chez)\s+(.+)", after):
            before, after = "", f" | {at[1]}"
        others = [*_SEPARATOR.split(before), *_SEPARATOR.split(after)]
        names = [name for each in others if (name := each.strip(" |–—-:·,"))]
        return heading, _employer(names, site_name)
    if parts and (at := _AT.match(parts[0])):
        return at[1], at[2]
    return (parts[0] if parts else ""), ""


def parts_of_title(shared: str, title: str) -> list[str]:
    """What stands in a page's title beside the posting's own, part by part."""
    start = shared.lower().find(title.lower()) if title else -1
    pieces = [shared] if start == -1 else [shared[:start], shared[start + len(title) :]]
    parts = (part.strip(" |–—-:·,") for each in pieces for part in _SEPARATOR.split(each))
    return [_AT_BEFORE.sub("", each) for each in parts if each]


def _employer(names: list[str], site_name: str) -> str:
    """The only name left of a page's title when the site's own is left out.

    One name beside the heading may be the site's, so it counts only where the site is known to
    be another.
    """
    others = [each for each in names if each.lower() != site_name.lower()]
    return others[0] if len(others) >= 1 and (site_name or len(names) <= 2) else ""


def _text(tree: LexborHTMLParser, selector: str) -> str:
    node = tree.css_first(selector)  # mostly enough, and it looks no further
    return _line(node) or next(_lines(tree, selector), "") if node else ""


def _texts(tree: LexborHTMLParser, selector: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_lines(tree, selector)))


def _lines(tree: LexborHTMLParser, selector: str) -> Iterator[str]:
    for node in tree.css(selector)[:10]:
        if line := _line(node):
            yield line


def _line(node: LexborNode) -> str:
    return clean_line((node.text(separator=" ") or "")[:2000], _LINE_CHARACTERS)


def _metas(tree: LexborHTMLParser) -> dict[str, str]:
    """What the page says about itself, by the name of each thing; the first of a name counts."""
    metas: dict[str, str] = {}
    for node in tree.css("meta[property], meta[name]")[:_MOST_METAS]:
        attributes = node.attributes
        for kind in ("property", "name"):
            if name := attributes.get(kind):
                metas.setdefault(name, attributes.get("content") or "")
    return metas


def _told(metas: Mapping[str, str], name: str) -> str:
    return clean_line(metas.get(name, "")[:2000], 1000)


def _canonical(tree: LexborHTMLParser) -> str:
    node = tree.css_first('link[rel="canonical" i]')
    return (node.attributes.get("href") or "").strip() if node else ""
