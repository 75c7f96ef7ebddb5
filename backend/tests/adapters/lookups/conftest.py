"""A way to the registries of this machine and to nothing else."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack

import pytest

from trusthound.adapters.web.fetcher import Fetcher, FetchLimits, open_fetcher

OpenWeb = Callable[..., Awaitable[Fetcher]]


@pytest.fixture
async def open_web() -> AsyncIterator[OpenWeb]:
    """`await open_web("127.0.0.1:8080")`: a fetcher that may reach these authorities.

    Every name is looked up as this machine.
    """
    async with AsyncExitStack() as opened:

        async def build(*authorities: str, trust: ssl.SSLContext | None = None) -> Fetcher:
            limits = FetchLimits(
                user_agent="TrustHound/0.1.0 (+https://trusthound.example/bot)",
                total_seconds=5.0,
                ports=frozenset(int(each.rpartition(":")[2]) for each in authorities),
                allowed_private=frozenset(authorities),
                collecting_pause_seconds=0.0,
            )

            async def resolve(_host: str, _port: int) -> Sequence[str]:
                return ["127.0.0.1"]

            nobody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            return await opened.enter_async_context(
                open_fetcher(limits, resolve=resolve, trust=trust or nobody)
            )

        yield build


@pytest.fixture
async def tls_port() -> AsyncIterator[Callable[[ssl.SSLContext], Awaitable[int]]]:
    """`await tls_port(context)`: a port on which a site shows that certificate and says nothing."""
    async with AsyncExitStack() as opened:

        async def listen(context: ssl.SSLContext) -> int:
            async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                await reader.read()
                writer.close()

            server = await asyncio.start_server(talk, "127.0.0.1", 0, ssl=context)
            await opened.enter_async_context(server)
            return int(server.sockets[0].getsockname()[1])

        yield listen
