"""iCIMS: a URL on a career portal in, the posting from the page within the portal's frame out.

The page that a browser opens is an empty frame; `in_iframe=1` asks for what stands inside it.
"""

import re
from datetime import date

from selectolax.lexbor import LexborHTMLParser, LexborNode

from trusthound.adapters.boards.answer import Record, line_at, link_at, place_of, text_at
from trusthound.adapters.boards.board import Address, Board, page_at, take_apart, tenant_name
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import JobPosting

SYSTEM = "icims"
_HOST = re.compile(r"(?!(?:www|api|login|cdn\d*|media)\.)([a-z0-9][a-z0-9-]{0,62})\.icims\.com")
_NUMBER = re.compile(r"[0-9]{1,12}")
# Which of its portals this is stands before the employer's name: "uscareers-acme".
_PORTAL = re.compile(r"(?:[a-z]{0,12}?(?:careers?|jobs?)|internal|external|hourly)-(?=.)")
# "US-NJ-Edison": the country's code, the region's, the city.
_PARTED = re.compile(r"([A-Z]{2})(?:-([A-Z0-9]{1,3}))?(?:-(.+))?")
_FIELD = ".iCIMS_JobHeaderTag"
MARKUP = SiteMarkup(
    system=SYSTEM,
    signs=(b"iCIMS_JobContent",),
    title="h1.iCIMS_Header, .iCIMS_Header h1, h1.iCIMS_JobHeaderTitle",
    description=".iCIMS_InfoField_Job, .iCIMS_InfoMsg_Job",
    places=f".iCIMS_JobHeaderData .header.left > span:not(.sr-only), "
    f'{_FIELD}:has(.iCIMS_JobHeaderField:lexbor-contains("Location")) .iCIMS_JobHeaderData',
    pay=f'{_FIELD}:has(.iCIMS_JobHeaderField:lexbor-contains("Pay")) .iCIMS_JobHeaderData, '
    f'{_FIELD}:has(.iCIMS_JobHeaderField:lexbor-contains("Salary")) .iCIMS_JobHeaderData',
    employment_types=f'{_FIELD}:has(.iCIMS_JobHeaderField:lexbor-contains("Type")) '
    ".iCIMS_JobHeaderData",
    identifier=f'{_FIELD}:has(.iCIMS_JobHeaderField:lexbor-contains("ID")) .iCIMS_JobHeaderData',
    noise=(".iCIMS_JobOptions, .iCIMS_Footer, .sr-only",),
)
_ORIGINS = {
    "title": "h3",
    "description": ".description",
    "places": "Location",
    "remote": "Location",
    "pay": "Pay",
    "employment_types": "Type",
    "date_posted": "Posted Date",
    "identifier": "ID",
    "apply_url": "a.iCIMS_Anchor",
}


def recognise(url: str) -> Address | None:
    """A posting on a portal, whatever title its path tells, or the login for its form."""
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    if parts is None or host is None:
        return None
    match parts.segments:
        case ("jobs", number, *_) if _NUMBER.fullmatch(number):
            canonical_url = f"https://{parts.host}/jobs/{number}/job"
            return Address(SYSTEM, host.group(1), number, canonical_url)
    return None


def api_url(address: Address) -> str:
    """The page without its frame."""
    return f"{address.canonical_url}?in_iframe=1"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting that the page shows."""
    return page_at(page, address, as_of, MARKUP)


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A card of the search page, with the beginning of the description at most."""
    address = recognise(text_at(record, "url"))
    places = tuple(_place(each) for each in text_at(record, "location").split("|") if each.strip())
    description = text_of_html(text_at(record, "description"))
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=tenant_name(_PORTAL.sub("", address.tenant)) if address else "",
            description=description,
            places=places,
            remote=remote_work(" ".join(each.text for each in places)),
            pay=read_pay(text_at(record, "pay")) or read_pay(description),
            employment_types=employment_types(text_at(record, "type")),
            date_posted=read_date(
                text_at(record, "posted"), as_of=as_of, country=places[0].country if places else ""
            ),
            identifier=text_at(record, "id") or (address.identifier if address else ""),
            apply_url=text_at(record, "url"),
        ),
        _ORIGINS,
        inferred={"company": "tenant"},
    )


def _place(text: str) -> Place:
    text = text.strip()
    parted = _PARTED.fullmatch(text)
    if parted is None:
        return Place(text)
    country, region, city = (each or "" for each in parted.groups())
    return place_of("" if city == "Remote" else city, region, country, text=text)


def records_in(answer: object) -> tuple[Record, ...] | None:
    """The cards of a search page, those that lead to a posting on some portal."""
    if not isinstance(answer, LexborHTMLParser):
        return None
    cards = (_card(each) for each in answer.css(".iCIMS_JobCardItem"))
    return tuple(each for each in cards if recognise(text_at(each, "url"))) or None


def _card(node: LexborNode) -> Record:
    """What the card shows; each employer chooses its fields and how to call them."""
    labels = node.css("span.field-label, dt.iCIMS_JobHeaderField")
    fields = [(line_at(each), _value(each)) for each in labels]
    return {
        "title": line_at(node, "h3, h2"),
        "url": link_at(node, "a.iCIMS_Anchor").partition("?")[0],
        "description": line_at(node, ".description"),
        "id": next((value for label, value in fields if label.endswith("ID")), ""),
        **{
            key: next((value for label, value in fields if key in label.lower()), "")
            for key in ("location", "pay", "type", "posted")
        },
    }


def _value(label: LexborNode) -> str:
    """What stands in the element after the label's."""
    node = label.next
    while node is not None and node.tag == "-text":
        node = node.next
    return line_at(node) if node else ""


BOARD = Board(
    system=SYSTEM,
    # Sold through a demo and a contract: icims.com has no prices and no trial.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
    list_sign=b"iCIMS_JobCardItem",
    accept="text/html",
    markup=MARKUP,
)
