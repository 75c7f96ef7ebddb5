"""What one server ends opens nothing at another, from its next request on."""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime
from pathlib import Path

import pytest
from tests.usecases.team.conftest import Person

from trusthound.adapters.credentials.api_keys import new_key_text
from trusthound.adapters.credentials.tokens import new_token
from trusthound.adapters.storage.database import Database, open_database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.api_key import Environment, Scope
from trusthound.domain.access.organization import Organization, Role, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import KeyRefused
from trusthound.usecases.change_role import change_role
from trusthound.usecases.continue_session import continue_session
from trusthound.usecases.create_api_key import NewKey, create_api_key
from trusthound.usecases.end_session import end_session
from trusthound.usecases.enter_with_api_key import enter_with_api_key
from trusthound.usecases.remove_member import remove_member
from trusthound.usecases.revoke_api_key import revoke_api_key


@pytest.fixture
async def elsewhere(database_url: str, tmp_path: Path) -> AsyncIterator[Database]:
    """The same database as another server of the product opens it."""
    async with open_database(database_url=database_url, data_folder=tmp_path) as opened:
        yield opened


@pytest.fixture
async def ann(organization: Callable[[], Awaitable[str]], person: Person) -> str:
    await organization()
    await person("eve", role="admin")
    return await person("ann", role="member")


async def begin(database: Database, now: datetime) -> str:
    """A session of Ann's; its token."""
    token = new_token()
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO sessions (
                digest, id, user_id, kind, remembered, created_at, last_seen_at, expires_at,
                address, device)
            VALUES (%s, 'one', 'ann', 'page', false, %s, %s, %s + interval '1 h', '', '')
            """,
            [token.digest, now, now, now],
        )
    return token.text


async def opened(database: Database, token: str, now: datetime) -> SignedIn | None:
    found = await continue_session(
        token, database=database, may_change=False, new_token=new_token, now=now
    )
    return None if found is None else found.signed_in


async def test_a_session_that_is_ended(
    ann: str, database: Database, elsewhere: Database, origin: Origin, now: datetime
) -> None:
    token = await begin(database, now)
    who = await opened(elsewhere, token, now)
    assert who is not None

    await end_session(who, "one", database=database, origin=origin, now=now)

    assert await opened(elsewhere, token, now) is None


async def test_a_role_that_is_changed_and_a_member_who_is_removed(
    ann: str, database: Database, elsewhere: Database, origin: Origin, now: datetime
) -> None:
    token = await begin(database, now)
    who = await opened(elsewhere, token, now)
    assert who is not None
    assert who.membership is not None
    assert who.membership.role is Role.MEMBER

    await change_role(
        "acme", ann, Role.VIEWER, actor="eve", database=database, origin=origin, now=now
    )
    who = await opened(elsewhere, token, now)
    assert who is not None
    assert who.membership is not None
    assert who.membership.role is Role.VIEWER

    await remove_member("acme", ann, actor="eve", database=database, origin=origin, now=now)
    assert await opened(elsewhere, token, now) is None


async def test_a_key_that_is_revoked(
    ann: str, database: Database, elsewhere: Database, origin: Origin, now: datetime
) -> None:
    by = Acting(Organization("acme", "Acme", Tier.STARTER, None), actor="eve", name="Eve")
    text = new_key_text(Environment.LIVE)
    key = await create_api_key(
        NewKey("Careers site", Environment.LIVE, (Scope.VERIFY,)),
        text,
        by=by,
        requests_an_hour=10,
        database=database,
        origin=origin,
        now=now,
        new_id="one",
    )
    assert (await enter_with_api_key(text.text, database=elsewhere, now=now)).key.id == key.id

    await revoke_api_key(key.id, by=by, database=database, origin=origin, now=now)

    with pytest.raises(KeyRefused):
        await enter_with_api_key(text.text, database=elsewhere, now=now)
