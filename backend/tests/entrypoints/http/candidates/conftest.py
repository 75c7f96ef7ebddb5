"""Employers with members of each role, and a resume that they have checked."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest_asyncio
from tests.adapters.documents.written_docx import paragraph, written_docx

from trusthound.adapters.credentials.tokens import new_token
from trusthound.adapters.storage import members, organizations, sessions, users
from trusthound.domain.access.organization import Organization, Role, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.session import begun
from trusthound.domain.access.user import new_user
from trusthound.entrypoints.http.app import create_app
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.services import Services, open_services
from trusthound.wiring.settings import Settings

_numbers = count(1)
HERE = Origin("192.0.2.1", "r")
LINES = (
    "Ann Lee",
    "ann.lee@example.org",
    "Experience",
    "Engineer, Northwind Traders",
    "January 2019 – March 2022",
    "Built the ordering system that every branch of the company uses today.",
    "Senior Engineer, Contoso",
    "April 2022 – present",
    "Education",
    "B.Sc. Computer Science, University of Leeds, 2014 – 2018",
    "Skills",
    "Python, PostgreSQL, Linux",
)


def a_resume(*lines: str) -> bytes:
    """A DOCX of lines, LINES where none are given."""
    return written_docx("".join(paragraph(each) for each in lines or LINES))


FORM = {
    "candidateEmail": "ann.lee@example.org",
    "claimedEmployers": "Northwind Traders, Contoso",
    "linkedinUrl": "https://www.linkedin.com/in/ann-lee",
    "attested": "true",
}


@dataclass
class Employer:
    """An organisation and the headers of one member of each role."""

    organization: Organization
    client: httpx2.AsyncClient
    as_: dict[str, dict[str, str]] = field(default_factory=dict)
    ids: dict[str, str] = field(default_factory=dict)

    async def call(
        self, method: str, path: str, *, role: str = "member", **words: Any
    ) -> httpx2.Response:
        headers = {**self.as_[role], **words.pop("headers", {})}
        return await self.client.request(
            method, f"/api/enterprise/{path}", headers=headers, **words
        )

    async def verify(
        self,
        data: bytes | None = None,
        *,
        filename: str = "resume.docx",
        role: str = "member",
        headers: Any = None,
        **form: Any,
    ) -> httpx2.Response:
        file = a_resume() if data is None else data
        return await self.call(
            "POST",
            "verify",
            role=role,
            headers=headers or {},
            data={**FORM, **form},
            files={"resume": (filename, file)},
        )

    async def verified(self, **form: Any) -> dict[str, Any]:
        """A report that was made."""
        answer = await self.verify(**form)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()["verification"]
        return told

    async def stats(self) -> dict[str, Any]:
        told: dict[str, Any] = (await self.call("GET", "stats")).json()["stats"]
        return told


@dataclass
class World:
    """The whole app, its database and the folder of files."""

    services: Services
    client: httpx2.AsyncClient
    database_url: str
    folder: Path

    def files(self) -> list[Path]:
        return sorted((self.folder / "candidates").iterdir())

    def rows(self, query: Any, *values: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database_url) as connection:
            cursor = connection.execute(query, values)
            return cursor.fetchall() if cursor.description else []

    def audited(self, employer: Employer) -> list[str]:
        found = self.rows(
            "SELECT action FROM audit_log WHERE organization_id = %s ORDER BY id",
            employer.organization.id,
        )
        return [each[0] for each in found]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def world(database_server: str, tmp_path_factory: Any) -> AsyncIterator[World]:
    folder: Path = tmp_path_factory.mktemp("candidates")
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


MakeEmployer = Callable[..., Awaitable[Employer]]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def an_employer(world: World) -> MakeEmployer:
    """A new one each time."""

    async def make(tier: Tier = Tier.PROFESSIONAL) -> Employer:
        number, now = next(_numbers), utc_now()
        organization = Organization(new_id(), f"Employer {number}", tier, None)
        employer = Employer(organization, world.client)
        async with world.services.database.connection() as connection:
            await organizations.add(connection, organization, now)
            for role in Role:
                user = new_user(new_id(), f"{role.value}{number}@acme.example", "Bo Stone", now)
                token = new_token()
                session = begun(new_id(), HERE, remembered=False, now=now)
                await users.add(connection, user, "$argon2id$never")
                await sessions.add(connection, session, user_id=user.id, digest=token.digest)
                await members.add(connection, organization.id, user.id, role, now)
                employer.as_[role.value] = {"Authorization": f"Bearer {token.text}"}
                employer.ids[role.value] = user.id
        return employer

    return make


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def employer(an_employer: MakeEmployer) -> Employer:
    """One for all tests of a module that count nothing."""
    return await an_employer()
