"""Tasks, boards and results for operators: found, tried again, steered, deleted; audited."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import httpx2
import psycopg
import pytest

from trusthound.adapters.storage import administered_verifications
from trusthound.wiring.clock import utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")

TASKS, BOARDS, RESULTS = "/api/admin/tasks", "/api/admin/boards", "/api/admin/verifications"
SECRET = "ann@words.example"
DAY = utc_now() - timedelta(days=400)


@pytest.fixture
def rows(client: httpx2.AsyncClient, database_server: str) -> Iterator[psycopg.Connection]:
    """What a test writes and reads beside the app; each statement holds at once."""
    assert client is not None  # its tables are there
    with psycopg.connect(database_server, autocommit=True) as connection:
        yield connection
        connection.execute("DELETE FROM procrastinate_jobs WHERE status = 'failed'")
        connection.execute("DELETE FROM verifications WHERE id LIKE 'work-%'")
        connection.execute("DELETE FROM boards WHERE id LIKE 'steered-%' OR id = 'unwanted'")


def told(rows: psycopg.Connection, action: str) -> list[Any]:
    return rows.execute(
        "SELECT actor, target FROM audit_log WHERE action = %s", [action]
    ).fetchall()


async def page(
    client: httpx2.AsyncClient, operator: dict[str, str], path: str, **query: str
) -> Any:
    answer = await client.get(path, params=query, headers=operator)
    assert answer.status_code == 200, answer.text
    return answer.json()


def add_task(rows: psycopg.Connection, name: str, *, queueing_lock: str | None = None) -> str:
    row = rows.execute(
        """
        INSERT INTO procrastinate_jobs (queue_name, task_name, queueing_lock, args, attempts)
        VALUES ('nobody', %s, %s, jsonb_build_object('email', %s::text), 1) RETURNING id
        """,
        [name, queueing_lock, SECRET],
    ).fetchone()
    assert row is not None
    rows.execute("UPDATE procrastinate_jobs SET status = 'doing' WHERE id = %s", row)
    rows.execute("UPDATE procrastinate_jobs SET status = 'failed' WHERE id = %s", row)
    rows.execute("INSERT INTO task_failures VALUES (%s, 'KeyError at x.py:1')", row)
    return str(row[0])


def add_board(rows: psycopg.Connection, name: str, minutes: int = 0) -> None:
    rows.execute(
        """
        INSERT INTO boards (id, reader, address, name, is_own, added_at, due_at, etag)
        VALUES (%(id)s, 'lever', %(id)s, %(name)s, true, %(at)s, now() + '1 day'::interval, 'a')
        """,
        {
            "id": name.lower().replace(" ", "-"),
            "name": name,
            "at": DAY - timedelta(minutes=minutes),
        },
    )


def add_result(rows: psycopg.Connection, number: int, url: str) -> None:
    rows.execute(
        """
        INSERT INTO verifications (id, kind, url, checked_at, status, trust_score, band,
            engine_version, shared, example, dossier, assessment, reasons)
        VALUES (%s, %s, %s, %s, 'assessed', 12, 'danger', '1', false, false, %s, '{}', '[]')
        """,
        [
            f"work-{number}",
            "posting" if url else "message",
            url,
            DAY - timedelta(minutes=number),
            f'{{"words": "{SECRET}"}}',
        ],
    )


async def test_failed_tasks_are_listed_with_their_reason_and_without_what_they_were_about(
    client: httpx2.AsyncClient, operator: dict[str, str], rows: psycopg.Connection
) -> None:
    made = [add_task(rows, f"send_{number}") for number in range(52)]
    rows.execute("UPDATE procrastinate_jobs SET status = 'todo' WHERE id = %s", [made[3]])
    first = await page(client, operator, TASKS, search="SEND_")
    rest = await page(client, operator, TASKS, search="SEND_", cursor=first["nextCursor"])

    shown = [each["id"] for each in first["tasks"] + rest["tasks"]]
    assert shown == [each for each in reversed(made) if each != made[3]]
    assert (len(first["tasks"]), rest["nextCursor"]) == (50, None)
    newest = first["tasks"][0]
    assert newest.pop("failedAt") is not None
    assert newest == {
        "id": made[-1],
        "name": "send_51",
        "attempts": 1,
        "reason": "KeyError at x.py:1",
    }
    assert SECRET not in str(first)
    assert (await page(client, operator, TASKS, search="send_%"))["tasks"] == []
    refused = await client.get(TASKS, params={"cursor": "1.x"}, headers=operator)
    assert (refused.status_code, refused.json()["field"]) == (422, "cursor")
    rows.execute("DELETE FROM procrastinate_jobs WHERE id = %s", [made[3]])


async def test_a_failed_task_waits_again_once_and_it_is_told(
    client: httpx2.AsyncClient, operator: dict[str, str], rows: psycopg.Connection
) -> None:
    me = (await client.get("/api/auth/check", headers=operator)).json()["user"]["id"]
    task, twin = (
        add_task(rows, "mend", queueing_lock="m"),
        add_task(rows, "mend", queueing_lock="m"),
    )

    async def retry(task_id: str) -> tuple[int, str]:
        answer = await client.post(f"{TASKS}/{task_id}/retry", headers=operator)
        return answer.status_code, answer.json()["code"] if answer.content else ""

    assert await retry(task) == (204, "")
    assert await retry(task) == (404, "not_found")
    assert await retry(twin) == (409, "task_waits")
    for nothing in ("x", "9" * 40, "0", "%00"):
        assert await retry(nothing) == (404, "not_found")
    state = "SELECT status::text FROM procrastinate_jobs WHERE id = ANY (%s) ORDER BY id"
    assert rows.execute(state, [[int(task), int(twin)]]).fetchall() == [("todo",), ("failed",)]
    assert told(rows, "operator.retry_task") == [(me, task)]
    rows.execute("DELETE FROM procrastinate_jobs WHERE id = %s", [task])


async def test_boards_are_found_paused_and_asked_again(
    client: httpx2.AsyncClient, operator: dict[str, str], rows: psycopg.Connection
) -> None:
    me = (await client.get("/api/auth/check", headers=operator)).json()["user"]["id"]
    for number in range(51):
        add_board(rows, f"Steered {number}", number)
    rows.execute(
        """
        UPDATE boards SET last_run_at = added_at, last_result = 'failed', failures = 3,
            last_problem = 'It answered 500.', last_showings = 7 WHERE id = 'steered-0'
        """
    )
    first = await page(client, operator, BOARDS, search="STEERED")
    rest = await page(client, operator, BOARDS, search="STEERED", cursor=first["nextCursor"])
    ids = [each["id"] for each in first["boards"] + rest["boards"]]
    assert ids == [f"steered-{number}" for number in range(51)]
    failed = first["boards"][0]
    assert (failed["state"], failed["problem"], failed["failures"], failed["lastFound"]) == (
        "failed",
        "It answered 500.",
        3,
        7,
    )

    async def steer(board: str, move: str) -> int:
        path = f"{BOARDS}/{board}/{move}"
        return (await client.post(path, headers=operator)).status_code

    async def seen() -> Any:
        return (await page(client, operator, BOARDS, search="steered-1"))["boards"][0]

    assert [await steer("steered-1", "pause"), (await seen())["isPaused"]] == [204, True]
    assert [await steer("steered-1", "ask-again"), (await seen())["isPaused"]] == [204, False]
    assert (await seen())["dueAt"] < utc_now().isoformat()
    assert [await steer("none", "pause"), await steer("steered-1", "burn")] == [404, 422]
    assert told(rows, "operator.board.pause") == [(me, "steered-1")]
    assert told(rows, "operator.board.ask-again") == [(me, "steered-1")]


async def test_a_board_that_is_removed_goes_for_whoever_added_it(
    client: httpx2.AsyncClient, operator: dict[str, str], rows: psycopg.Connection
) -> None:
    me = (await client.get("/api/auth/check", headers=operator)).json()["user"]["id"]
    add_board(rows, "Unwanted")
    rows.execute("INSERT INTO wanted_boards VALUES (%s, 'unwanted', now())", [me])
    assert (await page(client, operator, BOARDS, search="unwanted"))["boards"]

    gone = await client.post(f"{BOARDS}/unwanted/remove", headers=operator)

    assert gone.status_code == 204
    assert (await page(client, operator, BOARDS, search="unwanted"))["boards"] == []
    left = "SELECT due_at, etag FROM boards WHERE id = 'unwanted'"
    assert rows.execute(left).fetchall() == [(None, "")]
    assert rows.execute("SELECT FROM wanted_boards WHERE board_id = 'unwanted'").fetchall() == []
    waits = "DELETE FROM procrastinate_jobs WHERE task_name = 'close_removed_board' RETURNING args"
    assert rows.execute(waits).fetchall() == [({"board_id": "unwanted"},)]
    assert told(rows, "operator.board.remove") == [(me, "unwanted")]


async def test_results_are_found_by_host_with_its_subdomains_and_pasted_ones_by_id_alone(
    client: httpx2.AsyncClient, operator: dict[str, str], rows: psycopg.Connection
) -> None:
    urls = {
        1: "https://work.example/jobs/1?mail=ann%40words.example",
        2: "https://jobs.work.example:8443/2",
        3: "https://homework.example/3",
        4: "https://other.example/work.example",
        5: "",
    }
    for number, url in urls.items():
        add_result(rows, number, url)

    async def found(search: str) -> list[str]:
        listed = (await page(client, operator, RESULTS, search=search))["verifications"]
        assert SECRET not in str(listed)
        return [each["id"] for each in listed if each["id"].startswith("work-")]

    assert await found("Work.Example") == ["work-1", "work-2"]
    assert await found("ork.example") == await found("%") == await found("work.example/jobs") == []
    assert await found("work-5") == ["work-5"]
    assert "work-5" not in await found("")
    (pasted,) = (await page(client, operator, RESULTS, search="work-5"))["verifications"]
    assert (pasted["kind"], pasted["host"], pasted["trustScore"]) == ("message", "", 12)


@pytest.mark.parametrize("few", [1_000, 10])
async def test_results_go_on_page_by_page_whether_a_host_has_few_or_many(
    client: httpx2.AsyncClient,
    operator: dict[str, str],
    rows: psycopg.Connection,
    few: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(administered_verifications, "_FEW", few)
    for number in range(51):
        add_result(rows, number, f"https://paged.example/{number}")
    first = await page(client, operator, RESULTS, search="paged.example")
    rest = await page(client, operator, RESULTS, search="paged.example", cursor=first["nextCursor"])
    ids = [each["id"] for each in first["verifications"] + rest["verifications"]]
    assert ids == [f"work-{number}" for number in range(51)]
    alone = await page(client, operator, RESULTS, search="work-7")
    assert [each["id"] for each in alone["verifications"]] == ["work-7"]


async def test_a_result_is_deleted_for_good(
    client: httpx2.AsyncClient, operator: dict[str, str], rows: psycopg.Connection
) -> None:
    me = (await client.get("/api/auth/check", headers=operator)).json()["user"]["id"]
    add_result(rows, 7, "https://paged.example/7")
    add_result(rows, 90, "")  # a reader's correction holds the same words
    rows.execute(
        "UPDATE verifications SET corrects = 'work-7', corrected = '[]' WHERE id = 'work-90'"
    )

    async def delete(which: str) -> int:
        return (await client.delete(f"{RESULTS}/{which}", headers=operator)).status_code

    assert [await delete("work-7"), await delete("work-7"), await delete("%00")] == [204, 404, 404]
    assert (await client.get("/api/verifications/work-7")).status_code == 404
    gone = "SELECT FROM verifications WHERE id IN ('work-7', 'work-90')"
    assert rows.execute(gone).fetchall() == []
    assert told(rows, "operator.delete_verification") == [(me, "work-7")]
