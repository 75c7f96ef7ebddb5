"""A POST that comes twice is done once, and answered the same."""

import asyncio
import re
from collections import Counter
from datetime import UTC, datetime, timedelta
from itertools import count
from secrets import token_hex
from typing import Any

import httpx2
import psycopg
import pytest
from fastapi.routing import iter_route_contexts
from tests.entrypoints.http.conftest import ClientWith
from tests.entrypoints.http.test_allowance import a_device, a_user, an_address

from trusthound.domain.access.repeat import KEPT_FOR, LEASE
from trusthound.entrypoints.http.app import describe_app
from trusthound.entrypoints.http.idempotency import EXCUSED

pytestmark = pytest.mark.asyncio(loop_scope="session")
POSTS = sorted(
    context.path
    for context in iter_route_contexts(describe_app().routes)
    if context.path is not None and "POST" in (context.methods or ())
)
_numbers = count(1)


def a_key() -> str:
    return token_hex(16)


def a_message(**changes: Any) -> dict[str, Any]:
    return {
        "name": "Ann Lee",
        "email": "ann@repeat.example",
        "subject": "A question",
        "message": f"Is this posting real? It is number {next(_numbers)} that I see.",
        **changes,
    }


async def contact(
    client: httpx2.AsyncClient, words: dict[str, Any], key: str, **headers: str
) -> httpx2.Response:
    return await client.post(
        "/api/contact", json=words, headers={"Idempotency-Key": key, **headers}
    )


def rows(database_url: str, query: Any, *values: object) -> list[tuple[Any, ...]]:
    with psycopg.connect(database_url) as connection:
        return connection.execute(query, values).fetchall()


def sent(database_url: str, words: dict[str, Any]) -> int:
    """How often a message was kept."""
    found = rows(
        database_url,
        "SELECT count(*) FROM contact_messages WHERE message = %s",
        words["message"],
    )
    return int(found[0][0])


@pytest.mark.parametrize("path", POSTS)
async def test_every_post_takes_the_key_or_is_excused_with_a_reason(
    client: httpx2.AsyncClient, path: str
) -> None:
    """Asked with a key that is none: who takes keys refuses it, whatever the rest is."""
    concrete = re.sub(r"\{\w+\}", "x", path)
    answer = await client.post(concrete, headers={"Idempotency-Key": "no\tkey"})

    refused = answer.status_code == 422 and answer.json()["field"] == "Idempotency-Key"
    assert refused != (path in EXCUSED)
    assert len(EXCUSED.get(path, "a reason that says why it may come twice")) > 30


async def test_no_excuse_is_left_of_a_route_that_is_gone() -> None:
    assert set(EXCUSED) <= set(POSTS)


