"""Stack Overflow Jobs, closed in March 2022: a URL of a posting in, what its old page showed out.

Its pages live on in archives and saved files; they state themselves as JSON-LD, too.
"""

import re
from dataclasses import replace
from datetime import date

from trusthound.adapters.boards.board import Address, Board, page_at, take_apart
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.model import JobPosting

SYSTEM = "stackoverflow"
_HOSTS = frozenset({"stackoverflow.com", "www.stackoverflow.com", "careers.stackoverflow.com"})
_NUMBER = re.compile(r"[0-9]{3,9}")
MARKUP = SiteMarkup(
    system=SYSTEM,
    signs=(b"overview-items", b"job-header-actions"),
    title="header h1 a[href^='/jobs/']",
    company="header a.fc-black-700[href^='/jobs/companies/'], header h1 + div a",
    # Places, pay and dates are left to the page's data: it shows an age, and places in one line.
    employment_types="#overview-items section:first-of-type .fw-bold",
    description="#overview-items, #company-items .-benefits",
    noise=(
        "header.top-bar, footer, nav, form, #more-jobs-items, #sidebar,"
        " #overview-items > :first-child:not(section)",
        ".job-header-actions, .s-navigation, .s-popover, .js-react-toggle, .js-tabs, .left-sidebar",
    ),
)


def recognise(url: str) -> Address | None:
    """A posting's page, or one beside a search, on either of the two sites that there were."""
    parts = take_apart(url)
    if parts is None or parts.host not in _HOSTS:
        return None
    match parts.segments:
        case ("jobs", number) | ("jobs", number, _) if number.isdecimal():
            pass
        case ("jobs", "apply", number):
            pass
        case ("jobs", *_):
            number = parts.query.get("id", "")
        case _:
            return None
    if not _NUMBER.fullmatch(number):
        return None
    return Address(SYSTEM, "", number, f"https://stackoverflow.com/jobs/{number}")


def api_url(address: Address) -> str:
    """The page itself."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """What the page shows; today's site shows none of them and sends its visitors elsewhere."""
    posting = page_at(page, address, as_of, MARKUP)
    return posting if posting.identifier else replace(posting, identifier=address.identifier)


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # anyone who paid could post
    recognise=recognise,
    api_url=api_url,
    read=read,
    accept="text/html",
    markup=MARKUP,
)
