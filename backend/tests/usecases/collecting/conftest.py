"""Boards on this machine that answer as a test tells them to, and a collector with a clock."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest
from tests.usecases.collecting.paged import DERIVING, PAGED

from trusthound.adapters.boards.collection import Collection
from trusthound.adapters.storage import boards, openings
from trusthound.adapters.storage.database import Database
from trusthound.adapters.web.fetcher import Fetcher, FetchLimits, open_fetcher
from trusthound.domain.search.board import CollectedBoard
from trusthound.domain.search.looking import Budget
from trusthound.domain.search.opening import Opening
from trusthound.inquiry.collecting import BoardInquiry
from trusthound.usecases.collect_board import Looked, collect_board
from trusthound.wiring.reference.load import load_reference

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
MEGABYTE = 1_000_000


@dataclass
class Sites:
    """One server: answers by path, whatever a test puts there; 404 for the others."""

    port: int = 0
    answers: dict[str, tuple[int, Mapping[str, str], bytes]] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)
    hold: dict[str, asyncio.Event] = field(default_factory=dict)
    was_asked: asyncio.Event = field(default_factory=asyncio.Event)
    megabytes_sent: int = 0

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def says(self, path: str, body: bytes, status: int = 200, **headers: str) -> None:
        told = {key.replace("_", "-"): value for key, value in headers.items()}
        self.answers[path] = (status, told, body)

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            path = head.split(" ", 2)[1]
            if path != "/robots.txt":
                self.asked.append(path)
                self.heads.append(head)
                self.was_asked.set()
            if path in self.hold:
                await self.hold[path].wait()
            if path.startswith("/endless"):
                await self._send_for_long(writer)
            status, headers, body = self.answers.get(path, (404, {}, b"{}"))
            lines = [f"HTTP/1.1 {status} Told", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            if status != 304:
                lines.append(f"Content-Length: {len(body)}")
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            await writer.drain()
        writer.close()

    async def _send_for_long(self, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
        for _ in range(100):
            writer.write(b" " * MEGABYTE)
            await writer.drain()
            self.megabytes_sent += 1
        raise ConnectionError


@pytest.fixture
async def sites() -> AsyncIterator[Sites]:
    served = Sites()
    server = await asyncio.start_server(served.talk, "127.0.0.1", 0)
    served.port = server.sockets[0].getsockname()[1]
    async with server:
        yield served
        for each in served.hold.values():
            each.set()


@dataclass
class World:
    """The collector with all that it needs; `now` stands still until a test moves it."""

    database: Database
    sites: Sites
    web: Fetcher
    collection: Collection = PAGED
    keys: Mapping[str, str] = field(default_factory=dict)
    budget: Budget = field(default_factory=Budget)
    now: datetime = NOON
    numbers: Any = field(default_factory=lambda: count(1))

    def later(self, **by: float) -> None:
        self.now += timedelta(**by)

    async def board(self, path: str = "/jobs", name: str = "Acme") -> CollectedBoard:
        new = CollectedBoard(
            id=name.lower(),
            reader="paged",
            address=self.sites.url(path),
            name=name,
            is_own=True,
            added_at=self.now,
            due_at=self.now,
        )
        async with self.database.connection() as connection:
            return await boards.add(connection, new, for_all=True)

    async def look(self, board: CollectedBoard, **changes: Any) -> Looked | None:
        words: dict[str, Any] = {
            "database": self.database,
            "inquiry": BoardInquiry(
                self.web, {"paged": self.collection}, self.keys, load_reference(), 20 * MEGABYTE
            ),
            "deriving": DERIVING,
            "budget": self.budget,
            "clock": lambda: self.now,
            "new_id": lambda: f"id-{next(self.numbers)}",
            "is_due": False,
        }
        return await collect_board(board.id, **{**words, **changes})

    async def kept(self, board: CollectedBoard) -> CollectedBoard:
        async with self.database.connection() as connection:
            found = await boards.find(connection, board.id)
        assert found is not None
        return found

    async def rows(self, question: str) -> list[Any]:
        async with self.database.connection() as connection:
            cursor = await connection.execute(question.encode())
            return await cursor.fetchall()

    async def shown(self) -> list[str]:
        """Keys of what is open, as often as they are kept."""
        rows = await self.rows("SELECT key FROM showings WHERE closed_at IS NULL ORDER BY key")
        return [row[0] for row in rows]

    async def openings(self) -> dict[str, Opening]:
        """By their titles."""
        ids = [row[0] for row in await self.rows("SELECT id FROM openings")]
        async with self.database.connection() as connection:
            found = await openings.find_all(connection, ids)
        return {each.title: each for each in found.values()}

    def with_collection(self, **changes: Any) -> None:
        self.collection = replace(self.collection, **changes)


@pytest.fixture
async def world(database: Database, sites: Sites) -> AsyncIterator[World]:
    limits = FetchLimits(
        user_agent="TrustHound/0.1.0 (+https://trusthound.example/bot)",
        ports=frozenset({sites.port}),
        allowed_private=frozenset({f"127.0.0.1:{sites.port}"}),
        collecting_pause_seconds=0.0,
    )
    async with open_fetcher(limits) as web:
        yield World(database, sites, web)
