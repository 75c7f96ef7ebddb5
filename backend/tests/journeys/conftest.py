"""A job site on this machine, and the whole product before it, over HTTP."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import pytest

from trusthound.entrypoints.http.app import create_app
from trusthound.wiring.services import open_services
from trusthound.wiring.settings import Settings

PAGES = Path(__file__).parent / "pages"


@dataclass
class JobSite:
    """Serves the files of pages/ by name; remembers what it was asked, waits while told to."""

    port: int = 0
    asked: list[str] = field(default_factory=list)
    was_asked: asyncio.Event = field(default_factory=asyncio.Event)
    go_on: asyncio.Event = field(default_factory=asyncio.Event)

    def url(self, page: str) -> str:
        return f"http://127.0.0.1:{self.port}/{page}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        path = head.split(b" ", 2)[1].decode()
        self.asked.append(path)
        self.was_asked.set()
        await self.go_on.wait()
        file = PAGES / Path(path.partition("?")[0]).name
        status, body = ("200 OK", file.read_bytes()) if file.is_file() else ("404 Not Found", b"")
        writer.write(
            f"HTTP/1.1 {status}\r\nContent-Type: text/html; charset=utf-8\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
            + body
        )
        await writer.drain()
        writer.close()


@pytest.fixture
async def job_site() -> AsyncIterator[JobSite]:
    """Answers at once unless a test clears `go_on`."""
    site = JobSite()
    site.go_on.set()
    server = await asyncio.start_server(site.answer, "127.0.0.1", 0)
    site.port = server.sockets[0].getsockname()[1]
    async with server:
        yield site
        site.go_on.set()


OpenProduct = Callable[..., Awaitable[httpx2.AsyncClient]]


@pytest.fixture
async def open_product(
    database_url: str, job_site: JobSite, tmp_path: Path
) -> AsyncIterator[OpenProduct]:
    """The whole product on a real database, allowed to read the job site; settings may differ."""
    async with AsyncExitStack() as opened:

        async def build(**changes: Any) -> httpx2.AsyncClient:
            words: dict[str, Any] = {
                "DATABASE_URL": database_url,
                "data_folder": tmp_path,
                "pages_folder": tmp_path / "dist",
                "fetch_allowed_private": (f"127.0.0.1:{job_site.port}",),
                "requests_a_minute": 10_000,
                "verifications_a_minute": 10_000,
                "daily_allowance": False,
            }
            settings = Settings(**{**words, **changes})
            services = await opened.enter_async_context(open_services(settings))
            transport = httpx2.ASGITransport(app=create_app(services, settings))
            client = httpx2.AsyncClient(transport=transport, base_url="http://localhost")
            return await opened.enter_async_context(client)

        yield build
