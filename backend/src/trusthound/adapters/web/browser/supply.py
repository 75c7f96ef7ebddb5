"""A request that a page makes in, what it is given out: by our own fetcher, or nothing.

So each passes the guard and goes under our name, and to a site's robots.txt where that holds for
people. One answer stands for all that is refused and all that fails.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import urldefrag, urlsplit

from trusthound.adapters.web.browser.limits import BrowserLimits
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.facts.page import Page

# An address and what is accepted in, the page there out.
Fetch = Callable[[str, str], Awaitable[Page]]

# What a page needs to make its text; no pictures, fonts, films, nothing that is kept open.
_KINDS = frozenset({"Script", "Stylesheet", "XHR", "Fetch"})
_TOLD = ("content-type", "access-control-allow-origin", "access-control-allow-credentials")
_STREAM = "text/event-stream"


@dataclass(frozen=True, slots=True)
class Asked:
    """`is_page`: the page itself is asked for, and not what it holds, a frame or another window."""

    url: str
    method: str
    kind: str
    accept: str
    is_page: bool


@dataclass(frozen=True, slots=True)
class Given:
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


class Supply:
    """Of one page, which was fetched already: nobody asks for it again."""

    def __init__(self, page: Page, fetch: Fetch, limits: BrowserLimits) -> None:
        self._fetch, self._limits = fetch, limits
        self._page: Page | None = page
        self._onward: dict[str, Page] = {}
        self._requests = self._bytes = 0

    async def answer(self, asked: Asked) -> Given | None:
        """None where nothing is given."""
        self._requests += 1
        url = urldefrag(asked.url).url
        if asked.method != "GET" or urlsplit(url).scheme not in ("http", "https"):
            return None
        if asked.is_page:
            page, self._page = self._page, None  # once: it leads nowhere else, nor to itself
            return None if page is None else Given(200, _headers(page), page.body)
        if asked.kind not in _KINDS or _STREAM in asked.accept:
            return None
        page = self._onward.pop(url, None)
        if page is None:
            page = await self._fetched(url, asked.accept)
        if page is None:
            return None
        if page.redirects and page.final_url != url:
            # The browser asks again, so that it knows where the answer came from.
            self._onward[urldefrag(page.final_url).url] = page
            return Given(302, (("location", page.final_url), *_headers(page)), b"")
        return Given(page.status, _headers(page), page.body)

    async def _fetched(self, url: str, accept: str) -> Page | None:
        most = self._limits
        if self._requests > most.requests or self._bytes >= most.received_bytes:
            return None
        try:
            page = await self._fetch(url, accept)
        except TrustHoundError:
            return None
        self._bytes += len(page.body)
        return page if self._bytes <= most.received_bytes else None


def _headers(page: Page) -> tuple[tuple[str, str], ...]:
    return tuple((name, value) for name, value in page.headers if name in _TOLD)
