"""Writing to us over HTTP: the contact form and the demo form."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import httpx2
import psycopg
import pytest
from psycopg.rows import dict_row

from trusthound.domain.mailing.demo_request import TeamSize, Timeline, Volume

pytestmark = pytest.mark.asyncio(loop_scope="session")

ClientWith = Callable[..., Awaitable[httpx2.AsyncClient]]
MESSAGE = {
    "name": "Ann Lee",
    "email": "ann@example.org",
    "subject": "A score that looks wrong",
    "message": "The posting is genuine.\nI work there.",
}
DEMO = {
    "firstName": "Ann",
    "lastName": "Lee",
    "email": "ann@work.example.org",
    "company": "Acme",
    "jobTitle": "Head of hiring",
    "teamSize": "51-200",
    "estimatedVolume": "101-500",
    "timeline": "1-month",
}
PASSWORD = "a long and unlikely phrase"
FORMS = [("/api/contact", MESSAGE), ("/api/enterprise-contact", DEMO)]
TICKET = re.compile(r"TH-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}")


@pytest.fixture
def rows(database_server: str) -> Callable[..., list[dict[str, Any]]]:
    """What a query answers, row by row; the outbox and the forms are emptied before a test."""
    with psycopg.connect(database_server) as connection:
        connection.execute("DELETE FROM outbox")
        connection.execute("DELETE FROM contact_messages")
        connection.execute("DELETE FROM demo_requests")

    def ask(query: str) -> list[dict[str, Any]]:
        with psycopg.connect(database_server, row_factory=dict_row) as connection:
            return connection.execute(query.encode()).fetchall()

    return ask


Rows = Callable[..., list[dict[str, Any]]]


async def test_a_message_is_kept_and_both_sides_are_told(
    client: httpx2.AsyncClient, rows: Rows
) -> None:
    answer = await client.post("/api/contact", json=MESSAGE)

    assert answer.status_code == 201
    ticket = answer.json()["ticket"]
    assert TICKET.fullmatch(ticket)
    assert answer.json()["hasPriority"] is False
    kept = rows("SELECT * FROM contact_messages")
    assert [{key: each[key] for key in MESSAGE} for each in kept] == [MESSAGE]
    assert kept[0]["ticket"] == ticket
    mails = rows("SELECT * FROM outbox ORDER BY kind")
    assert [(each["kind"], each["recipient"]) for each in mails] == [
        ("contact", "ann@example.org"),
        ("contact_to_us", "support@trusthound.example"),
    ]
    assert mails[1]["words"] == {**MESSAGE, "ticket": ticket, "priority": "standard"}


async def test_a_demo_request_is_kept_and_both_sides_are_told(
    client: httpx2.AsyncClient, rows: Rows
) -> None:
    answer = await client.post("/api/enterprise-contact", json=DEMO)

    assert answer.status_code == 201
    kept = rows("SELECT * FROM demo_requests")[0]
    assert kept["ticket"] == answer.json()["ticket"]
    assert (kept["team_size"], kept["volume"], kept["timeline"]) == ("51-200", "101-500", "1-month")
    assert (kept["phone"], kept["message"]) == ("", "")
    mails = rows("SELECT * FROM outbox ORDER BY kind")
    assert [(each["kind"], each["recipient"], each["brand"]) for each in mails] == [
        ("demo", "ann@work.example.org", "enterprise"),
        ("demo_to_us", "sales@trusthound.example", "enterprise"),
    ]


async def test_the_mail_to_the_writer_repeats_nothing_that_was_written(
    client: httpx2.AsyncClient, rows: Rows
) -> None:
    """Else anybody could send anything to anyone in our name."""
    for path, form in FORMS:
        await client.post(path, json=form)

    words = rows("SELECT words FROM outbox WHERE kind IN ('contact', 'demo')")
    assert [set(each["words"]) for each in words] == [{"ticket", "reply_within"}] * 2


@pytest.mark.parametrize(("path", "form"), FORMS)
async def test_a_field_that_is_missing_blank_too_long_or_no_text_is_refused_and_named(
    client: httpx2.AsyncClient, rows: Rows, path: str, form: dict[str, Any]
) -> None:
    for field in form:
        missing = {key: value for key, value in form.items() if key != field}
        wrong = [7, "", " \t\u200b ", ["x"], "x" * 10_001, None]
        for body in [missing, *({**form, field: each} for each in wrong)]:
            answer = await client.post(path, json=body)
            assert (answer.status_code, answer.json()["field"]) == (422, field)
    assert rows("SELECT 1 AS one FROM outbox") == []


@pytest.mark.parametrize(
    ("field", "options"),
    [("teamSize", TeamSize), ("estimatedVolume", Volume), ("timeline", Timeline)],
)
async def test_every_option_of_the_specification_is_taken_and_no_other(
    client: httpx2.AsyncClient, rows: Rows, field: str, options: Any
) -> None:
    for option in get_args(options):
        answer = await client.post("/api/enterprise-contact", json={**DEMO, field: option})
        assert answer.status_code == 201
    for other in ("1-11", "soon", "1000", "IMMEDIATELY", " 1-10"):
        answer = await client.post("/api/enterprise-contact", json={**DEMO, field: other})
        assert (answer.status_code, answer.json()["field"]) == (422, field)


async def test_the_options_are_those_of_the_specification() -> None:
    assert get_args(TeamSize) == ("1-10", "11-50", "51-200", "201-1000", "1000+")
    assert get_args(Volume) == ("1-100", "101-500", "501-1000", "1001-5000", "5000+")
    assert get_args(Timeline) == (
        "immediately",
        "1-2-weeks",
        "1-month",
        "2-3-months",
        "exploring",
    )


@pytest.mark.parametrize(
    "address",
    [
        "ann",
        "ann@localhost",
        "ann@example.org\r\nBcc: all@example.org",
        "ann@example.org, bob@example.org",
        "Ann <ann@example.org>",
        '"ann b"@example.org',
        "ann@exam\0ple.org",
        "ann@example.org\u2028x@example.org",
        "ann@-example.org",
        "ann@example..org",
        ".ann@example.org",
        f"{'a' * 65}@example.org",
        "ann@[127.0.0.1]",
        "ann@127.0.0.1",
        "ann\ud800@example.org",
    ],
)
@pytest.mark.parametrize(("path", "form"), FORMS)
async def test_what_is_no_address_is_refused(
    client: httpx2.AsyncClient, rows: Rows, path: str, form: dict[str, Any], address: str
) -> None:
    body = httpx2.Request("POST", "http://x", json={**form, "email": "?"}).content
    told = body.replace(b'"?"', _json(address))
    answer = await client.post(path, content=told, headers={"content-type": "application/json"})

    assert (answer.status_code, answer.json()["field"]) == (422, "email")
    assert rows("SELECT 1 AS one FROM outbox") == []


@pytest.mark.parametrize(
    "address", ["a+b@example.org", "o'hara@sub.example.co.uk", "zoë@müller.example"]
)
async def test_uncommon_addresses_are_taken(
    client: httpx2.AsyncClient, rows: Rows, address: str
) -> None:
    answer = await client.post("/api/contact", json={**MESSAGE, "email": f" {address} "})

    assert answer.status_code == 201
    assert rows("SELECT email FROM contact_messages") == [{"email": address}]


async def test_what_could_end_a_line_of_a_header_is_kept_as_one_line(
    client: httpx2.AsyncClient, rows: Rows
) -> None:
    hostile = "Hello\r\nBcc: all@example.org\x00\u2028To: x\u202e"
    answer = await client.post(
        "/api/contact", json={**MESSAGE, "name": hostile, "subject": hostile}
    )

    assert answer.status_code == 201
    kept = rows("SELECT name, subject FROM contact_messages")[0]
    assert set(kept.values()) == {"Hello Bcc: all@example.org To: x"}


async def test_a_caller_may_send_so_many_in_an_hour_and_is_told_when_there_is_room_again(
    client_with: ClientWith, rows: Rows
) -> None:
    client = await client_with(messages_an_hour=3, trusted_proxies=("127.0.0.1",))
    mine, yours = {"x-forwarded-for": "192.0.2.7"}, {"x-forwarded-for": "192.0.2.8"}
    path, form = FORMS[1]
    await client.post(path, json=form, headers=mine)

    answers = await asyncio.gather(
        *(client.post("/api/contact", json=MESSAGE, headers=mine) for _ in range(10))
    )

    assert sorted(each.status_code for each in answers) == [201] * 2 + [429] * 8
    refused = next(each for each in answers if each.status_code == 429)
    assert 3500 < int(refused.headers["retry-after"]) <= 3600
    assert refused.json()["resetAt"]
    assert "support@trusthound.example" in refused.json()["advice"]
    assert (await client.post("/api/contact", json=MESSAGE, headers=yours)).status_code == 201


async def test_an_address_gets_three_confirmations_a_day_whoever_writes_it_into_the_form(
    client: httpx2.AsyncClient, rows: Rows
) -> None:
    for spelling in ("ann@example.org", "ANN@example.org", "Ann@Example.org") * 2:
        answer = await client.post("/api/contact", json={**MESSAGE, "email": spelling})
        assert answer.status_code == 201

    kinds = [each["kind"] for each in rows("SELECT kind FROM outbox")]
    assert (kinds.count("contact"), kinds.count("contact_to_us")) == (3, 6)


@pytest.mark.parametrize(("path", "form"), FORMS)
async def test_whose_plan_has_priority_support_is_answered_first(
    client: httpx2.AsyncClient,
    rows: Rows,
    database_server: str,
    path: str,
    form: dict[str, Any],
) -> None:
    account = {"name": "Ann Lee", "email": f"ann.{len(path)}@example.org", "password": PASSWORD}
    told = (await client.post("/api/auth/register", json=account)).json()
    bearer = {"authorization": f"Bearer {told['token']}"}
    free = await client.post(path, json=form, headers=bearer)
    with psycopg.connect(database_server) as connection:
        connection.execute(
            "UPDATE users SET premium_until = now() + interval '1 day' WHERE id = %s",
            [told["user"]["id"]],
        )
    premium = await client.post(path, json=form, headers=bearer)

    assert [each.json()["hasPriority"] for each in (free, premium)] == [False, True]
    to_us = rows("SELECT words FROM outbox WHERE kind LIKE '%_to_us' ORDER BY made_at")
    assert [each["words"]["priority"] for each in to_us] == ["standard", "priority"]
    kept = rows(
        "SELECT user_id, has_priority, made_at FROM contact_messages UNION ALL "
        "SELECT user_id, has_priority, made_at FROM demo_requests ORDER BY made_at"
    )
    assert [each["has_priority"] for each in kept] == [False, True]
    assert {each["user_id"] for each in kept} == {told["user"]["id"]}


async def test_who_sends_is_kept_as_a_digest_alone(client_with: ClientWith, rows: Rows) -> None:
    client = await client_with(trusted_proxies=("127.0.0.1",))
    await client.post("/api/contact", json=MESSAGE, headers={"x-forwarded-for": "192.0.2.77"})

    assert "192.0.2.77" not in str(rows("SELECT * FROM contact_messages"))


def _json(text: str) -> bytes:
    """As JSON in ASCII, halves of pairs and all."""
    return json.dumps(text).encode()