async def test_of_twenty_identical_posts_one_has_an_effect(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    words, key = a_message(), a_key()

    answers = await asyncio.gather(*(contact(client, words, key) for _ in range(20)))
    again = await contact(client, words, key)

    assert sent(database_server, words) == 1
    kinds = Counter(each.status_code for each in answers)
    assert set(kinds) <= {201, 409}
    assert kinds[201] >= 1
    assert len({each.content for each in answers if each.status_code == 201} | {again.content}) == 1
    for each in (each for each in answers if each.status_code == 409):
        assert each.json()["code"] == "in_progress"
        assert each.headers["retry-after"] == "2"
    assert again.headers["idempotency-replayed"] == "true"
    assert again.headers["content-type"] == "application/json"


async def test_of_twenty_identical_verifications_one_is_counted(client_with: ClientWith) -> None:
    client = await client_with(daily_allowance=True)
    caller = {**await a_user(client), "Idempotency-Key": a_key()}
    words = {"text": "Night cook at Harbour Canteen. Dinners for eighty, 17 EUR an hour. " * 3}

    answers = await asyncio.gather(
        *(client.post("/api/verify-text", json=words, headers=caller) for _ in range(20))
    )

    assert len({each.json()["id"] for each in answers if each.status_code == 200}) == 1
    left = await client.get("/api/allowance", headers=caller)
    assert left.json()["used"] == 1


async def test_another_request_under_the_same_key_is_refused(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    words, other, key = a_message(), a_message(), a_key()
    await contact(client, words, key)

    bodies = await contact(client, other, key)
    path = await client.post(
        "/api/enterprise-contact", json=words, headers={"Idempotency-Key": key}
    )
    query = await client.post("/api/contact?x=1", json=words, headers={"Idempotency-Key": key})

    for answer in (bodies, path, query):
        assert (answer.status_code, answer.json()["code"]) == (422, "idempotency_mismatch")
    assert sent(database_server, other) == 0


async def test_without_a_key_every_post_counts(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    words = a_message()
    for _ in range(2):
        assert (await client.post("/api/contact", json=words)).status_code == 201

    assert sent(database_server, words) == 2


async def test_what_was_refused_may_be_tried_again_under_its_key(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    key = a_key()
    wrong = await contact(client, a_message(email="no address"), key)
    words = a_message()
    right = await contact(client, words, key)

    assert (wrong.status_code, right.status_code) == (422, 201)
    assert "idempotency-replayed" not in right.headers
    assert sent(database_server, words) == 1


async def test_callers_never_meet_under_one_key(
    client_with: ClientWith, database_server: str
) -> None:
    client = await client_with(trusted_proxies=("127.0.0.1",))
    words, key = a_message(), a_key()
    callers = [
        await a_user(client),
        await a_user(client),
        await a_device(client),
        {"X-Forwarded-For": an_address()},
        {"X-Forwarded-For": an_address()},
    ]

    answers = [await contact(client, words, key, **each) for each in callers]

    assert {each.status_code for each in answers} == {201}
    assert len({each.json()["ticket"] for each in answers}) == len(callers)
    assert sent(database_server, words) == len(callers)


@pytest.mark.parametrize("key", ["", "x" * 256, "a\tb", "ümlaut", "a\x7f"])
async def test_a_key_is_printable_ascii_of_bounded_length(
    client: httpx2.AsyncClient, key: str
) -> None:
    answer = await client.post(
        "/api/contact", json=a_message(), headers={b"Idempotency-Key": key.encode()}
    )

    assert (answer.status_code, answer.json()["field"]) == (422, "Idempotency-Key")


async def test_two_keys_are_none(client: httpx2.AsyncClient) -> None:
    answer = await client.post(
        "/api/contact",
        json=a_message(),
        headers=[("Idempotency-Key", a_key()), ("Idempotency-Key", a_key())],
    )

    assert answer.status_code == 422


@pytest.mark.parametrize("key", ["x", "x" * 255, " !~", '"8e03978e-40d5-43dd"'])
async def test_the_shortest_and_the_longest_key_are_taken(
    client: httpx2.AsyncClient, key: str
) -> None:
    answer = await contact(client, a_message(), key, **await a_user(client))

    assert answer.status_code == 201


async def test_who_signs_up_twice_under_one_key_gets_the_same_session(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    person = {
        "name": "Ann Lee",
        "email": f"{token_hex(6)}@repeat.example",
        "password": "correct horse battery",
    }
    headers = {"Idempotency-Key": a_key()}

    answers = []
    for _ in range(2):
        answers.append(await client.post("/api/auth/register", json=person, headers=headers))
        client.cookies.clear()

    assert [each.status_code for each in answers] == [201, 201]
    assert answers[0].json() == answers[1].json()
    assert answers[0].headers["set-cookie"] == answers[1].headers["set-cookie"]
    token = answers[1].json()["token"]
    checked = await client.get("/api/auth/check", headers={"Authorization": f"Bearer {token}"})
    assert checked.status_code == 200


async def test_nothing_of_a_kept_answer_or_request_can_be_read_in_the_database(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    email, key = f"{token_hex(6)}@repeat.example", a_key()
    person = {"name": "Ann Lee", "email": email, "password": "correct horse battery"}
    answer = await client.post("/api/auth/register", json=person, headers={"Idempotency-Key": key})
    client.cookies.clear()

    kept = b"".join(
        bytes(each)
        for row in rows(
            database_server, "SELECT digest, caller, request, answer FROM idempotency_keys"
        )
        for each in row
        if each is not None
    )
    for secret in (answer.json()["token"], email, key, "correct horse battery"):
        assert secret.encode() not in kept


async def test_a_key_whose_process_died_is_free_after_its_time_for_the_same_request(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    caller, words, key = await a_user(client), a_message(), a_key()
    await contact(client, words, key, **caller)
    now = datetime.now(UTC)  # noqa: TID251
    for until, status in ((now + LEASE, 409), (now - timedelta(seconds=1), 201)):
        rows(
            database_server,
            """
            UPDATE idempotency_keys SET answer = NULL, held_until = %s
            WHERE digest = (SELECT digest FROM idempotency_keys ORDER BY begun_at DESC LIMIT 1)
            RETURNING digest
            """,
            until,
        )
        other = await contact(client, a_message(), key, **caller)
        answer = await contact(client, words, key, **caller)
        assert other.json()["code"] == "idempotency_mismatch"
        assert answer.status_code == status

    assert sent(database_server, words) == 2


async def test_a_key_is_new_after_a_day(client: httpx2.AsyncClient, database_server: str) -> None:
    caller, key = await a_user(client), a_key()
    await contact(client, a_message(), key, **caller)
    rows(
        database_server,
        """
        UPDATE idempotency_keys SET begun_at = begun_at - %s
        WHERE digest = (SELECT digest FROM idempotency_keys ORDER BY begun_at DESC LIMIT 1)
        RETURNING digest
        """,
        KEPT_FOR,
    )
    words = a_message()

    assert (await contact(client, words, key, **caller)).status_code == 201
    assert sent(database_server, words) == 1


async def test_who_signed_out_gets_no_kept_answer(client: httpx2.AsyncClient) -> None:
    caller, key = await a_user(client), a_key()
    path = "/api/auth/change-password"
    words = {
        "currentPassword": "correct horse battery",
        "newPassword": "another horse battery",
    }
    first = await client.post(path, json=words, headers={**caller, "Idempotency-Key": key})
    again = await client.post(path, json=words, headers={**caller, "Idempotency-Key": key})
    await client.post("/api/auth/logout", headers=caller)
    late = await client.post(path, json=words, headers={**caller, "Idempotency-Key": key})

    assert (first.status_code, again.status_code) == (200, 200)
    assert again.headers["idempotency-replayed"] == "true"
    assert late.status_code == 401
