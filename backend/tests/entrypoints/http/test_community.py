"""Applicants tell over HTTP what became of it; operators look at evidence; the next check hears."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest
import pytest_asyncio

from trusthound.adapters.credentials.tokens import new_token
from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.database import Database, open_database
from trusthound.domain.assessment.band import Band, band_of
from trusthound.domain.posting.assess import assess
from trusthound.domain.posting.verification import Verification
from trusthound.inquiry.applicants import hear_applicants
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.examples.judged import judged_examples
from trusthound.wiring.reference.load import load_reference

pytestmark = pytest.mark.asyncio(loop_scope="session")

QUEUE = "/api/admin/reports"
SHOWN = "Hello, before your first day please pay 80 dollars for the background check."
REQUEST = {"outcome": "request", "evidence": SHOWN}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def database(
    client: httpx2.AsyncClient, database_server: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Database]:
    assert client is not None  # its tables are there
    folder: Path = tmp_path_factory.mktemp("community")
    async with open_database(database_url=database_server, data_folder=folder) as opened:
        yield opened


async def a_result(database: Database, **changes: Any) -> Verification:
    """Of a posting of its own at a link, verified."""
    example = judged_examples(load_reference())[0]
    posting = replace(example.dossier.posting, url=f"https://jobs.example/{new_id()}")
    dossier = replace(example.dossier, posting=posting)
    made = replace(
        example, id=new_id(), url=posting.url, dossier=dossier, shared=True, example=False
    )
    made = replace(made, **changes)
    await verifications.save(database, made)
    return made


def at(result: Verification) -> str:
    return f"/api/verifications/{result.id}/outcomes"


async def somebody(database: Database, *, confirmed: bool = True) -> dict[str, str]:
    """The header of a session of an account that came 29 days ago."""
    token, user, now = new_token(), new_id(), utc_now()
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO users (
                id, email, email_key, name, first_name, last_name, password_hash, created_at,
                mail_verified_at)
            VALUES (%s, %s, %s, 'Ann', '', '', '', %s, %s)
            """,
            [user, user, user, now - timedelta(days=29), now if confirmed else None],
        )
        await connection.execute(
            """
            INSERT INTO sessions (
                digest, id, user_id, kind, remembered, created_at, last_seen_at, expires_at,
                address, device)
            VALUES (%s, %s, %s, 'api', false, %s, %s, %s, '', '')
            """,
            [token.digest, new_id(), user, now, now, now + timedelta(hours=1)],
        )
    return {"Authorization": f"Bearer {token.text}"}


async def test_a_word_is_told_changed_and_taken_back(
    client: httpx2.AsyncClient, database: Database
) -> None:
    path, ann = at(await a_result(database)), await somebody(database)

    first = await client.put(path, json={"outcome": "silence"}, headers=ann)
    assert first.status_code == 200
    assert first.json()["own"]["outcome"] == "silence"
    changed = (await client.put(path, json=REQUEST, headers=ann)).json()
    assert (changed["own"]["outcome"], changed["own"]["evidence"]) == ("request", "waiting")
    assert (changed["voices"], changed["told"]) == (0, [])
    assert (await client.get(path)).json()["own"] is None
    for _ in range(2):
        assert (await client.delete(path, headers=ann)).status_code == 204
    assert (await client.get(path, headers=ann)).json()["own"] is None


async def test_twenty_evidenced_reports_move_the_band_of_the_next_check(
    client: httpx2.AsyncClient, database: Database, operator: dict[str, str]
) -> None:
    result = await a_result(database)
    for _ in range(20):
        answer = await client.put(at(result), json=REQUEST, headers=await somebody(database))
        assert answer.status_code == 200
    assert await _next_band(database, result) is Band.VERIFIED

    seen = 0
    while waiting := (await client.get(QUEUE, headers=operator)).json()["reports"]:
        for each in waiting:
            seen += each["url"] == result.url
            assert each["shown"] == SHOWN
            decided = f"{QUEUE}/{each['id']}/decision"
            told = await client.put(decided, json={"accepted": True}, headers=operator)
            assert told.status_code == 204
            again = await client.put(decided, json={"accepted": False}, headers=operator)
            assert again.status_code == 404

    assert seen == 20
    assert await _next_band(database, result) is Band.CAUTION
    told = (await client.get(at(result))).json()
    assert told["told"] == [{"outcome": "request", "voices": 20}]
    async with database.connection() as connection:
        cursor = await connection.execute(
            "SELECT count(*) FROM applicant_reports WHERE shown <> ''"
        )
        assert await cursor.fetchone() == (0,)


