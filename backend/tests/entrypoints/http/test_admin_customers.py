"""A demo request becomes an organisation by an operator, once, and its asker the first admin."""

import asyncio

import httpx2
import psycopg
import pytest

pytestmark = pytest.mark.asyncio(loop_scope="session")

PATH = "/api/admin/demo-requests"
FORM = {
    "firstName": "Ann",
    "lastName": "Lee",
    "email": "ann@welcomed.example",
    "company": "Employer Ltd",
    "jobTitle": "Head of people",
    "teamSize": "51-200",
    "estimatedVolume": "101-500",
    "timeline": "1-month",
    "message": "Please call <b>me</b>.",
}


async def test_a_request_is_listed_becomes_an_organisation_once_and_its_asker_joins_as_admin(
    client: httpx2.AsyncClient, operator: dict[str, str], database_server: str
) -> None:
    with psycopg.connect(database_server) as connection:
        connection.execute("DELETE FROM demo_requests")
    assert (await client.post("/api/enterprise-contact", json=FORM)).status_code == 201
    (listed,) = (await client.get(PATH, headers=operator)).json()["requests"]
    assert listed.items() >= FORM.items()
    assert listed["tier"] is None

    made = f"{PATH}/{listed['id']}/organization"
    answers = await asyncio.gather(
        *(client.post(made, json={"tier": "professional"}, headers=operator) for _ in range(4))
    )
    assert sorted(each.status_code for each in answers) == [201, 409, 409, 409]
    first = next(each.json() for each in answers if each.status_code == 201)
    assert (first["name"], first["invited"]) == ("Employer Ltd", "ann@welcomed.example")
    assert {each.json()["code"] for each in answers if each.status_code == 409} == {
        "already_customer"
    }
    (listed,) = (await client.get(PATH, headers=operator)).json()["requests"]
    assert listed["tier"] == "professional"

    me = (await client.get("/api/auth/check", headers=operator)).json()["user"]["id"]
    with psycopg.connect(database_server) as connection:
        told = connection.execute(
            """
            SELECT action, actor FROM audit_log WHERE organization_id = %s ORDER BY id
            """,
            [listed["id"]],
        ).fetchall()
        mails = connection.execute(
            "SELECT kind FROM outbox WHERE recipient = %s", [FORM["email"]]
        ).fetchall()
        seats = connection.execute(
            "SELECT seat_limit FROM organizations WHERE id = %s", [listed["id"]]
        ).fetchall()
    assert told == [("organization.create", me), ("member.invite.admin", "operator")]
    assert sorted(mails) == [("demo",), ("invitation",)]
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
    operator: dict[str, str],
    request_id: str,
    body: dict[str, str],
    status: int,
) -> None:
    answer = await client.post(f"{PATH}/{request_id}/organization", json=body, headers=operator)

    assert answer.status_code == status


async def test_requests_come_page_by_page(
    client: httpx2.AsyncClient, operator: dict[str, str], database_server: str
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
    first = (await client.get(PATH, headers=operator)).json()
    second = (await client.get(f"{PATH}?cursor={first['nextCursor']}", headers=operator)).json()
    refused = await client.get(f"{PATH}?cursor=x", headers=operator)

    told = [each["id"] for each in first["requests"] + second["requests"]]
    assert told == [f"r{n}" for n in range(1, 61)]
    assert (second["nextCursor"], refused.status_code) == (None, 422)
