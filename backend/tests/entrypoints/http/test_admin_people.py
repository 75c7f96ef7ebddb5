"""Users and organisations for operators: found, paged, signed out, given another tier; audited."""

from datetime import timedelta
from typing import Any

import httpx2
import psycopg
import pytest

from trusthound.wiring.clock import utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")

USERS, ORGANIZATIONS = "/api/admin/users", "/api/admin/organizations"
PASSWORD = "correct horse battery"


@pytest.fixture
def crowd(database_server: str) -> None:
    """Fifty-three users and as many organisations, each a minute older than the one before."""
    now = utc_now() - timedelta(days=400)
    with psycopg.connect(database_server) as connection:
        connection.execute("DELETE FROM users WHERE id LIKE 'crowd-%'")
        connection.execute("DELETE FROM organizations WHERE id LIKE 'crowd-%'")
        for number in range(53):
            at = now - timedelta(minutes=number)
            connection.execute(
                """
                INSERT INTO users (
                    id, email, email_key, name, first_name, last_name, password_hash, created_at)
                VALUES (%s, %s, %s, %s, '', '', '', %s)
                """,
                [
                    f"crowd-{number}",
                    f"C{number}@crowd.example",
                    f"c{number}@crowd.example",
                    "É 100%",
                    at,
                ],
            )
            connection.execute(
                "INSERT INTO organizations VALUES (%s, %s, 'starter', 5, %s)",
                [f"crowd-{number}", f"Crowd & Co {number}", at],
            )


@pytest.mark.usefixtures("crowd")
@pytest.mark.parametrize(
    ("path", "name", "search"),
    [(USERS, "users", "@CROWD.example"), (ORGANIZATIONS, "organizations", "crowd & co")],
)
async def test_a_search_goes_on_page_by_page_and_meets_each_once(
    client: httpx2.AsyncClient, operator: dict[str, str], path: str, name: str, search: str
) -> None:
    async def page(**query: str) -> Any:
        answer = await client.get(path, params=query, headers=operator)
        assert answer.status_code == 200, answer.text
        return answer.json()

    first = await page(search=search)
    rest = await page(search=search, cursor=first["nextCursor"])

    assert [each["id"] for each in first[name] + rest[name]] == [f"crowd-{n}" for n in range(53)]
    assert (len(first[name]), rest["nextCursor"]) == (50, None)
    assert [each["id"] for each in (await page(search="crowd-7"))[name]] == ["crowd-7"]
    for nobody in ("100_", "%", "nobody at all"):
        assert (await page(search=f"{search}{nobody}"))[name] == []
    assert len((await page(search=f"{search}\0"))[name]) == 50
    refused = await client.get(path, params={"cursor": "x"}, headers=operator)
    assert (refused.status_code, refused.json()["field"]) == (422, "cursor")


async def test_an_operator_signs_a_user_out_everywhere_and_it_is_told(
    client: httpx2.AsyncClient, operator: dict[str, str], database_server: str
) -> None:
    me = (await client.get("/api/auth/check", headers=operator)).json()["user"]["id"]
    asked = {"name": "Lost Phone", "email": "lost@phone.example", "password": PASSWORD}
    made = (await client.post("/api/auth/register", json=asked)).json()
    client.cookies.clear()
    theirs = {"authorization": f"Bearer {made['token']}"}
    (listed,) = (await client.get(f"{USERS}?search=lost%40phone", headers=operator)).json()["users"]
    assert (listed["name"], listed["sessions"], listed["mailVerified"]) == ("Lost Phone", 1, False)

    ended = await client.post(f"{USERS}/{listed['id']}/end-sessions", headers=operator)
    missing = await client.post(f"{USERS}/none/end-sessions", headers=operator)

    assert (ended.status_code, ended.json()) == (200, {"ended": 1})
    assert (missing.status_code, missing.json()["code"]) == (404, "not_found")
    assert (await client.get("/api/auth/check", headers=theirs)).status_code == 401
    assert (await client.get("/api/auth/check", headers=operator)).status_code == 200
    with psycopg.connect(database_server) as connection:
        told = connection.execute(
            "SELECT actor, target FROM audit_log WHERE action = 'operator.end_sessions'"
        ).fetchall()
    assert told == [(me, listed["id"])]


@pytest.mark.usefixtures("crowd")
async def test_an_operator_gives_an_organisation_another_tier_and_it_is_told(
    client: httpx2.AsyncClient, operator: dict[str, str], database_server: str
) -> None:
    me = (await client.get("/api/auth/check", headers=operator)).json()["user"]["id"]

    changed = await client.patch(
        f"{ORGANIZATIONS}/crowd-3", json={"tier": "enterprise"}, headers=operator
    )
    missing = await client.patch(
        f"{ORGANIZATIONS}/none", json={"tier": "enterprise"}, headers=operator
    )
    wrong = await client.patch(f"{ORGANIZATIONS}/crowd-3", json={"tier": "gold"}, headers=operator)

    assert (missing.status_code, wrong.status_code) == (404, 422)
    assert changed.json() == {
        "id": "crowd-3",
        "name": "Crowd & Co 3",
        "tier": "enterprise",
        "seatLimit": None,
    }
    (listed,) = (await client.get(f"{ORGANIZATIONS}?search=crowd-3", headers=operator)).json()[
        "organizations"
    ]
    assert listed.items() >= {"tier": "enterprise", "members": 0, "invited": 0}.items()
    with psycopg.connect(database_server) as connection:
        told = connection.execute(
            "SELECT action, actor FROM audit_log WHERE organization_id = 'crowd-3'"
        ).fetchall()
    assert told == [("organization.tier.enterprise", me)]
