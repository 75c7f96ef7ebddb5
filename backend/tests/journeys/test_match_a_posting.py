"""From an address to a match, over HTTP: fetched under guard, counted and kept by nobody."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any, Protocol

import httpx2
import pytest
from tests.adapters.documents.written_docx import paragraph, written_docx

from trusthound.adapters.credentials.tokens import new_token
from trusthound.adapters.storage import sessions, users
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.session import begun
from trusthound.domain.access.user import new_user
from trusthound.wiring.clock import new_id, utc_now

LINES = ("Ann Lee", "Experience", "Cook, Pier Canteen", "2019 – present", "Cooked for 90 people.")


class Site(Protocol):
    """The job site of conftest.py."""

    asked: list[str]

    def url(self, page: str) -> str: ...


OpenProduct = Callable[..., Awaitable[httpx2.AsyncClient]]


@pytest.fixture
async def open_seeker(
    open_product: OpenProduct, database: Database
) -> Callable[..., Awaitable[httpx2.AsyncClient]]:
    """Somebody with Premium and a resume."""

    async def build(**changes: Any) -> httpx2.AsyncClient:
        client, now, token = await open_product(**changes), utc_now(), new_token()
        user = new_user(new_id(), "ann@seekers.example", "Ann Lee", now)
        session = begun(new_id(), Origin("192.0.2.1", "r"), remembered=False, now=now)
        async with database.connection() as connection:
            await users.add(
                connection, replace(user, premium_until=now + timedelta(days=1)), "$argon2id$never"
            )
            await sessions.add(connection, session, user_id=user.id, digest=token.digest)
        client.headers["Authorization"] = f"Bearer {token.text}"
        file = written_docx("".join(map(paragraph, LINES)))
        made = await client.post("/api/premium/resume", files={"resume": ("a.docx", file)})
        assert made.status_code == 201
        return client

    return build


async def match(client: httpx2.AsyncClient, url: str) -> httpx2.Response:
    return await client.post("/api/premium/match", json={"url": url})


async def test_a_posting_is_fetched_once_and_neither_counted_nor_kept(
    job_site: Site, open_seeker: OpenProduct, database: Database
) -> None:
    client = await open_seeker()
    told = (await match(client, job_site.url("night-cook.html"))).json()

    assert told["posting"]["title"] == "Night cook"
    assert told["posting"]["url"] == job_site.url("night-cook.html")
    assert told["match"]["rows"]
    assert job_site.asked == ["/night-cook.html"]
    async with database.connection() as connection:
        for table in (b"checks", b"verifications", b"sightings"):
            cursor = await connection.execute(b"SELECT count(*) FROM " + table)
            assert await cursor.fetchone() == (0,), table


async def test_a_fresh_result_saves_fetching_it(job_site: Site, open_seeker: OpenProduct) -> None:
    client = await open_seeker()
    url = job_site.url("night-cook.html")
    checked = (await client.post("/api/verify-simple", json={"url": url})).json()
    told = (await match(client, f"{url}?utm_source=mail")).json()
    by_id = await client.post("/api/premium/match", json={"verificationId": checked["id"]})

    assert by_id.json() == told
    assert job_site.asked == ["/night-cook.html"]


async def test_a_page_that_is_not_there_is_told_as_a_check_tells_it(
    job_site: Site, open_seeker: OpenProduct
) -> None:
    client = await open_seeker()
    url = job_site.url("missing.html")
    matched, checked = (
        (await match(client, url)).json(),
        (await client.post("/api/verify-simple", json={"url": url})).json(),
    )

    assert (matched["code"], matched["message"]) == (checked["code"], checked["message"])


async def test_more_than_so_many_a_minute_are_refused(
    job_site: Site, open_seeker: OpenProduct
) -> None:
    client = await open_seeker(matches_a_minute=1)
    answers = [await match(client, job_site.url("night-cook.html")) for _ in range(2)]

    assert [each.status_code for each in answers] == [200, 429]
