"""Boards over HTTP: added, listed with how each went, removed; everybody sees their own alone."""

from datetime import UTC, datetime, timedelta
from secrets import token_hex
from typing import Any

import httpx2
import psycopg
import pytest
from tests.entrypoints.http.conftest import ClientWith

from trusthound.wiring.clock import utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")
PATH = "/api/premium/boards"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.fixture(scope="module", autouse=True)
def no_boards(client: httpx2.AsyncClient, database_server: str) -> None:
    """What other tests of the database's process collected is none of these users' lists."""
    assert client is not None  # its tables are there
    with psycopg.connect(database_server) as connection:
        connection.execute("DELETE FROM boards")


async def a_user(
    client: httpx2.AsyncClient, database_url: str, *, premium: bool = True
) -> dict[str, str]:
    words = {"name": "Ann", "email": f"{token_hex(6)}@boards.example", "password": "correct horse"}
    answer = await client.post("/api/auth/register", json=words)
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    if premium:
        with psycopg.connect(database_url) as connection:
            connection.execute(
                "UPDATE users SET premium_until = now() + '1 day'::interval WHERE email = %s",
                [words["email"]],
            )
    return {"Authorization": f"Bearer {answer.json()['token']}"}


async def add(client: httpx2.AsyncClient, who: dict[str, str], url: object) -> httpx2.Response:
    return await client.post(PATH, json={"url": url}, headers=who)


async def listed(client: httpx2.AsyncClient, who: dict[str, str]) -> list[dict[str, Any]]:
    answer = await client.get(PATH, headers=who)
    assert answer.status_code == 200, answer.text
    told: list[dict[str, Any]] = answer.json()["boards"]
    return told


