"""A site on this machine that answers as a test tells it to, and ways to fetch from it."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace

import pytest

from trusthound.adapters.web.fetcher import Fetcher, FetchLimits, open_fetcher

HOST = "jobs.example.com"
USER_AGENT = "TrustHound/0.1.0 (+https://trusthound.example/bot)"

# The head of a request in; the answer is written to the stream. Bytes are written as they stand.
Answer = bytes | Callable[[bytes, asyncio.StreamWriter], Awaitable[None]]
Serve = Callable[..., Awaitable["Site"]]


@dataclass
class Site:
    """A listening server: what it was asked, and how often somebody connected."""

    port: int
    requests: list[bytes] = field(default_factory=list)
    connections: int = 0
    lookups: list[str] = field(default_factory=list)

    def url(self, path: str = "/", *, scheme: str = "http", host: str = HOST) -> str:
        return f"{scheme}://{host}:{self.port}{path}"

    def limits(self) -> FetchLimits:
        """Bounds that let this site pass, at its one name, and no other inner address."""
        return FetchLimits(
            user_agent=USER_AGENT,
            ports=frozenset({self.port}),
            allowed_private=frozenset({f"{HOST}:{self.port}"}),
            collecting_pause_seconds=0.0,
        )

    async def resolve(self, host: str, _port: int) -> Sequence[str]:
        """A hostile name server: whatever is asked, it is this machine."""
        self.lookups.append(host)
        return ["127.0.0.1"]

    def fetcher(
        self, *, trust: ssl.SSLContext | None = None, **changes: object
    ) -> AbstractAsyncContextManager[Fetcher]:
        limits = replace(self.limits(), **changes)  # type: ignore[arg-type]
        nobody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # the machine's authorities load slowly
        return open_fetcher(limits, resolve=self.resolve, trust=trust or nobody)


@asynccontextmanager
async def _listening(answer: Answer, tls: ssl.SSLContext | None) -> AsyncIterator[Site]:
    site = Site(port=0)
    talks: set[asyncio.Task[None]] = set()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talks.add(asyncio.current_task())  # type: ignore[arg-type]
        site.connections += 1
        try:
            while not writer.is_closing():
                head = await reader.readuntil(b"\r\n\r\n")
                site.requests.append(head)
                if isinstance(answer, bytes):
                    writer.write(answer)
                else:
                    await answer(head, writer)
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # the other side has gone, or the test is over
        finally:
            writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0, ssl=tls)
    site.port = server.sockets[0].getsockname()[1]
    try:
        yield site
    finally:
        server.close()
        for each in talks:
            each.cancel()
        await asyncio.gather(*talks, return_exceptions=True)


@pytest.fixture
async def serve() -> AsyncIterator[Serve]:
    """`await serve(answer)` opens a site; all of them close with the test."""
    async with AsyncExitStack() as sites:

        async def open_site(answer: Answer, *, tls: ssl.SSLContext | None = None) -> Site:
            return await sites.enter_async_context(_listening(answer, tls))

        yield open_site
