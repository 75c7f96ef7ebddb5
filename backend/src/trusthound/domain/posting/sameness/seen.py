"""A fetched posting in, what is kept of one sighting out: keys, a signature, digests, few words."""

import hashlib
import re
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from trusthound import __version__
from trusthound.domain.common.money import salary_line
from trusthound.domain.common.skeleton import letters
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.site import Site, SiteKind
from trusthound.domain.posting.model import JobPosting, Liveness, RemoteWork
from trusthound.domain.posting.sameness.company import company_key
from trusthound.domain.posting.sameness.contacts import telling_contacts
from trusthound.domain.posting.sameness.fingerprint import bands_of, signature_of

MOST_CHARACTERS = 200
_MOST_PLACES = 8
_MOST_URL = 2_000
_LARGEST_PAY = Decimal(10) ** 12
_BRACKETED = re.compile(r"[(\[][^()\[\]]{0,40}[)\]]")
_WORD = re.compile(r"[^\W\d_]+")
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f\ud800-\udfff]+")
_OPEN_KINDS = frozenset({SiteKind.FREE_HOST, SiteKind.FORM, SiteKind.SOCIAL, SiteKind.SHORTENER})


@dataclass(frozen=True, slots=True)
class State:
    """What a posting said at one look; `reader` is the version of ours that read it."""

    title: str
    title_key: str
    place: str
    place_key: str
    pay: str
    pay_low: Decimal | None
    pay_high: Decimal | None
    currency: str
    date_posted: date | None
    signature: bytes
    reader: str


@dataclass(frozen=True, slots=True)
class Seen:
    """One sighting. `key` names the posting by its canonical URL.

    `site` is within which postings are compared: a tenant of a board, else the page's host;
    `domain` who answers for it, by which rows are counted. `listed`: a dated directory knows the
    board as the employer's. `contacts` maps digests to what the posting shows; that is not kept.
    """

    key: bytes
    url: str
    site: str
    domain: str
    open_to_anyone: bool
    listed: bool
    agency: bool
    company_key: str
    identifier: str
    bands: tuple[int, ...]
    contacts: dict[bytes, str]
    state: State


def seen_of(
    posting: JobPosting,
    *,
    page_site: Site | None,
    board: EmployerBoard | None,
    through_agency: bool,
    company_domain: str,
) -> Seen | None:
    """None for what is not kept: a posting without an address, title or text, or a closed one."""
    if page_site is None or not (posting.title and posting.description):
        return None
    if posting.liveness is Liveness.CLOSED:
        return None
    company = company_key(posting.company)
    tenant = f"{board.system}/{board.tenant.lower()}" if board and board.system else ""
    listed = board is not None and board.listed_on is not None and not board.open_signup
    signature = signature_of(posting.description, company)
    own_domains = frozenset({page_site.domain or page_site.host, company_domain} - {""})
    return Seen(
        key=hashlib.sha256(posting.url.encode("utf-8", "replace")).digest(),
        url=_line(posting.url, _MOST_URL),
        site=_line(tenant or page_site.host),
        domain=_line(tenant or page_site.domain or page_site.host),
        open_to_anyone=bool(tenant and board and board.open_signup)
        or page_site.kind in _OPEN_KINDS,
        listed=listed,
        agency=through_agency,
        company_key=_line(company),
        identifier=_line(posting.identifier),
        bands=bands_of(signature),
        # An agency's contact stands for all its clients.
        contacts={} if through_agency else telling_contacts(posting, own_domains),
        state=_state(posting, signature),
    )


def _state(posting: JobPosting, signature: bytes) -> State:
    pay = posting.pay
    a_year = pay.a_year() if pay else None
    low, high = a_year if a_year and max(a_year) < _LARGEST_PAY else (None, None)
    return State(
        title=_line(posting.title),
        title_key=title_key(posting.title),
        place=_line("; ".join(each.text for each in posting.places[:_MOST_PLACES])),
        place_key=place_key(posting),
        pay=_line(salary_line(pay)),
        pay_low=low,
        pay_high=high,
        currency=_line(pay.currency) if pay else "",
        date_posted=posting.date_posted,
        signature=signature,
        reader=__version__,
    )


def title_key(title: str) -> str:
    """Its words in lower case: no digits, no brackets ("(m/f/d)", "[Req 77]")."""
    plain = _BRACKETED.sub(" ", title).lower()
    return " ".join(_WORD.findall(plain))[:MOST_CHARACTERS]


def place_key(posting: JobPosting) -> str:
    """The towns in alphabetical order, whatever else is said of them; "remote" for none."""
    towns = {letters(each.locality or each.text) for each in posting.places[:_MOST_PLACES]}
    if told := "|".join(sorted(filter(None, towns))):
        return told[:MOST_CHARACTERS]
    return "remote" if posting.remote is RemoteWork.REMOTE else ""


def _line(text: str, most: int = MOST_CHARACTERS) -> str:
    """One line of printable text, cut: it goes into a database and into evidence."""
    return _UNPRINTABLE.sub(" ", text)[:most].strip()
