"""The mould of a board reader: which URLs are its own, what to ask, how to read the answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from urllib.parse import parse_qsl, unquote, urlsplit

from trusthound.adapters.boards.answer import Record
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.model import JobPosting, Liveness, LivenessEvidence


@dataclass(frozen=True, slots=True)
class Address:
    """A posting on a board: the tenant, its number there, and its canonical public URL.

    `detail` is whatever else the board's API needs (Workday: host, site and path).
    """

    system: str
    tenant: str
    identifier: str
    canonical_url: str
    detail: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """A board or applicant tracking system with a public posting API.

    `recognise` answers None for a URL that is not a posting of this board. `api_url` is on a fixed
    host. `read` turns the API's answer into a posting; it raises PageUnreadable for an answer that
    is none, and answers a closed posting for one that says the posting is gone. `open_signup`:
    anyone can open a tenant within minutes.

    `posting_of` reads one record of the API's answer: what it says and no more, so without URL
    and liveness, and not yet finished. `records_in` picks the records out of a saved answer, and
    answers None for the answer of another API.
    """

    system: str
    open_signup: bool
    recognise: Callable[[str], Address | None]
    api_url: Callable[[Address], str]
    read: Callable[[Page, Address, date], JobPosting]
    posting_of: Callable[[Record, date], JobPosting]
    records_in: Callable[[object], tuple[Record, ...] | None]


@dataclass(frozen=True, slots=True)
class UrlParts:
    """A URL taken apart: lower-case host, unescaped path segments, the query's first values.

    Segments may hold anything, "/" and ".." too: match them whole against a strict pattern.
    """

    host: str
    segments: tuple[str, ...]
    query: Mapping[str, str]


def take_apart(url: str) -> UrlParts | None:
    """None for a URL that no board has: another scheme or port, credentials, not a URL."""
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
