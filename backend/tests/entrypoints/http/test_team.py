"""A team over HTTP: what its members see, what its admins change, and who goes is out at once."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
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


@dataclass
class Person:
    """A member who is signed in."""

    id: str
    email: str
    client: httpx2.AsyncClient
    headers: dict[str, str]

    async def call(self, method: str, path: str, **words: Any) -> httpx2.Response:
        answer = await self.client.request(method, f"/api/{path}", headers=self.headers, **words)
        self.client.cookies.clear()
        return answer

    async def team(self) -> dict[str, Any]:
        told: dict[str, Any] = (await self.call("GET", "team/members")).json()
        return told


@dataclass
class Team:
    """An organisation that its admin made; more join by the link of an invitation."""

    id: str
    people: People
    client: httpx2.AsyncClient

    async def join(self, role: Role) -> Person:
        email = f"p{next(_numbers)}@team.example"
        invited = await self.people.organizations.invite(self.id, email, role, by=None, origin=HERE)
        words = {"token": invited.link.partition("#token=")[2], "name": "Bo Stone"}
        answer = await self.client.post(
            "/api/invitations/accept", json={**words, "password": PASSWORD}
        )
        self.client.cookies.clear()
        told = answer.json()
        bearer = {"Authorization": f"Bearer {told['token']}"}
        return Person(told["user"]["id"], email, self.client, bearer)


MakeTeam = Callable[..., Awaitable[Team]]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def a_team(database_server: str, client: httpx2.AsyncClient) -> AsyncIterator[MakeTeam]:
    settings = Settings(DATABASE_URL=database_server, password_memory_kib=64)
    async with open_people(settings) as people:

        async def make(tier: Tier = Tier.STARTER) -> Team:
            made = await people.organizations.create("Acme", tier, origin=HERE)
            return Team(made.id, people, client)

        yield make


async def test_every_member_sees_the_team_its_seats_and_who_is_invited(a_team: MakeTeam) -> None:
    team = await a_team()
    admin, viewer = await team.join(Role.ADMIN), await team.join(Role.VIEWER)
    invited = await admin.call(
        "POST", "team/invite", json={"email": "x@y.example", "role": "member"}
    )
    told = await viewer.team()

    assert (invited.status_code, invited.json()["message"]) == (
        201,
        "Invitation sent to x@y.example",
    )
    assert told["organization"] == {
        "id": team.id,
        "name": "Acme",
        "plan": "starter",
        "tier": "starter",
        "seats_used": 3,
        "seat_limit": 5,
        "seats_available": 2,
    }
    first = told["members"][0]
    assert first.pop("joined_at").endswith("Z")
    assert first.pop("last_login").endswith("Z")
    assert first == {
        "id": admin.id,
        "first_name": "Bo",
        "last_name": "Stone",
        "email": admin.email,
        "role": "admin",
        "is_active": True,
    }
    assert [each["role"] for each in told["members"]] == ["admin", "viewer"]
    assert told["invitations"] == [invited.json()["invitation"]]
    assert told["nextCursor"] is None


async def test_no_limit_is_minus_one_on_the_wire(a_team: MakeTeam) -> None:
    team = await a_team(Tier.ENTERPRISE)
    told = (await (await team.join(Role.ADMIN)).team())["organization"]
    assert (told["seats_used"], told["seat_limit"], told["seats_available"]) == (1, -1, -1)


async def test_a_full_team_invites_nobody_until_an_invitation_is_withdrawn(
    a_team: MakeTeam,
) -> None:
    team = await a_team()
    admin = await team.join(Role.ADMIN)

    async def invite(name: str) -> httpx2.Response:
        asked = {"email": f"{name}@full.example", "role": "viewer"}
        return await admin.call("POST", "team/invite", json=asked)

    made = [await invite(f"p{each}") for each in range(4)]
    full, again = await invite("p5"), await invite("p0")
    withdrawn = f"team/invitations/{made[0].json()['invitation']['id']}"
    gone = await admin.call("DELETE", withdrawn)

    assert [each.status_code for each in made] == [201] * 4
    assert (full.status_code, full.json()["code"]) == (409, "seat_limit_reached")
    said = "Seat limit reached. Upgrade your plan to add more members."
    assert full.json()["error"] == said
    assert (again.status_code, again.json()["code"]) == (409, "already_invited")
    assert gone.status_code == 204
    assert (await admin.call("DELETE", withdrawn)).status_code == 404
    assert (await invite("p5")).status_code == 201


async def test_another_role_holds_from_the_next_request_and_the_last_admin_keeps_theirs(
    a_team: MakeTeam,
) -> None:
    team = await a_team()
    admin, viewer = await team.join(Role.ADMIN), await team.join(Role.VIEWER)

    async def give(who: Person, role: str) -> httpx2.Response:
        asked = {"memberId": who.id, "role": role}
        return await admin.call("PUT", "team/update-role", json=asked)

    alone = [await give(admin, "viewer"), await admin.call("POST", "team/leave")]
    refused = await viewer.call("GET", "audit")
    changed = await give(viewer, "admin")

    assert [each.json()["code"] for each in alone] == ["last_admin"] * 2
    assert refused.status_code == 403
    assert (changed.status_code, changed.json()["message"]) == (200, "Role updated successfully")
    assert (await viewer.call("GET", "audit")).status_code == 200
    assert (await give(viewer, "owner")).json()["field"] == "role"


async def test_the_next_request_of_a_removed_member_is_refused_and_every_act_is_in_the_log(
    a_team: MakeTeam,
) -> None:
    team = await a_team()
    admin, member, other = [await team.join(each) for each in (Role.ADMIN, Role.MEMBER, Role.ADMIN)]
    before = await member.call("GET", "enterprise/stats")
    removed = await admin.call("DELETE", "team/remove", json={"memberId": member.id})
    after = await member.call("GET", "enterprise/stats")
    left = await other.call("POST", "team/leave")

    assert (before.status_code, after.status_code) == (200, 401)
    assert removed.json()["message"] == "Member removed successfully"
    assert left.json()["message"] == "You are no longer a member of Acme."
    assert "Max-Age=0" in left.headers["set-cookie"]
    assert (await other.call("GET", "team/members")).status_code == 401
    assert [each["id"] for each in (await admin.team())["members"]] == [admin.id]
    lines = (await admin.call("GET", "audit")).json()["lines"]
    told = [(each["actor"], each["action"], each["target"]) for each in lines[:2]]
    assert told == [(other.id, "member.remove", other.id), (admin.id, "member.remove", member.id)]


async def test_of_another_team_nothing_can_be_changed(a_team: MakeTeam) -> None:
    here, there = await a_team(), await a_team()
    stranger, admin = await there.join(Role.ADMIN), await here.join(Role.ADMIN)
    asked = {"email": "z@there.example", "role": "viewer"}
    made = (await admin.call("POST", "team/invite", json=asked)).json()["invitation"]["id"]
    tried = [
        await stranger.call("DELETE", "team/remove", json={"memberId": admin.id}),
        await stranger.call(
            "PUT", "team/update-role", json={"memberId": admin.id, "role": "viewer"}
        ),
        await stranger.call("DELETE", f"team/invitations/{made}"),
    ]
    assert [each.json()["code"] for each in tried] == ["not_found"] * 3
