"""A demo request becomes an organisation by an operator, once, and its asker the first admin."""

import asyncio
from datetime import timedelta

import httpx2
import psycopg
import pytest
import pytest_asyncio

from trusthound.adapters.credentials.tokens import new_token
from trusthound.wiring.clock import new_id, utc_now

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATH = "/api/admin/demo-requests"
FORM = {
    "firstName": "Ann",
    "lastName": "Lee",
    "email": "ann@employer.example",
    "company": "Employer Ltd",
    "jobTitle": "Head of people",
    "teamSize": "51-200",
    "estimatedVolume": "101-500",
    "timeline": "1-month",
    "message": "Please call <b>me</b>.",
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def headers(client: httpx2.AsyncClient, database_server: str) -> dict[str, str]:
    """Of an operator."""
    assert client is not None  # its tables are there
    token, now = new_token(), utc_now()
    with psycopg.connect(database_server, autocommit=True) as connection:
        connection.execute(
            """
            INSERT INTO users (
                id, email, email_key, name, first_name, last_name, password_hash, created_at,
                is_operator)
            VALUES ('op', 'op', 'op', 'Op', '', '', '', %s, true)
            """,
            [now],
        )
        connection.execute(
            """
            INSERT INTO sessions (
                digest, id, user_id, kind, remembered, created_at, last_seen_at, expires_at,
                address, device)
            VALUES (%s, %s, 'op', 'api', false, %s, %s, %s, '', '')
            """,
            [token.digest, new_id(), now, now, now + timedelta(hours=1)],
        )
    return {"Authorization": f"Bearer {token.text}"}


async def test_a_request_is_listed_becomes_an_organisation_once_and_its_asker_joins_as_admin(
    client: httpx2.AsyncClient, headers: dict[str, str], database_server: str
) -> None:
    assert (await client.post("/api/enterprise-contact", json=FORM)).status_code == 201
    (listed,) = (await client.get(PATH, headers=headers)).json()["requests"]
    assert listed.items() >= FORM.items()
    assert listed["tier"] is None

    made = f"{PATH}/{listed['id']}/organization"
    answers = await asyncio.gather(
        *(client.post(made, json={"tier": "professional"}, headers=headers) for _ in range(4))
    )
    assert sorted(each.status_code for each in answers) == [201, 409, 409, 409]
    first = next(each.json() for each in answers if each.status_code == 201)
    assert (first["name"], first["invited"]) == ("Employer Ltd", "ann@employer.example")
    assert {each.json()["code"] for each in answers if each.status_code == 409} == {
        "already_customer"
    }
    (listed,) = (await client.get(PATH, headers=headers)).json()["requests"]
    assert listed["tier"] == "professional"

    with psycopg.connect(database_server) as connection:
        told = connection.execute(
            """
            SELECT action, actor FROM audit_log WHERE organization_id = %s ORDER BY id
            """,
            [listed["id"]],
        ).fetchall()
        mails = connection.execute(
            "SELECT recipient FROM outbox WHERE kind = 'invitation'"
        ).fetchall()
        seats = connection.execute("SELECT seat_limit FROM organizations").fetchall()
    assert told == [("organization.create", "op"), ("member.invite.admin", "operator")]
    assert mails == [("ann@employer.example",)]
    assert seats == [(20,)]


@pytest.mark.parametrize(
    ("request_id", "body", "status"),
    [
        ("none", {"tier": "starter"}, 404),
        ("no%00ne", {"tier": "starter"}, 404),
        ("none", {"tier": "free"}, 422),
        ("none", {}, 422),
    ],
)
async def test_what_is_no_request_or_no_tier_makes_nothing(
    client: httpx2.AsyncClient,
    headers: dict[str, str],
    request_id: str,
    body: dict[str, str],
    status: int,
) -> None:
    answer = await client.post(f"{PATH}/{request_id}/organization", json=body, headers=headers)

    assert answer.status_code == status


async def test_requests_come_page_by_page(
    client: httpx2.AsyncClient, headers: dict[str, str], database_server: str
) -> None:
    with psycopg.connect(database_server) as connection:
        connection.execute("DELETE FROM demo_requests")
        connection.execute(
            """
            INSERT INTO demo_requests
            SELECT 'r' || n, 'T' || n, now() - n * interval '1 hour', 'A', 'L', 'a@b.example',
                'a@b.example', '', 'C', 'J', '1-10', '1-100', 'exploring', '', false, NULL, 'x'
            FROM generate_series(1, 60) AS n
            """
        )
    first = (await client.get(PATH, headers=headers)).json()
    second = (await client.get(f"{PATH}?cursor={first['nextCursor']}", headers=headers)).json()
    refused = await client.get(f"{PATH}?cursor=x", headers=headers)

    told = [each["id"] for each in first["requests"] + second["requests"]]
    assert told == [f"r{n}" for n in range(1, 61)]
    assert (second["nextCursor"], refused.status_code) == (None, 422)
