"""A URL that a stranger gave in; the page behind it out, with the hops that led there.

Every address is checked (domain/common/url.py), every connection guarded (guard.py), and time,
bytes and company are bounded. No cookies, no proxies, no credentials, one honest name.
"""

import asyncio
import logging
import ssl
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache, partial
from urllib.parse import SplitResult, urlsplit

import httpcore2

from trusthound.adapters.web.admission import Admission
from trusthound.adapters.web.asking import NO_HEADERS, Asking, joined
from trusthound.adapters.web.beginning import beginning_of
from trusthound.adapters.web.certificates import ShowCertificate, certificate_shown
from trusthound.adapters.web.decompress import Unpacker
from trusthound.adapters.web.failures import failures_told_apart
from trusthound.adapters.web.guard import Guard, GuardedStream, Resolve, system_resolver
from trusthound.adapters.web.limits import FetchLimits
from trusthound.adapters.web.robots import Robots
from trusthound.adapters.web.throttle import Throttle
from trusthound.adapters.web.web import ANY_PAGE
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.url import DEFAULT_PORTS, checked_url
from trusthound.domain.facts.page import Page

__all__ = ["FetchLimits", "Fetcher", "open_fetcher"]

_log = logging.getLogger(__name__)

_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_SWITCHING_PROTOCOLS = 101
# Below the five seconds after which common servers hang up: nobody writes to a closed end.
_KEEP_ALIVE_SECONDS = 4.0
# A body sent in single bytes costs us thousands of times its size: pieces are counted, too.
_SMALLEST_MEAN_PIECE_BYTES = 512


@asynccontextmanager
async def open_fetcher(
    limits: FetchLimits, *, resolve: Resolve | None = None, trust: ssl.SSLContext | None = None
) -> AsyncIterator["Fetcher"]:
    """The live web. `resolve` and `trust` stand for the machine's resolver and authorities."""
    if limits.allowed_private:
        _log.warning("fetching may reach inner addresses: %s", sorted(limits.allowed_private))
    async with AsyncExitStack() as opened:
        if resolve is None:
            resolve = await opened.enter_async_context(system_resolver(limits.concurrency))
        trust = trust or _authorities()
        guard = Guard(limits, resolve)
        pool = httpcore2.AsyncConnectionPool(
            ssl_context=trust,
            max_connections=limits.concurrency,
            keepalive_expiry=_KEEP_ALIVE_SECONDS,
            network_backend=guard,
        )
        show = partial(certificate_shown, guard=guard, trust=trust)
        yield Fetcher(limits, await opened.enter_async_context(pool), show)


@cache
def _authorities() -> ssl.SSLContext:
    """Those of the machine; reading them takes a tenth of a second, so once for all fetchers."""
    return httpcore2.default_ssl_context()


