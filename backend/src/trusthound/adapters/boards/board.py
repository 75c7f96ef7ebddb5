"""The mould of a board reader: which URLs are its own, what to ask, how to read the answer."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import JobPosting


@dataclass(frozen=True, slots=True)
class Address:
    """A posting on a board: the tenant, its number there, and its canonical public URL.

    `detail` is whatever else the board's API needs (Workday: host and site).
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
    """

    system: str
    open_signup: bool
    recognise: Callable[[str], Address | None]
    api_url: Callable[[Address], str]
    read: Callable[[Page, Address, date], JobPosting]
