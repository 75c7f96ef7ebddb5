"""Seekers with and without Premium, and the applications that they track."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest_asyncio

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
PATH = "/api/premium/applications"
STAGES = "/api/premium/application-stages"


@dataclass
class Seeker:
    """Somebody signed in, with the headers of their calls."""

    id: str
    client: httpx2.AsyncClient
    headers: dict[str, str]

    async def call(self, method: str, path: str = "", **words: Any) -> httpx2.Response:
        """Below the address of applications, unless the path is a whole one."""
        headers = {**self.headers, **words.pop("headers", {})}
        address = path if path.startswith("/api/") else f"{PATH}{path}"
        return await self.client.request(method, address, headers=headers, **words)

    async def told(self, method: str, path: str = "", status: int = 200, **words: Any) -> Any:
        """What is answered, once it has that status."""
        answer = await self.call(method, path, **words)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def track(self, title: str = "Engineer", **stated: str) -> dict[str, Any]:
        told = await self.told("POST", status=201, json={"title": title, **stated})
        application: dict[str, Any] = told["application"]
        return application

    async def move(self, id_: str, stage: str, after: str = "") -> dict[str, Any]:
        asked = {"move": {"stageId": stage, "afterId": after}}
        told = await self.told("PATCH", f"/{id_}", json=asked)
        application: dict[str, Any] = told["application"]
        return application

    async def titles(self, stage: str) -> list[str]:
        """Of the cards of a stage, from top to bottom."""
        board = await self.told("GET")
        return [each["title"] for each in board["applications"] if each["stageId"] == stage]

    async def attach(
        self, id_: str, data: bytes = b"%PDF-1.7\n", name: str = "letter.pdf"
    ) -> httpx2.Response:
        return await self.call("POST", f"/{id_}/documents", files={"file": (name, data)})

    async def imported(
        self, data: bytes, name: str = "jobs.csv", *, dry_run: bool
    ) -> httpx2.Response:
        words = {"dryRun": "true" if dry_run else "false"}
        return await self.call("POST", "/import", files={"file": (name, data)}, data=words)


@dataclass
class World:
    """The whole app, its database and the folder of documents."""

    services: Services
    client: httpx2.AsyncClient
    database_url: str
    folder: Path

    def files(self) -> set[str]:
        return {each.name for each in (self.folder / "applications").iterdir()}

    def rows(self, query: Any, *values: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database_url) as connection:
            cursor = connection.execute(query, values)
            return cursor.fetchall() if cursor.description else []

    def opening(self, id_: str, *, closed_at: datetime | None = None) -> None:
        """As a board was seen to show it."""
        self.rows(
            """
            INSERT INTO openings (
                id, title, company, company_key, description, url, is_own, places, place_keys,
                remote, pay, employment_types, seniority, language, posted_at, first_seen_at,
                last_seen_at, closed_at, trust_score, trust_status, trust_reasons, trust_engine,
                heading, search)
            VALUES (%s, 'Data engineer', 'Contoso', 'contoso', 'text', %s, true,
                '[{"text": "Leeds", "locality": "Leeds", "region": "", "country": "GB"}]', '{}',
                'hybrid', '{"minimum": "50000", "maximum": "60000", "currency": "GBP",
                "period": "year", "text": ""}', '{}', 'mid', 'en', now(), now(), now(), %s, 81,
                'assessed', '[]', '1', '', '')
            """,
            id_,
            f"https://jobs.contoso.example/{id_}",
            closed_at,
        )

    def shown(self, opening_id: str, link: str) -> None:
        """On a board, at that address."""
        self.rows(
            """
            WITH board AS (
                INSERT INTO boards (id, reader, address, name, is_own, added_at)
                VALUES (%s, 'file', %s, 'Contoso', true, now()) RETURNING id)
            INSERT INTO showings (
                id, board_id, key, opening_id, url, posting, trust, digest, company_head,
                title_key, links, first_seen_at, last_seen_at, last_run_id)
            SELECT %s, id, '1', %s, %s, '{}', '{}', '', '', '', ARRAY[%s], now(), now(), ''
            FROM board
            """,
            *(new_id(), new_id(), new_id(), opening_id, link, link),
        )


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def world(database_server: str, tmp_path_factory: Any) -> AsyncIterator[World]:
    folder: Path = tmp_path_factory.mktemp("applications")
    words: dict[str, Any] = {
        "DATABASE_URL": database_server,
        "data_folder": folder,
        "pages_folder": folder / "dist",
        "requests_a_minute": 100_000,
        "uploads_a_minute": 100_000,
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


@pytest_asyncio.fixture(loop_scope="session")
async def seeker(a_seeker: MakeSeeker) -> Seeker:
    """A new one for each test."""
    return await a_seeker()