class Fetcher:
    """Open it with `open_fetcher`; one serves the whole process."""

    def __init__(
        self, limits: FetchLimits, pool: httpcore2.AsyncConnectionPool, show: ShowCertificate
    ) -> None:
        self._limits = limits
        self._pool = pool
        self._show = show
        self._admission = Admission(limits)
        self._robots = Robots(limits, lambda url: self._follow(url, self._asking("text/plain")))
        self._throttle = Throttle()

    def checked(self, url: str) -> str:
        """The address as it would be asked for. Raises UrlRefused."""
        return checked_url(
            url, ports=self._limits.ports, allowed_private=self._limits.allowed_private
        )

    async def get(self, url: str, *, accept: str = ANY_PAGE, for_person: bool = True) -> Page:
        """The page at `url`, whatever its status; at most five redirects are followed.

        The seconds count from the moment the request may start, not while it waits its turn.
        Raises UrlRefused, PageUnreadable (TIMEOUT, UNREACHABLE, TOO_LARGE, BLOCKED), Overloaded.
        """
        ask_robots = self._limits.respect_robots_for_people or not for_person
        asking = replace(self._asking(accept), robots=ask_robots, pace=not for_person)
        return await self._follow(url, asking)

    async def shown(self, page: Page) -> None:
        """It runs no scripts."""

    async def collect(
        self,
        url: str,
        *,
        accept: str,
        headers: Mapping[str, str] = NO_HEADERS,
        body: bytes | None = None,
    ) -> Page:
        """A board's list at `url`, by POST where there is a body: robots.txt and the pace of
        collecting are kept, and more may come than of a page.

        `headers` reach no other host, whatever redirects; "If-None-Match" may be among them, and
        the answer a page of status 304 without a body. Raises as `get` does.
        """
        asking = Asking(
            accept,
            self._limits.collecting_seconds,
            received_bytes=self._limits.collecting_bytes,
            unpacked_bytes=self._limits.collecting_bytes,
            robots=True,
            pace=True,
            headers=headers,
            body=body,
        )
        return await self._follow(url, asking)

    async def send(
        self,
        url: str,
        *,
        body: bytes,
        headers: Mapping[str, str],
        seconds: float,
        answer_bytes: int,
    ) -> Page:
        """What is answered to a POST, of which the first `answer_bytes` are read, as they come.

        No redirect is followed: it is the answer. Raises as `get` does.
        """
        asking = Asking(
            "*/*", seconds, answer_bytes, answer_bytes, headers=headers, body=body, beginning=True
        )
        return await self._follow(url, asking)

    async def certificate(self, url: str) -> bytes:
        """The certificate, in DER, of the site at an https address, once it was found to be good.

        Raises UrlRefused, PageUnreadable (TIMEOUT, UNREACHABLE), Overloaded.
        """
        parts = urlsplit(self.checked(url))
        async with self._admission.place(parts.netloc):
            with failures_told_apart():
                async with asyncio.timeout(self._limits.total_seconds):
                    return await self._show(
                        parts.hostname or "", parts.port or DEFAULT_PORTS["https"]
                    )

    def _asking(self, accept: str) -> Asking:
        """For one page, as anybody may ask for it."""
        return Asking(
            accept,
            self._limits.total_seconds,
            received_bytes=self._limits.received_bytes,
            unpacked_bytes=self._limits.unpacked_bytes,
        )

    async def _follow(self, url: str, asking: Asking) -> Page:
        asked = target = self.checked(url)
        hops: list[str] = []
        time = asyncio.get_running_loop().time
        deadline = time() + asking.seconds
        while True:
            parts = urlsplit(target)
            arrived = time()
            await self._keep_manners(target, asking)
            async with self._admission.place(parts.netloc):
                deadline += time() - arrived
                with failures_told_apart():
                    async with asyncio.timeout_at(deadline):
                        answer = await self._ask(parts, asking)
            if not answer.location:
                return Page(
                    url=asked,
                    final_url=target,
                    status=answer.status,
                    headers=answer.headers,
                    body=answer.body,
                    redirects=tuple(hops),
                    fetched_at=datetime.now(UTC),  # noqa: TID251 - a fact about this very request
                )
            if len(hops) == self._limits.redirects:
                raise PageUnreadable(ReadingProblem.UNREACHABLE, detail="too many redirects")
            here, target = target, self.checked(joined(target, answer.location))
            asking = asking.onward(here, target)
            hops.append(target)

    async def _keep_manners(self, url: str, asking: Asking) -> None:
        if not asking.robots:
            return
        manners = await self._robots.manners(url)
        pause = max(manners.pause_seconds or 0.0, self._limits.collecting_pause_seconds)
        if not manners.welcome or (asking.pace and pause > self._limits.longest_pause_seconds):
            detail = "robots.txt" if manners.known else "robots.txt was not read"
            raise PageUnreadable(ReadingProblem.BLOCKED, detail=detail)
        if asking.pace:
            await self._throttle.wait(urlsplit(url).netloc, pause)

    async def _ask(self, parts: SplitResult, asking: Asking) -> "_Answer":
        """One request and its answer; the body of a redirect is not read."""
        response = await self._pool.handle_async_request(
            asking.request(parts, self._limits.user_agent)
        )
        try:
            headers = tuple(
                (name.decode("latin-1").lower(), value.decode("latin-1"))
                for name, value in response.headers
            )
            if sum(len(name) + len(value) for name, value in headers) > self._limits.header_bytes:
                raise PageUnreadable(ReadingProblem.TOO_LARGE, detail="headers")
            if response.status == _SWITCHING_PROTOCOLS:
                raise PageUnreadable(ReadingProblem.UNREACHABLE, detail="not HTTP")
            if asking.beginning:
                body = await beginning_of(response, asking.received_bytes)
                return _Answer(response.status, headers, body)
            location = "".join(_values(headers, "location")[:1])
            if location and response.status in _REDIRECTS:
                return _Answer(response.status, headers, b"", location)
            return _Answer(response.status, headers, await self._body(response, headers, asking))
        finally:
            await response.aclose()

    async def _body(
        self,
        response: httpcore2.Response,
        headers: tuple[tuple[str, str], ...],
        asking: Asking,
    ) -> bytes:
        most = asking.received_bytes
        declared = _values(headers, "content-length")
        unpacker = Unpacker(",".join(_values(headers, "content-encoding")), asking.unpacked_bytes)
        stream: GuardedStream = response.extensions["network_stream"]
        stream.allow(most)
        if declared and int(declared[0]) > most:
            raise PageUnreadable(ReadingProblem.TOO_LARGE, detail="declared")
        received = pieces = 0
        with self._admission.room() as hold:
            async for piece in response.aiter_stream():
                received += len(piece)
                pieces += 1
                if received > most or pieces > most // _SMALLEST_MEAN_PIECE_BYTES:
                    raise PageUnreadable(ReadingProblem.TOO_LARGE, detail="received")
                hold(unpacker.feed(piece))
            return unpacker.finish()


@dataclass(frozen=True, slots=True)
class _Answer:
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes
    location: str = ""


def _values(headers: tuple[tuple[str, str], ...], name: str) -> list[str]:
    return [value for key, value in headers if key == name]
