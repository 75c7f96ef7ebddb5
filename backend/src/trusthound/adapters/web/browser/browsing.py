"""The live web with a browser beside it, for pages that only their scripts show."""

from trusthound.adapters.web.browser.render import Browser
from trusthound.adapters.web.fetcher import Fetcher
from trusthound.adapters.web.web import ANY_PAGE
from trusthound.domain.facts.page import Page


class Browsing:
    """Fetches as the fetcher does."""

    def __init__(self, fetcher: Fetcher, browser: Browser) -> None:
        self._fetcher, self._browser = fetcher, browser

    def checked(self, url: str) -> str:
        return self._fetcher.checked(url)

    async def get(self, url: str, *, accept: str = ANY_PAGE, for_person: bool = True) -> Page:
        return await self._fetcher.get(url, accept=accept, for_person=for_person)

    async def shown(self, page: Page) -> Page | None:
        return await self._browser.shown(page)