async def test_a_change_of_the_word_has_to_be_looked_at_anew(
    client: httpx2.AsyncClient, database: Database, operator: dict[str, str]
) -> None:
    path, ann = at(await a_result(database)), await somebody(database)
    await client.put(path, json={"outcome": "interview", "evidence": SHOWN}, headers=ann)
    (listed,) = (await client.get(QUEUE, headers=operator)).json()["reports"]
    await client.put(path, json=REQUEST, headers=ann)

    decided = f"{QUEUE}/{listed['id']}/decision"
    stale = await client.put(decided, json={"accepted": True}, headers=operator)
    assert stale.status_code == 404
    assert (await client.get(path, headers=ann)).json()["own"]["evidence"] == "waiting"
    await client.delete(path, headers=ann)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"outcome": "scam"},
        {"outcome": "request", "evidence": "they did"},
        {"outcome": "request", "evidence": "x" * 2001},
        {"outcome": 1},
    ],
)
async def test_a_word_that_says_nothing_is_refused(
    client: httpx2.AsyncClient, database: Database, body: dict[str, Any]
) -> None:
    path, ann = at(await a_result(database)), await somebody(database)

    assert (await client.put(path, json=body, headers=ann)).status_code == 422
    assert (await client.get(path, headers=ann)).json()["own"] is None


async def test_one_voice_an_account_that_somebody_reads_the_mails_of(
    client: httpx2.AsyncClient, database: Database
) -> None:
    path = at(await a_result(database))
    told = {"outcome": "offer"}

    assert (await client.put(path, json=told)).status_code == 401
    unconfirmed = await somebody(database, confirmed=False)
    assert (await client.put(path, json=told, headers=unconfirmed)).status_code == 403
    for method in ("GET", "PUT", "DELETE"):
        ann = await somebody(database)
        unknown = "/api/verifications/nobody/outcomes"
        body = told if method == "PUT" else None
        answer = await client.request(method, unknown, headers=ann, json=body)
        assert answer.status_code == 404


async def test_what_a_client_sent_takes_no_reports(
    client: httpx2.AsyncClient, database: Database
) -> None:
    path, ann = at(await a_result(database, shared=False)), await somebody(database)

    assert (await client.get(path)).json()["takesReports"] is False
    assert (await client.put(path, json={"outcome": "offer"}, headers=ann)).status_code == 422


async def test_an_account_tells_twenty_a_day_and_what_it_told_goes_with_it(
    client: httpx2.AsyncClient, database: Database, database_server: str
) -> None:
    ann = await somebody(database)
    results = [await a_result(database) for _ in range(21)]
    answers = [
        (await client.put(at(each), json={"outcome": "silence"}, headers=ann)).status_code
        for each in results
    ]
    assert answers == [200] * 20 + [429]

    with psycopg.connect(database_server) as connection:
        user = connection.execute(
            "SELECT user_id FROM applicant_reports WHERE url = %s", [results[0].url]
        ).fetchone()
        assert user
        connection.execute("DELETE FROM users WHERE id = %s", user)
        left = connection.execute(
            "SELECT count(*) FROM applicant_reports WHERE user_id = %s", user
        ).fetchone()
    assert left == (0,)


async def _next_band(database: Database, result: Verification) -> Band:
    heard = await hear_applicants(result.dossier, database=database, now=utc_now())
    score = assess(heard).score
    assert score is not None
    return band_of(score)
