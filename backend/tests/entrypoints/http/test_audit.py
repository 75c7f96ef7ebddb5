"""The audit log over HTTP: an admin reads their own organisation's, and refusals are in it."""

from collections.abc import Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any

import httpx2
import psycopg
import pytest

from trusthound.adapters.credentials.tokens import new_token
from trusthound.entrypoints.http.refusals import MOST_A_MINUTE
from trusthound.wiring.clock import new_id, utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")

ClientWith = Callable[..., Awaitable[httpx2.AsyncClient]]
SignIn = Callable[..., dict[str, str]]


@pytest.fixture
def connection(database_server: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(database_server, autocommit=True) as opened:
        yield opened


@pytest.fixture
def sign_in(connection: psycopg.Connection, client: httpx2.AsyncClient) -> SignIn:
    """Makes a user with that role in an organisation; the header of their session comes back."""

    def make(user: str, role: str = "", organization: str = "") -> dict[str, str]:
        token, now = new_token(), utc_now()
        connection.execute(
            """
            INSERT INTO users (
                id, email, email_key, name, first_name, last_name, password_hash, created_at)
            VALUES (%s, %s, %s, %s, '', '', '', %s)
            """,
            [user, f"{user}@example.org", f"{user}@example.org", f"Name of {user}", now],
        )
        if role:
            connection.execute(
                """
                INSERT INTO organizations VALUES (%s, %s, 'starter', 5, %s)
                ON CONFLICT (id) DO NOTHING
                """,
                [organization, organization, now],
            )
            connection.execute(
                "INSERT INTO members VALUES (%s, %s, %s, true, %s)", [user, organization, role, now]
            )
        connection.execute(
            """
            INSERT INTO sessions (
                digest, id, user_id, kind, remembered, created_at, last_seen_at, expires_at,
                address, device)
            VALUES (%s, %s, %s, 'api', false, %s, %s, %s, '', '')
            """,
            [token.digest, new_id(), user, now, now, now + timedelta(hours=1)],
        )
        return {"Authorization": f"Bearer {token.text}"}

    return make


def note(connection: psycopg.Connection, organization: str | None, action: str) -> None:
    connection.execute(
        """
        INSERT INTO audit_log (
            at, actor, organization_id, action, target, outcome, address, request_id)
        VALUES (%s, 'nobody', %s, %s, 'x', 'done', '203.0.113.9', 'r')
        """,
        [utc_now(), organization, action],
    )


async def test_an_admin_reads_the_lines_of_their_own_organisation_alone(
    client: httpx2.AsyncClient, sign_in: SignIn, connection: psycopg.Connection
) -> None:
    headers = sign_in("admin1", "admin", "own")
    note(connection, "own", "first")
    note(connection, "another", "hidden")
    note(connection, None, "hidden")
    note(connection, "own", "second")

    answer = await client.get("/api/audit", headers=headers)

    assert answer.status_code == 200
    assert [each["action"] for each in answer.json()["lines"]] == ["second", "first"]
    assert answer.json()["nextCursor"] is None
    line = answer.json()["lines"][0]
    assert (line["actorName"], line["address"], line["outcome"]) == (None, "203.0.113.9", "done")
    assert answer.headers["cache-control"] == "no-store"


async def test_lines_come_page_by_page(
    client: httpx2.AsyncClient, sign_in: SignIn, connection: psycopg.Connection
) -> None:
    headers = sign_in("admin2", "admin", "paged")
    for each in range(60):
        note(connection, "paged", f"n{each:02}")

    first = (await client.get("/api/audit", headers=headers)).json()
    note(connection, "paged", "later")
    second = (await client.get(f"/api/audit?cursor={first['nextCursor']}", headers=headers)).json()

    told = [each["action"] for each in first["lines"] + second["lines"]]
    assert told == [f"n{each:02}" for each in reversed(range(60))]
    assert second["nextCursor"] is None


@pytest.mark.parametrize("cursor", ["x", "-1", "", "1" * 19, "1%00"])
async def test_a_cursor_of_ones_own_making_is_refused(
    cursor: str, client: httpx2.AsyncClient, sign_in: SignIn
) -> None:
    headers = sign_in(f"made-{cursor}", "admin", "cursor")

    answer = await client.get(f"/api/audit?cursor={cursor}", headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (422, "invalid_input")


async def test_a_visitor_a_user_a_viewer_and_a_member_read_nothing(
    client: httpx2.AsyncClient, sign_in: SignIn
) -> None:
    told = [
        await client.get("/api/audit", headers=headers)
        for headers in (
            {},
            sign_in("user3"),
            sign_in("viewer3", "viewer", "closed"),
            sign_in("member3", "member", "closed"),
        )
    ]

    assert [each.status_code for each in told] == [401, 403, 403, 403]


async def test_a_refusal_is_told_to_the_admin_with_who_and_what(
    client: httpx2.AsyncClient, sign_in: SignIn
) -> None:
    refused = await client.get("/api/audit?x=secret", headers=sign_in("eve4", "viewer", "told"))
    answer = await client.get("/api/audit", headers=sign_in("admin4", "admin", "told"))

    line: dict[str, Any] = answer.json()["lines"][0]
    assert line["actor"] == "eve4"
    assert line["actorName"] == "Name of eve4"
    assert (line["action"], line["outcome"]) == ("access.refused", "refused")
    assert line["target"] == "GET /api/audit"
    assert line["requestId"] == refused.headers["x-request-id"]


async def test_who_tries_again_and_again_does_not_fill_the_log(
    client: httpx2.AsyncClient, sign_in: SignIn, connection: psycopg.Connection
) -> None:
    headers = sign_in("flood5", "viewer", "flooded")
    for _ in range(MOST_A_MINUTE + 5):
        assert (await client.get("/api/audit", headers=headers)).status_code == 403

    found = connection.execute("SELECT count(*) FROM audit_log WHERE actor = 'flood5'").fetchone()
    assert found == (MOST_A_MINUTE,)
