"""The web without the web: pages recorded earlier, or none at all."""

from collections.abc import Mapping

from trusthound.adapters.web.web import ANY_PAGE, Web
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.url import checked_url
from trusthound.domain.facts.page import Page


class Recorded:
    """Answers a recorded page for its exact address and asks `live` for every other."""

    def __init__(self, pages: Mapping[str, Page], live: Web) -> None:
        self._pages = pages
        self._live = live

    def checked(self, url: str) -> str:
        return url if url in self._pages else self._live.checked(url)

    async def get(self, url: str, *, accept: str = ANY_PAGE, for_person: bool = True) -> Page:
        page = self._pages.get(url)
        return page or await self._live.get(url, accept=accept, for_person=for_person)


class Offline:
    """Nothing can be reached: every address that could be asked for is unreachable."""

    def checked(self, url: str) -> str:
        return checked_url(url)

    async def get(self, url: str, *, accept: str = ANY_PAGE, for_person: bool = True) -> Page:  # noqa: ARG002
        self.checked(url)
        raise PageUnreadable(ReadingProblem.UNREACHABLE, detail="offline")
