"""`sites`: hosts on this machine that answer as a test tells them to, and the real way to them."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from urllib.parse import urlsplit, urlunsplit

import pytest

from trusthound.adapters.web.fetcher import Fetcher, FetchLimits, open_fetcher
from trusthound.adapters.web.web import ANY_PAGE
from trusthound.domain.facts.page import Page

# "host/path" of each page, and its body, or its status with a header line and a body.
Pages = Mapping[str, bytes | tuple[int, str, bytes]]


@dataclass
class Sites:
    """A `Web`: the real fetcher, sent to this machine's port for every https address."""

    fetcher: Fetcher
    port: int
    asked: list[str] = field(default_factory=list)

    def checked(self, url: str) -> str:
        return self.fetcher.checked(self._here(url))

    async def get(self, url: str, *, accept: str = ANY_PAGE, for_person: bool = True) -> Page:
        return await self.fetcher.get(self._here(url), accept=accept, for_person=for_person)

    async def shown(self, page: Page) -> None:
        """It runs no scripts."""

    def _here(self, url: str) -> str:
        parts = urlsplit(url)
        if parts.scheme != "https":
            return url
        return urlunsplit(("http", f"{parts.hostname}:{self.port}", *parts[2:]))


OpenSites = Callable[[Pages], Awaitable[Sites]]


@pytest.fixture
async def open_sites() -> AsyncIterator[OpenSites]:
    """`await open_sites({"acme.example/": b"…"})`; what is not there is a 404."""
    async with AsyncExitStack() as opened:

        async def build(pages: Pages) -> Sites:
            asked: list[str] = []

            async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                try:
                    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                    path = head.split(" ")[1]
                    host = head.lower().partition("host: ")[2].partition("\r")[0]
                    place = f"{host.partition(':')[0]}{path}"
                    asked.append(place)
                    answer = pages.get(place, (404, "", b""))
                    status, line, body = answer if isinstance(answer, tuple) else (200, "", answer)
                    lines = [f"HTTP/1.1 {status} -", f"Content-Length: {len(body)}", line]
                    lines = [each.replace("PORT", str(port)) for each in lines if each]
                    writer.write("\r\n".join([*lines, "Connection: close", "", ""]).encode() + body)
                    await writer.drain()
                except (OSError, asyncio.IncompleteReadError):
                    pass  # the other side has gone
                finally:
                    writer.close()

            server = await asyncio.start_server(talk, "127.0.0.1", 0)
            await opened.enter_async_context(server)
            port = int(server.sockets[0].getsockname()[1])

            async def resolve(host: str, _port: int) -> Sequence[str]:
                return ["127.0.0.1"]

            hosts = {each.partition("/")[0] for each in pages}
            limits = FetchLimits(
                user_agent="TrustHound/0.1.0 (+https://trusthound.example/bot)",
                received_bytes=200_000,
                ports=frozenset({port}),
                allowed_private=frozenset(f"{each}:{port}" for each in hosts),
                collecting_pause_seconds=0.0,
            )
            nobody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            fetcher = await opened.enter_async_context(
                open_fetcher(limits, resolve=resolve, trust=nobody)
            )
            return Sites(fetcher, port, asked)

        yield build
