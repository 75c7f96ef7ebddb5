"""The web as the rooms above see it: an address in, a page out."""

from typing import Protocol

from trusthound.domain.facts.page import Page

ANY_PAGE = "text/html,application/xhtml+xml;q=0.9,application/json;q=0.8,*/*;q=0.5"


class Web(Protocol):
    """Three ways are real: `Fetcher` asks the live web, `Browsing` shows a page by its scripts as
    well, `Offline` opens no connection.
    """

    def checked(self, url: str) -> str:
        """The address as this web would ask for it. Raises UrlRefused."""
        ...

    async def get(self, url: str, *, accept: str = ANY_PAGE, for_person: bool = True) -> Page:
        """The page at `url`, whatever its status.

        `for_person`: a person asked for this very page; otherwise we are collecting, and the
        site's robots.txt and pace are kept. Raises UrlRefused, PageUnreadable, Overloaded.
        """
        ...

    async def shown(self, page: Page) -> Page | None:
        """A fetched page as its scripts leave it; None where none are run, or they failed."""
        ...
