"""A domain in; what stands at its own address out."""

from datetime import datetime

from trusthound.adapters.web.web import Web
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.facts.parked_words import standing_of
from trusthound.domain.facts.site_state import SiteState


async def site_state(
    domain: str, now: datetime, *, web: Web, ports: tuple[int, int] = (443, 80)
) -> SiteState:
    """Nobody asked for that page, so its site's robots.txt is kept.

    Raises UrlRefused, PageUnreadable, Overloaded: a site that cannot be reached from here may
    well be there for others.
    """
    page = await _front_page(domain, web, *ports)
    standing, told_by = standing_of(page)
    return SiteState(domain, standing, told_by, f"front page of {domain}", now)


async def _front_page(domain: str, web: Web, encrypted: int, plain: int) -> Page:
    try:
        return await web.get(f"https://{domain}:{encrypted}/", for_person=False)
    except PageUnreadable as unreadable:
        # BLOCKED is what a robots.txt gets that cannot be reached.
        if unreadable.problem not in (ReadingProblem.UNREACHABLE, ReadingProblem.BLOCKED):
            raise
    return await web.get(f"http://{domain}:{plain}/", for_person=False)