async def test_a_board_that_is_added_waits_for_its_first_look(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    ann = await a_user(client, database_server)
    answer = await add(client, ann, "https://jobs.lever.co/aircall/some-posting?lever-source=x")
    assert answer.status_code == 201
    board = answer.json()["board"]
    assert board.pop("id")
    assert abs(datetime.fromisoformat(board.pop("dueAt")) - utc_now()) < timedelta(hours=1)
    assert board == {
        "name": "Aircall",
        "reader": "lever",
        "address": "aircall",
        "isOwn": True,
        "isMine": True,
        "state": "waiting",
        "progress": None,
        "lastLookedAt": None,
        "lastFound": None,
        "problem": "",
    }


async def test_how_a_look_goes_and_went_is_told(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    ann = await a_user(client, database_server)
    board = (await add(client, ann, "https://jobs.lever.co/looked-at")).json()["board"]
    with psycopg.connect(database_server) as connection:
        connection.execute(
            """
            UPDATE boards SET run_id = 'r', run_began_at = %(at)s, run_showings = 40,
                last_run_at = %(at)s, last_result = 'failed', last_problem = 'It answered 500.',
                last_showings = 50
            WHERE id = %(id)s
            """,
            {"at": NOON, "id": board["id"]},
        )
    (told,) = await listed(client, ann)
    assert (told["state"], told["progress"]) == ("looking", {"found": 40})
    assert (told["lastFound"], told["problem"]) == (50, "It answered 500.")
    assert datetime.fromisoformat(told["lastLookedAt"]) == NOON
    with psycopg.connect(database_server) as connection:
        connection.execute("UPDATE boards SET run_id = NULL WHERE id = %s", [board["id"]])
    (told,) = await listed(client, ann)
    assert (told["state"], told["progress"]) == ("failed", None)


async def test_a_board_of_two_users_is_one_and_stays_until_neither_wants_it(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    ann, ben = [await a_user(client, database_server) for _ in range(2)]
    first = (await add(client, ann, "https://jobs.lever.co/shared")).json()["board"]
    again = (await add(client, ann, "https://jobs.lever.co/shared/1")).json()["board"]
    second = (await add(client, ben, "https://jobs.lever.co/shared")).json()["board"]
    assert first["id"] == again["id"] == second["id"]
    assert len(await listed(client, ann)) == 1
    gone = await client.delete(f"{PATH}/{first['id']}", headers=ann)
    assert gone.status_code == 204
    assert await listed(client, ann) == []
    assert [each["isMine"] for each in await listed(client, ben)] == [True]
    twice = await client.delete(f"{PATH}/{first['id']}", headers=ann)
    assert (twice.status_code, twice.json()["code"]) == (404, "not_found")


async def test_nobody_removes_what_another_added(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    ann, ben = [await a_user(client, database_server) for _ in range(2)]
    board = (await add(client, ann, "https://jobs.lever.co/anns")).json()["board"]
    assert (await client.delete(f"{PATH}/{board['id']}", headers=ben)).status_code == 404
    assert len(await listed(client, ann)) == 1


@pytest.mark.parametrize(
    ("url", "status", "code"),
    [
        ("https://jobs.example/nothing", 422, "invalid_input"),
        ("http://127.0.0.1/sitemap.xml", 400, "invalid_url"),
        ("https://10.0.0.1/sitemap.xml", 400, "invalid_url"),
        ("https://user:secret@jobs.lever.co/acme", 400, "invalid_url"),
        ("ftp://jobs.lever.co/acme", 400, "invalid_url"),
        ("https://" + "a" * 3000, 422, "invalid_input"),
        ("", 400, "invalid_url"),
        (7, 422, "invalid_input"),
        (None, 422, "invalid_input"),
    ],
)
async def test_an_address_without_a_list_is_refused(
    url: object, status: int, code: str, client: httpx2.AsyncClient, database_server: str
) -> None:
    ann = await a_user(client, database_server)
    answer = await add(client, ann, url)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert await listed(client, ann) == []


async def test_a_user_has_so_many_boards_and_no_more(
    client_with: ClientWith, database_server: str
) -> None:
    client = await client_with()
    ann = await a_user(client, database_server)
    for number in range(20):
        assert (await add(client, ann, f"https://jobs.lever.co/of{number}")).status_code == 201
    refused = await add(client, ann, "https://jobs.lever.co/of20")
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_boards")
    assert (await add(client, ann, "https://jobs.lever.co/of3")).status_code == 201
    assert len(await listed(client, ann)) == 20


async def test_what_the_operator_collects_from_everybody_sees_page_by_page(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    ann = await a_user(client, database_server)
    own = (await add(client, ann, "https://jobs.lever.co/paged")).json()["board"]["id"]
    with psycopg.connect(database_server) as connection:
        connection.execute(
            """
            INSERT INTO boards (id, reader, address, name, is_own, added_at)
            SELECT 'paged-' || n, 'greenhouse', 'paged-' || n, 'Paged', true, %s
            FROM generate_series(1, 120) AS n
            """,
            [NOON],
        )
    seen, cursor = [], ""
    while True:
        answer = await client.get(PATH, params={"cursor": cursor}, headers=ann)
        told = answer.json()
        assert len(told["boards"]) <= 51
        seen += [each["id"] for each in told["boards"]]
        cursor = told["cursor"]
        if cursor is None:
            break
    assert seen[0] == own
    assert len(seen) == len(set(seen))
    assert {f"paged-{number}" for number in range(1, 121)} <= set(seen)
    wrong = await client.get(PATH, params={"cursor": "x"}, headers=ann)
    assert (wrong.status_code, wrong.json()["code"]) == (422, "invalid_input")


async def test_boards_are_for_premium(client: httpx2.AsyncClient, database_server: str) -> None:
    free = await a_user(client, database_server, premium=False)
    for who, status in ((free, 403), ({}, 401)):
        assert (await client.get(PATH, headers=who)).status_code == status
        assert (await add(client, who, "https://jobs.lever.co/acme")).status_code == status
        assert (await client.delete(f"{PATH}/x", headers=who)).status_code == status
