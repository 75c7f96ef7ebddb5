"""Indeed: a URL of a posting in, the posting that its public page shows out; it has no public API.

The page states most of itself as JSON-LD, too; where saving it lost that, its marks are read.
"""

import re
from dataclasses import replace
from datetime import date

from trusthound.adapters.boards.board import Address, Board, page_at, take_apart
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.domain.posting.model import JobPosting

SYSTEM = "indeed"
# A country's own site: "de.indeed.com", in another of its languages "emplois.ca.indeed.com".
_HOST = re.compile(r"((?:[a-z-]{1,20}\.){0,2})indeed\.com")
_KEY = re.compile(r"[0-9a-f]{16}")
_NAMED = re.compile(r"(?:[^/\x00-\x1f]{1,300}-)?([0-9a-f]{16})")  # "baker-0123456789abcdef"
MARKUP = SiteMarkup(
    system=SYSTEM,
    signs=(b"jobsearch-JobInfoHeader-title", b"jobDescriptionText"),
    title="[data-testid='jobsearch-JobInfoHeader-title'], .jobsearch-JobInfoHeader-title",
    company="[data-testid='inlineHeader-companyName'], [data-company-name='true'],"
    " .jobsearch-InlineCompanyRating-companyHeader",
    places="[data-testid='inlineHeader-companyLocation'],"
    " [data-testid='jobsearch-JobInfoHeader-companyLocation']",
    pay="#salaryInfoAndJobType",
    employment_types="#salaryInfoAndJobType",
    description="#jobDescriptionText",
    closed=".jobsearch-JobInfoHeader-expiredHeader, .jobsearch-ExpiredJobMetadata,"
    " [data-testid='expired-job']",
    open="#indeedApplyButton, [data-testid='indeedApplyButton-test'], #applyButtonLinkContainer a",
    # The title says "- job post" in a span of its own for those who do not see the page.
    noise=(
        "nav, footer, form",
        "[data-testid='jobsearch-JobInfoHeader-title'] > span > span,"
        " .jobsearch-JobInfoHeader-title > span > span",
    ),
)


def recognise(url: str) -> Address | None:
    """A posting's page, beside a search (`vjk`), in a mail, on an employer's page, or its form."""
    parts = take_apart(url)
    country = _HOST.fullmatch(parts.host) if parts else None
    if parts is None or country is None:
        return None
    match parts.segments:
        case ("cmp" | "company", _, "jobs", name) | ("job", name):
            named = _NAMED.fullmatch(name)
            key = named.group(1) if named else ""
        case (*_, "viewjob" | "clk" | "applystart"):
            key = parts.query.get("jk", "")
        case _:
            key = parts.query.get("vjk", "")
    if not _KEY.fullmatch(key):
        return None
    host = parts.host if country.group(1) not in ("", "m.") else "www.indeed.com"
    return Address(SYSTEM, "", key, f"https://{host}/viewjob?jk={key}")


def api_url(address: Address) -> str:
    """The page itself, on its country's site."""
    return address.canonical_url


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """What the page shows; an expired posting keeps its page for a while and says so."""
    posting = page_at(page, address, as_of, MARKUP)
    return posting if posting.identifier else replace(posting, identifier=address.identifier)


BOARD = Board(
    system=SYSTEM,
    open_signup=True,  # anyone may post for free
    recognise=recognise,
    api_url=api_url,
    read=read,
    accept="text/html",
    markup=MARKUP,
)
