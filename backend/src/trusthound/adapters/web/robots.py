"""An address in; whether the site's robots.txt lets us collect it, and at what pace, out."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from urllib.parse import urljoin

from protego import Protego

from trusthound.adapters.web.limits import FetchLimits
from trusthound.domain.common.errors import PageUnreadable, UrlRefused
from trusthound.domain.facts.page import Page

_READ_BYTES = 512_000  # RFC 9309, 2.5: at least 500 KiB must be read; the rest may be ignored
_SLOW_DOWN = 429
_UNREAD_FRESH_SECONDS = 300.0

# The parser copies each rule to each agent of its group, so that a small file can ask for
# gigabytes. A weight is the number of such copies that a file can ask for at most.
_HEAVIEST = 500_000
_HEAVIEST_TOGETHER = 2_000_000
_LIGHTEST = 1_000
_AGENT_LINE = re.compile(r"\s*user[- ]?agent", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Manners:
    """What a site asks of a collector: whether to come at all, and the seconds in between.

    `known`: its rules were read; otherwise nobody is welcome.
    """

    welcome: bool
    known: bool = True
    pause_seconds: float | None = None


@dataclass(slots=True)
class _Site:
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)
    rules: Protego | None = None  # None: nobody may come
    weight: int = 0
    fresh_until: float = 0.0


class Robots:
    """Remembers each site's rules for a while. `fetch` is the guarded way to the page."""

    def __init__(self, limits: FetchLimits, fetch: Callable[[str], Awaitable[Page]]) -> None:
        self._product = limits.product
        self._fresh_seconds = limits.robots_fresh_seconds
        self._fetch = fetch
        self._sites: OrderedDict[str, _Site] = OrderedDict()

    async def manners(self, url: str) -> Manners:
        """No such file (4xx): welcome. No answer, or a server's error: not welcome.

        Raises Overloaded.
        """
        address = urljoin(url, "/robots.txt")
        site = self._sites.setdefault(address, _Site())
        self._sites.move_to_end(address)
        async with site.asking:
            now = asyncio.get_running_loop().time()
            if site.fresh_until <= now:
                site.rules, site.weight = await self._read(address)
                fresh = self._fresh_seconds if site.rules else _UNREAD_FRESH_SECONDS
                site.fresh_until = now + min(fresh, self._fresh_seconds)
                self._forget_oldest()
        if site.rules is None:
            return Manners(welcome=False, known=False)
        return Manners(
            welcome=site.rules.can_fetch(url, self._product),
            pause_seconds=site.rules.crawl_delay(self._product),
        )

    async def _read(self, address: str) -> tuple[Protego | None, int]:
        try:
            page = await self._fetch(address)
        except (PageUnreadable, UrlRefused):
            return None, _LIGHTEST
        if 400 <= page.status < 500 and page.status != _SLOW_DOWN:
            return Protego.parse(""), _LIGHTEST
        text = page.body[:_READ_BYTES].decode("utf-8", errors="replace")
        weight = _weight(text)
        if not 200 <= page.status < 300 or weight > _HEAVIEST:
            return None, _LIGHTEST
        return await asyncio.to_thread(Protego.parse, text), weight

    def _forget_oldest(self) -> None:
        together = sum(each.weight for each in self._sites.values())
        while together > _HEAVIEST_TOGETHER:
            together -= self._sites.popitem(last=False)[1].weight


def _weight(text: str) -> int:
    """Never too low: the groups are taken as if they never ended."""
    agents, weight = 1, _LIGHTEST
    for line in text.splitlines():
        if _AGENT_LINE.match(line):
            agents += 2  # the parser keeps "a*" also as "a"
        elif line.strip():
            weight += agents
    return weight
