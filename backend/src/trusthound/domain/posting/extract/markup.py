"""A page of a site whose ways we know in, the posting that its marked elements state out."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.domain.posting.extract.clean import clean_line, clean_text
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.origins import with_origins
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.rendering import rendered
from trusthound.domain.posting.extract.terms import employment_types, remote_work
from trusthound.domain.posting.model import JobPosting, Origin

_LINE_CHARACTERS = 400
_MOST_NODES = 20


@dataclass(frozen=True, slots=True)
class SiteMarkup:
    """Where a site's posting page says what.

    `signs` stand, all of them, in the source of every posting page of the site and of no other
    site's. The rest are CSS selectors, "" for what the page has no element for; "selector@name"
    reads the attribute of that name in place of the element's text. `closed` matches on postings
    that are closed only, `open` on those only that take applications; `noise` is cut out before
    anything is read, first what holds much: the fewer elements are asked for the rest.
    `date_posted` may also show an age, such as "2 weeks ago".
    """

    system: str
    signs: tuple[bytes, ...]
    title: str
    description: str
    company: str = ""
    company_site: str = ""
    places: str = ""
    remote: str = ""
    pay: str = ""
    employment_types: str = ""
    date_posted: str = ""
    valid_through: str = ""
    identifier: str = ""
    apply_url: str = ""
    closed: str = ""
    open: str = ""
    noise: tuple[str, ...] = ()


def read_marked(tree: LexborHTMLParser, markup: SiteMarkup, *, as_of: date) -> JobPosting:
    """What the marked elements state, each field with its selector; empty where there is none."""
    for noise in markup.noise:
        for node in tree.css(noise):
            node.decompose()
    places = tuple(written_place(each) for each in _lines(tree, markup.places))
    return with_origins(
        JobPosting(
            title=_line(tree, markup.title),
            company=_line(tree, markup.company),
            description=_text(tree, markup.description),
            company_site=_line(tree, markup.company_site),
            places=tuple(dict.fromkeys(places)),
            remote=remote_work(_line(tree, markup.remote) or " ".join(e.text for e in places)),
            pay=read_pay(_line(tree, markup.pay)) if markup.pay else None,
            employment_types=employment_types(" ".join(_lines(tree, markup.employment_types))),
            date_posted=_day(_line(tree, markup.date_posted), as_of),
            valid_through=read_date(_line(tree, markup.valid_through), as_of=as_of),
            identifier=_line(tree, markup.identifier),
            apply_url=_line(tree, markup.apply_url),
        ),
        Origin.PAGE_TEXT,
        f"{markup.system} markup",
    )


def read_age(tree: LexborHTMLParser, markup: SiteMarkup, *, as_of: date) -> JobPosting:
    """The day of posting as the page's age tells it, on a page that was fetched on `as_of`."""
    day = read_date(_line(tree, markup.date_posted), as_of=as_of)
    aged = JobPosting(title="", company="", description="", date_posted=day)
    return with_origins(aged, Origin.PAGE_TEXT, f"{markup.system} markup")


def closed_mark(tree: LexborHTMLParser, markup: SiteMarkup) -> str:
    """The words of the element that stands on closed postings only, "" without it."""
    return _mark(tree, markup.closed, "marked as closed")


def open_mark(tree: LexborHTMLParser, markup: SiteMarkup) -> str:
    """The words of the element that stands on open postings only, "" without it."""
    return _mark(tree, markup.open, "takes applications")


def _mark(tree: LexborHTMLParser, selector: str, otherwise: str) -> str:
    if not selector or tree.css_first(selector) is None:
        return ""
    return _line(tree, selector) or otherwise


def _day(text: str, as_of: date) -> date | None:
    """The day that a text names, None for an age: it would be another one a day earlier."""
    day = read_date(text, as_of=as_of)
    if day is None:
        return None
    return day if day == read_date(text, as_of=as_of - timedelta(days=1)) else None


def _line(tree: LexborHTMLParser, selector: str) -> str:
    """What the first of the elements says that says something."""
    path, _, attribute = selector.partition("@")
    # Looking for one stops there, a third of the time that looking for all of them takes.
    first = tree.css_first(path) if path else None
    if first is None:
        return ""
    return _said(first, attribute) or next(_lines(tree, selector), "")


def _lines(tree: LexborHTMLParser, selector: str) -> Iterator[str]:
    """What the elements say on one line each, in the page's order."""
    path, _, attribute = selector.partition("@")
    for node in tree.css(path)[:_MOST_NODES] if path else ():
        if line := _said(node, attribute):
            yield line


def _said(node: LexborNode, attribute: str) -> str:
    text = (node.attributes.get(attribute) or "") if attribute else rendered(node)
    return clean_line(text, _LINE_CHARACTERS)


def _text(tree: LexborHTMLParser, selector: str) -> str:
    """The text of the elements, those within another one told once."""
    nodes = tree.css(selector)[:_MOST_NODES] if selector else []
    told = {each.mem_id for each in nodes}
    outer = [each for each in nodes if not _is_within(each, told)]
    return "\n".join(text for each in outer if (text := clean_text(rendered(each))))


def _is_within(node: LexborNode, others: Collection[int]) -> bool:
    """Whether one of `others`, named by their places in memory, is above the node."""
    parent = node.parent
    for _ in range(_MOST_NODES):
        if parent is None:
            return False
        if parent.mem_id in others:
            return True
        parent = parent.parent
    return False
