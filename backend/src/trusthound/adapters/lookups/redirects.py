"""A link in; the addresses that it leads through out."""

from datetime import datetime

from trusthound.adapters.web.web import Web
from trusthound.domain.facts.redirects import RedirectChain


async def redirect_chain(link: str, now: datetime, *, web: Web) -> RedirectChain:
    """Nobody asked for that page, so its site's robots.txt is kept.

    Raises UrlRefused, PageUnreadable, Overloaded.
    """
    page = await web.get(link, for_person=False)
    return RedirectChain(link, page.redirects, "our own request", now)
