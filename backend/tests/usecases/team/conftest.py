"""People and organisations on a real database, made by SQL."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import pytest

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)

Person = Callable[..., Awaitable[str]]


@pytest.fixture
def now() -> datetime:
    return NOON


@pytest.fixture
def origin() -> Origin:
    return Origin(address="203.0.113.7", request_id="request-1")


@pytest.fixture
def organization(database: Database) -> Callable[..., Awaitable[str]]:
    """Makes one of that many seats; None is no limit."""

    async def make(name: str = "acme", seats: int | None = 5) -> str:
        async with database.connection() as connection:
            await connection.execute(
                "INSERT INTO organizations VALUES (%s, %s, 'starter', %s, %s)",
                [name, name.title(), seats, NOON],
            )
        return name

    return make


@pytest.fixture
def person(database: Database) -> Person:
    """Makes a user, with a role in an organisation and a session if told; its id is its name."""

    async def make(name: str, *, role: str = "", of: str = "acme", sessions: int = 0) -> str:
        email = f"{name}@example.org"
        async with database.connection() as connection:
            await connection.execute(
                """
                INSERT INTO users (
                    id, email, email_key, name, first_name, last_name, password_hash, created_at)
                VALUES (%s, %s, %s, %s, %s, '', '', %s)
                """,
                [name, email, email, name.title(), name.title(), NOON],
            )
            if role:
                await connection.execute(
                    """
                    INSERT INTO members (user_id, organization_id, role, joined_at)
                    VALUES (%s, %s, %s, %s)
                    """,
                    [name, of, role, NOON],
                )
            for number in range(sessions):
                await connection.execute(
                    """
                    INSERT INTO sessions (
                        digest, id, user_id, kind, remembered, created_at, last_seen_at, expires_at,
                        address, device)
                    VALUES (%s, %s, %s, 'page', false, %s, %s, %s + interval '1 hour', '', '')
                    """,
                    [f"{name}{number}".encode(), f"{name}-{number}", name, NOON, NOON, NOON],
                )
        return name

    return make
