"""Seekers with and without Premium, and resumes that they upload."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest_asyncio
from tests.adapters.documents.written_docx import paragraph, written_docx

from trusthound.adapters.credentials.tokens import new_token
from trusthound.adapters.storage import sessions, users
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.session import begun
from trusthound.domain.access.user import new_user
from trusthound.entrypoints.http.app import create_app
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.services import Services, open_services
from trusthound.wiring.settings import Settings

HERE = Origin("192.0.2.1", "r")
PATH = "/api/premium/resume"
LINES = (
    "Ann Lee",
    "ann.lee@example.org",
    "Experience",
    "Engineer, Northwind Traders",
    "January 2019 – March 2022",
    "Built the ordering system in Python that every branch of the company uses today.",
    "Senior Engineer, Contoso",
    "April 2022 – present",
    "Runs the payment service on PostgreSQL for four teams and keeps it up.",
    "Education",
    "B.Sc. Computer Science, University of Leeds, 2014 – 2018",
    "Skills",
    "Python, PostgreSQL, Linux",
)


def a_file(*lines: str) -> bytes:
    """A DOCX of lines, LINES where none are given."""
    return written_docx("".join(paragraph(each) for each in lines or LINES))


@dataclass
class Seeker:
    """Somebody signed in, with the headers of their calls."""

    id: str
    client: httpx2.AsyncClient
    headers: dict[str, str]

    async def call(self, method: str, path: str = "", **words: Any) -> httpx2.Response:
        """Below the address of resumes."""
        headers = {**self.headers, **words.pop("headers", {})}
        return await self.client.request(method, f"{PATH}{path}", headers=headers, **words)

    async def upload(
        self, data: bytes | None = None, *, filename: str = "ann.docx", **words: Any
    ) -> httpx2.Response:
        file = a_file() if data is None else data
        return await self.call("POST", files={"resume": (filename, file)}, **words)

    async def uploaded(self, *lines: str) -> dict[str, Any]:
        answer = await self.upload(a_file(*lines))
        assert answer.status_code == 201, answer.text
        told: dict[str, Any] = answer.json()["resume"]
        return told

    async def corrected(self, resume_id: str, **corrections: Any) -> dict[str, Any]:
        answer = await self.call("PATCH", f"/{resume_id}", json={"corrections": corrections})
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()["resume"]
        return told

    async def listed(self) -> dict[str, Any]:
        told: dict[str, Any] = (await self.call("GET")).json()
        return told

    async def match(self, **asked: Any) -> httpx2.Response:
        return await self.client.post("/api/premium/match", headers=self.headers, json=asked)


@dataclass
class World:
    """The whole app, its database and the folder of resumes' files."""

    services: Services
    client: httpx2.AsyncClient
    database_url: str
    folder: Path

    def files(self) -> set[str]:
        return {each.name for each in (self.folder / "resumes").iterdir()}

    def file_of(self, resume_id: str) -> str:
        """What the store calls it."""
        ((name,),) = self.rows("SELECT file_name FROM resumes WHERE id = %s", resume_id)
        return str(name)

    def rows(self, query: Any, *values: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database_url) as connection:
            cursor = connection.execute(query, values)
            return cursor.fetchall() if cursor.description else []


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def world(database_server: str, tmp_path_factory: Any) -> AsyncIterator[World]:
    folder: Path = tmp_path_factory.mktemp("resumes")
    words: dict[str, Any] = {
        "DATABASE_URL": database_server,
        "data_folder": folder,
        "pages_folder": folder / "dist",
        "requests_a_minute": 100_000,
        "uploads_a_minute": 100_000,
        "matches_a_minute": 100_000,
        "searches_a_minute": 100_000,
        "password_memory_kib": 64,
    }
    settings = Settings(**words)
    async with open_services(settings) as services:
        transport = httpx2.ASGITransport(app=create_app(services, settings))
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
            yield World(services, client, database_server, folder)


MakeSeeker = Callable[..., Awaitable[Seeker]]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def a_seeker(world: World) -> MakeSeeker:
    """A new one each time."""

    async def make(*, premium: bool = True) -> Seeker:
        now, token = utc_now(), new_token()
        user = new_user(new_id(), f"{new_id()}@seekers.example", "Ann Lee", now)
        until = now + timedelta(days=30) if premium else None
        session = begun(new_id(), HERE, remembered=False, now=now)
        async with world.services.database.connection() as connection:
            await users.add(connection, replace(user, premium_until=until), "$argon2id$never")
            await sessions.add(connection, session, user_id=user.id, digest=token.digest)
        return Seeker(user.id, world.client, {"Authorization": f"Bearer {token.text}"})

    return make


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def seeker(a_seeker: MakeSeeker) -> Seeker:
    """One for all tests of a module that count nothing."""
    return await a_seeker()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def ready(a_seeker: MakeSeeker) -> Seeker:
    """One with a resume of LINES, which no test changes."""
    seeker = await a_seeker()
    await seeker.uploaded()
    return seeker
