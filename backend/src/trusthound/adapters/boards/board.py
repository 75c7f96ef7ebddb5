"""The mould of a board reader: which URLs are its own, what to ask, how to read the answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from urllib.parse import parse_qsl, unquote, urlsplit

from trusthound.adapters.boards.answer import Record
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.model import JobPosting, Liveness, LivenessEvidence


@dataclass(frozen=True, slots=True)
class Address:
    """A posting on a board: the tenant, its number there, and its canonical public URL.

    `tenant` is "" on a job board, where every employer posts side by side.
    `detail` is whatever else the board's API needs (Workday: host, site and path).
    """

    system: str
    tenant: str
    identifier: str
    canonical_url: str
    detail: tuple[str, ...] = ()


def no_records(_answer: object) -> None:
    """For a board whose answers nobody saves: no answer is one of its own."""


def no_posting(_record: Record, _as_of: date) -> JobPosting:
    """For a board without records: its own page says everything."""
    return JobPosting(title="", company="", description="")


@dataclass(frozen=True, slots=True)
class Board:
    """A job board or applicant tracking system, with a public posting API or pages we know.

    `recognise` answers None for a URL that is not a posting of this board. `api_url` is what to
    fetch for it, on a host that the pattern of `recognise` fixes: the API, or the public page where
    there is none. `read` turns the answer into a posting; it raises PageUnreadable for an answer
    that is none, and answers a closed posting for one that says the posting is gone. `open_signup`:
    anyone can open a tenant within minutes.

    `posting_of` reads one record of an answer: what it says and no more, so without URL and
    liveness, and not yet finished. `records_in` picks the records out of a saved answer as
    `answer.read_answer` gives it, a list page's included, and answers None for the answer of
    another API. Of HTML pages it is asked only about those whose source holds `list_sign`. `markup`
    says where the board's own posting page shows what.
    """

    system: str
    open_signup: bool
    recognise: Callable[[str], Address | None]
    api_url: Callable[[Address], str]
    read: Callable[[Page, Address, date], JobPosting]
    posting_of: Callable[[Record, date], JobPosting] = no_posting
    records_in: Callable[[object], tuple[Record, ...] | None] = no_records
    list_sign: bytes = b""
    accept: str = "application/json"
    markup: SiteMarkup | None = None


@dataclass(frozen=True, slots=True)
class UrlParts:
    """A URL taken apart: lower-case host, unescaped path segments, the query's first values.

    Segments may hold anything, "/" and ".." too: match them whole against a strict pattern.
    """

    host: str
    segments: tuple[str, ...]
    query: Mapping[str, str]


@lru_cache(maxsize=4)
def take_apart(url: str) -> UrlParts | None:
    """None for a URL that no board has: another scheme or port, credentials, not a URL.

    Kept for a moment, because every board in turn asks for the parts of the same URL.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or port not in (None, 80, 443) or "@" in parts.netloc:
        return None
    return UrlParts(
        host=(parts.hostname or "").rstrip("."),
        segments=tuple(unquote(each) for each in parts.path.split("/") if each),
        query=dict(reversed(parse_qsl(parts.query))),
    )


def tenant_name(tenant: str) -> str:
    """The employer's name as far as the tenant's own tells: "finni-health" is "Finni Health"."""
    words = tenant.replace("-", " ").replace("_", " ").split()
    return " ".join(each if any(map(str.isupper, each)) else each.capitalize() for each in words)


def answered(page: Page) -> Page:
    """The page, if the API answered with something to read; PageUnreadable if it refused."""
    if page.status != 200:
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=f"API status {page.status}")
    return page


def gone(address: Address, status: int) -> JobPosting:
    """A posting that the board's API has no longer: closed, and nothing else is known of it."""
    return JobPosting(
        title="",
        company="",
        description="",
        url=address.canonical_url,
        liveness=Liveness.CLOSED,
        liveness_evidence=LivenessEvidence(
            "no longer on the employer's public board", f"{address.system} API, status {status}"
        ),
    )


def page_at(page: Page, address: Address, as_of: date, markup: SiteMarkup) -> JobPosting:
    """The posting that the board's own page shows, at its canonical address."""
    return replace(read_page(page, as_of=as_of, markup=markup), url=address.canonical_url)


def seen(posting: JobPosting, address: Address, liveness: Liveness, quote: str) -> JobPosting:
    """The finished posting at its address, with what the API said of its being open."""
    if not posting.title:
        raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail="API answer without a title")
    return finish(
        replace(
            posting,
            url=address.canonical_url,
            liveness=liveness,
            liveness_evidence=LivenessEvidence(quote, f"{address.system} API"),
        )
    )
