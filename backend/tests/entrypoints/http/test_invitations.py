"""Joining an organisation over HTTP, with an account and without one."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import httpx2
import pytest
import pytest_asyncio

from trusthound.domain.access.organization import Role, Tier
from trusthound.domain.access.origin import Origin
from trusthound.wiring.people import People, open_people
from trusthound.wiring.settings import Settings

pytestmark = pytest.mark.asyncio(loop_scope="session")
PASSWORD = "correct horse battery"
HERE = Origin("192.0.2.1", "r")
_numbers = count(1)
Invite = Callable[..., Awaitable[tuple[str, str]]]


@pytest_asyncio.fixture(loop_scope="session")
async def invite(database_server: str, client: httpx2.AsyncClient) -> Any:
    """Invites a new address into a new organisation; the address and the link's token."""
    settings = Settings(DATABASE_URL=database_server, password_memory_kib=64)
    async with open_people(settings) as people:

        async def make(role: Role = Role.ADMIN) -> tuple[str, str]:
            email = f"p{next(_numbers)}@invited.example"
            return email, await _invited(people, email, role)

        yield make


async def _invited(people: People, email: str, role: Role) -> str:
    made = await people.organizations.create("Acme", Tier.STARTER, origin=HERE)
    invited = await people.organizations.invite(made.id, email, role, by=None, origin=HERE)
    return invited.link.partition("#token=")[2]


async def accept(client: httpx2.AsyncClient, **words: Any) -> httpx2.Response:
    headers = words.pop("headers", {})
    answer = await client.post("/api/invitations/accept", json=words, headers=headers)
    client.cookies.clear()
    return answer


async def registered(client: httpx2.AsyncClient, email: str) -> dict[str, str]:
    words = {"name": "Ann", "email": email, "password": PASSWORD}
    answer = await client.post("/api/auth/register", json=words)
    client.cookies.clear()
    return {"Authorization": f"Bearer {answer.json()['token']}"}


async def test_whoever_has_no_account_gets_one_and_is_signed_in(
    client: httpx2.AsyncClient, invite: Invite
) -> None:
    email, token = await invite()
    answer = await accept(client, token=token, name="Ann Lee", password=PASSWORD)

    told = answer.json()
    assert answer.status_code == 200
    assert (told["organization"], told["role"]) == ("Acme", "admin")
    assert (told["user"]["email"], told["user"]["plan"]) == (email, "enterprise")
    assert told["user"]["is_org_admin"] is True
    assert told["user"]["mailVerified"] is True
    assert "HttpOnly" in answer.headers["set-cookie"]
    bearer = {"Authorization": f"Bearer {told['token']}"}
    lines = (await client.get("/api/audit", headers=bearer)).json()["lines"]
    assert [each["action"] for each in lines][:2] == ["member.join.admin", "account.register"]


async def test_whoever_is_signed_in_joins_with_the_token_alone(
    client: httpx2.AsyncClient, invite: Invite
) -> None:
    email, token = await invite(Role.VIEWER)
    headers = await registered(client, email.upper())
    answer = await accept(client, token=token, headers=headers)

    assert answer.status_code == 200
    assert answer.json()["token"] is None
    assert answer.json()["user"]["plan"] == "enterprise"
    assert answer.json()["user"]["is_org_admin"] is False
    assert (told := answer.json()["user"])["organization"] == "Acme"
    assert told["role"] == "viewer"
    again = await accept(client, token=token, headers=headers)
    assert (again.status_code, again.json()["code"]) == (410, "link_expired")


async def test_whoever_has_an_account_is_asked_to_sign_in_first(
    client: httpx2.AsyncClient, invite: Invite
) -> None:
    email, token = await invite()
    await registered(client, email)
    answer = await accept(client, token=token, name="Eve", password=PASSWORD)

    assert (answer.status_code, answer.json()["code"]) == (401, "sign_in_required")


async def test_without_a_password_none_is_made_up(
    client: httpx2.AsyncClient, invite: Invite
) -> None:
    _, token = await invite()
    answer = await accept(client, token=token, name="Ann")
    assert (answer.status_code, answer.json()["field"]) == (422, "password")
    weak = await accept(client, token=token, name="Ann", password="password1")
    assert weak.status_code == 422
    assert (await accept(client, token=token, name="Ann", password=PASSWORD)).status_code == 200


async def test_the_invitation_alone_says_the_role_and_the_address(
    client: httpx2.AsyncClient, invite: Invite
) -> None:
    email, token = await invite(Role.VIEWER)
    words: dict[str, Any] = {"role": "admin", "email": "eve@example.org", "is_operator": True}
    answer = await accept(client, token=token, name="Ann", password=PASSWORD, **words)
    told = answer.json()
    assert (told["role"], told["user"]["email"]) == ("viewer", email)
    assert told["user"]["is_operator"] is False


@pytest.mark.parametrize("token", ["", "x", "\x00", "é" * 200])
async def test_a_link_that_never_was_is_no_longer_valid(
    token: str, client: httpx2.AsyncClient
) -> None:
    answer = await accept(client, token=token, name="Ann", password=PASSWORD)
    assert (answer.status_code, answer.json()["code"]) == (410, "link_expired")


async def test_twenty_who_use_a_link_at_once_make_one_account(
    client: httpx2.AsyncClient, invite: Invite
) -> None:
    _, token = await invite()
    words = {"token": token, "name": "Ann", "password": PASSWORD}
    answers = await asyncio.gather(
        *(client.post("/api/invitations/accept", json=words) for _ in range(20))
    )
    client.cookies.clear()
    statuses = sorted(each.status_code for each in answers)
    assert statuses.count(200) == 1
    assert set(statuses[1:]) <= {401, 410}
