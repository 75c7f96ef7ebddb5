"""A page and the board's posting that it shows in; one posting, at the address it deserves, out."""

from dataclasses import replace
from datetime import date
from urllib.parse import urlsplit

from trusthound.adapters.boards.board import Address
from trusthound.domain.common.canonical import canonical_url
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.facts.page import Page
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.extract.beside import shown_by
from trusthound.domain.posting.extract.page import read_page
from trusthound.domain.posting.model import JobPosting


def posting_shown(
    page: Page, posting: JobPosting, address: Address, reference: Reference, *, as_of: date
) -> JobPosting:
    """The board's posting, with what else the page says.

    It keeps the board's own URL where the page is the employer's; on anyone else's page it stands
    at that page's, because a stranger's posting proves nothing for whoever shows it. A posting that
    the board has no longer is told by the page, where the page still tells it.
    """
    if posting.title:
        shown = shown_by(page, posting)
        if _is_home(page, posting, address, reference):
            return shown
    else:
        try:
            shown = read_page(page, as_of=as_of)
        except PageUnreadable:
            return posting
        shown = replace(
            shown, liveness=posting.liveness, liveness_evidence=posting.liveness_evidence
        )
    return replace(shown, url=canonical_url(page.final_url))


def _is_home(page: Page, posting: JobPosting, address: Address, reference: Reference) -> bool:
    """Whether the board itself leads to this site, or the site has the tenant's very name."""
    site = reference.registrable_domain(urlsplit(page.final_url).hostname or "")
    led_to = reference.registrable_domain(urlsplit(posting.apply_url).hostname or "")
    name, tenant = site.partition(".")[0], address.tenant
    return bool(site) and (site == led_to or _letters(name) == _letters(tenant))


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text.lower()))
