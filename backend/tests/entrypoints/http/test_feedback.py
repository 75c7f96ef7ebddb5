"""Saying over HTTP whether a result was right."""

from collections.abc import Awaitable, Callable
from typing import Any

import httpx2
import psycopg
import pytest

pytestmark = pytest.mark.asyncio(loop_scope="session")

ClientWith = Callable[..., Awaitable[httpx2.AsyncClient]]
SCAM_TEXT = (
    "Data entry clerk wanted, work from home, $5,000 a week and no experience needed. There is no "
    "interview and everybody is hired today. Before your first day you must pay a refundable "
    "registration fee of $75 by gift card. Write to our manager on Telegram @quickcash_hr now."
)
WRONG = {"right": False, "actual": "legitimate", "note": "I work there."}


async def judged(client: httpx2.AsyncClient, kind: str = "posting") -> str:
    """The address of the feedback on a new result."""
    answer = await client.post("/api/verify-text", json={"text": SCAM_TEXT, "kind": kind})
    return f"/api/verifications/{answer.json()['id']}/feedback"


async def test_a_caller_says_that_a_result_was_right(client: httpx2.AsyncClient) -> None:
    answer = await client.put(await judged(client), json={"right": True})

    assert answer.status_code == 200
    assert answer.json() == {
        "right": True,
        "actual": None,
        "note": "",
        "saidAt": answer.json()["saidAt"],
    }
    assert answer.headers["cache-control"] == "no-store"


async def test_a_caller_says_what_would_be_right_and_why(client: httpx2.AsyncClient) -> None:
    answer = await client.put(await judged(client), json=WRONG)

    assert answer.status_code == 200
    assert {key: answer.json()[key] for key in WRONG} == WRONG


async def test_a_word_can_be_changed_and_taken_back_any_number_of_times(
    client: httpx2.AsyncClient,
) -> None:
    path = await judged(client)
    for body in (WRONG, {"right": True}, WRONG):
        assert (await client.put(path, json=body)).status_code == 200
    for _ in range(2):
        withdrawn = await client.delete(path)
        assert (withdrawn.status_code, withdrawn.content) == (204, b"")


async def test_feedback_never_changes_the_result(client: httpx2.AsyncClient) -> None:
    path = await judged(client)
    result = path.removesuffix("/feedback")
    before = (await client.get(result)).json()
    await client.put(path, json=WRONG)

    assert (await client.get(result)).json() == before


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "right"),
        ({"right": "yes"}, "right"),
        ({"right": 1}, "right"),
        ({"right": None}, "right"),
        ({"right": False}, "actual"),
        ({"right": True, "actual": "scam"}, "actual"),
        ({"right": False, "actual": "fraud"}, "actual"),
        ({"right": False, "actual": ["scam"]}, "actual"),
        ({"right": True, "note": "x" * 501}, "note"),
        ({"right": True, "note": None}, "note"),
        ([], None),
    ],
)
async def test_a_word_of_the_wrong_shape_is_refused_and_its_field_named(
    client: httpx2.AsyncClient, body: Any, field: str | None
) -> None:
    answer = await client.put(await judged(client), json=body)

    assert answer.status_code == 422
    assert answer.json()["code"] == "invalid_input"
    assert answer.json()["field"] == field


async def test_a_message_is_never_closed(client: httpx2.AsyncClient) -> None:
    path = await judged(client, "message")

    closed = await client.put(path, json={"right": False, "actual": "closed"})
    scam = await client.put(path, json={"right": False, "actual": "scam"})

    assert (closed.status_code, closed.json()["field"]) == (422, "actual")
    assert scam.status_code == 200


async def test_a_note_is_kept_as_visible_text_of_at_most_500_characters(
    client: httpx2.AsyncClient,
) -> None:
    path = await judged(client)
    hidden = await client.put(
        path, json={**WRONG, "note": " \u202e<b>No\u200b fee</b>\0\r\nat all "}
    )
    longest = await client.put(path, json={**WRONG, "note": "é" * 500})

    assert hidden.json()["note"] == "<b>No fee</b>\nat all"
    assert longest.json()["note"] == "é" * 500


@pytest.mark.parametrize("name", ["no-such-result-at-all", "x" * 65, "a%00b", "..%2Fx", "ž"])
async def test_a_result_that_is_not_there_takes_no_word(
    client: httpx2.AsyncClient, name: str
) -> None:
    answer = await client.put(f"/api/verifications/{name}/feedback", json={"right": True})

    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


async def test_an_example_takes_no_word(client: httpx2.AsyncClient) -> None:
    url = (await client.get("/api/examples")).json()["examples"][0]["url"]
    example = (await client.post("/api/verify-simple", json={"url": url})).json()

    answer = await client.put(f"/api/verifications/{example['id']}/feedback", json=WRONG)

    assert answer.status_code == 404


async def test_one_address_cannot_take_back_the_word_of_another(
    client_with: ClientWith, database_server: str
) -> None:
    client = await client_with(trusted_proxies=("127.0.0.1",))
    path = await judged(client)
    mine, yours = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}
    await client.put(path, json=WRONG, headers=mine)
    await client.delete(path, headers=yours)
    await client.put(path, json={"right": True}, headers=yours)

    assert _said(database_server, path) == [(False,), (True,)]
    await client.delete(path, headers=mine)
    assert _said(database_server, path) == [(True,)]


async def test_opinions_have_a_tighter_limit_of_their_own(client_with: ClientWith) -> None:
    client = await client_with(feedback_a_minute=2)
    path = await judged(client)
    first = await client.put(path, json=WRONG)
    await client.delete(path)
    third = await client.put(path, json=WRONG)

    assert '"opinions";q=2;w=60' in first.headers["ratelimit-policy"]
    assert third.status_code == 429
    assert third.json()["code"] == "rate_limited"
    assert int(third.headers["retry-after"]) > 0
    assert (await client.get("/api/settings")).status_code == 200


def _said(database_server: str, path: str) -> list[tuple[Any, ...]]:
    """What is stored of that result."""
    with psycopg.connect(database_server) as connection:
        stored = connection.execute(
            "SELECT was_right FROM feedback WHERE verification_id = %s ORDER BY was_right",
            [path.split("/")[3]],
        )
        return stored.fetchall()
