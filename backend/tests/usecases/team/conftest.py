"""People and organisations on a real database, made by SQL; invitations as they are sent."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any, LiteralString

import pytest

from trusthound.adapters.credentials.tokens import digest_of, new_token
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import OPERATOR
from trusthound.domain.access.organization import Role
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import User
from trusthound.domain.common.errors import TrustHoundError
from trusthound.usecases.accept_invitation import accept_invitation
from trusthound.usecases.invite_member import Chance, Inviter, invite_member
from trusthound.wiring.clock import new_id

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)

Person = Callable[..., Awaitable[str]]
Made = Callable[..., Awaitable[str]]
Invite = Callable[..., Awaitable[str]]
Accept = Callable[..., Awaitable[Any]]


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


@pytest.fixture
def invite(database: Database, origin: Origin, now: datetime) -> Invite:
    """Invites an address; the token of its link comes back."""

    async def run(
        email: str, role: Role = Role.MEMBER, *, by: str = OPERATOR, at: datetime = now
    ) -> str:
        token = new_token()
        await invite_member(
            "acme",
            email,
            role,
            Inviter(by, by.title()),
            database=database,
            origin=origin,
            lasts=timedelta(days=7),
            now=at,
            chance=Chance(new_id(), new_id(), token),
        )
        return token.text

    return run


@pytest.fixture
def accept(database: Database, origin: Origin, now: datetime) -> Accept:
    """Accepts for a user, named by id."""

    async def run(token: str, name: str, at: datetime = now) -> Any:
        user = User(name, f"{name}@example.org", name, name, "", "", now, None, None, False)
        return await accept_invitation(
            digest_of(token), user, database=database, origin=origin, now=at
        )

    return run


async def count(database: Database, what: LiteralString) -> int:
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT count(*) FROM " + what)  # noqa: S608 - literals alone
        row = await cursor.fetchone()
    assert row is not None
    return int(row[0])


async def actions(database: Database) -> list[tuple[str, str, str]]:
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT actor, action, target FROM audit_log ORDER BY id")
        return await cursor.fetchall()


async def outcomes(calls: list[Awaitable[Any]]) -> list[str]:
    """What each of many calls at once came to: "done", or the code of its error."""
    told = await asyncio.gather(*calls, return_exceptions=True)
    return sorted("done" if not isinstance(each, BaseException) else _code(each) for each in told)


def _code(error: BaseException) -> str:
    if not isinstance(error, TrustHoundError):
        raise error
    return error.code
