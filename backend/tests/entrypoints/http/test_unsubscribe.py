"""Stopping mails over HTTP: by a mail program's button, and by our page."""

from collections.abc import AsyncIterator, Awaitable, Callable
from hashlib import sha256

import httpx2
import psycopg
import pytest
import pytest_asyncio
from pydantic import SecretStr

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.credentials.unsubscribe_links import Unwanted, read, token_of
from trusthound.domain.mailing.topic import Topic

pytestmark = pytest.mark.asyncio(loop_scope="session")

ClientWith = Callable[..., Awaitable[httpx2.AsyncClient]]
SECRET = "Zq3vX7p1Kd9sLw5tRb8yHm2nCf6gJa4e"
KEYS = Keys(sha256(SECRET.encode()).digest())
ANN = Unwanted("Ann@example.org", Topic.ALERTS)
FORM = {"content-type": "application/x-www-form-urlencoded"}


@pytest_asyncio.fixture(loop_scope="session")
async def client(
    client_with: ClientWith, database_server: str
) -> AsyncIterator[httpx2.AsyncClient]:
    """An app whose secret the test knows; nobody has stopped anything yet."""
    with psycopg.connect(database_server) as connection:
        connection.execute("DELETE FROM unsubscribed")
    yield await client_with(secret_key=SecretStr(SECRET))


def stopped(database_server: str) -> list[tuple[str, str]]:
    with psycopg.connect(database_server) as connection:
        return connection.execute("SELECT email_key, kind FROM unsubscribed").fetchall()


async def test_one_click_of_a_mail_program_stops_the_mails(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    address = f"/api/unsubscribe?t={token_of(KEYS, ANN)}"
    for _ in range(2):
        answer = await client.post(address, content=b"List-Unsubscribe=One-Click", headers=FORM)
        assert (answer.status_code, answer.json()) == (
            200,
            {"topic": "alerts", "search": None},
        )

    assert stopped(database_server) == [("ann@example.org", "alerts")]


async def test_a_form_in_parts_and_no_body_at_all_do_so_too(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    address = f"/api/unsubscribe?t={token_of(KEYS, ANN)}"
    field = {"List-Unsubscribe": (None, "One-Click")}

    assert (await client.post(address, files=field)).status_code == 200
    assert (await client.post(address)).status_code == 200
    assert len(stopped(database_server)) == 1


async def test_looking_at_the_link_stops_nothing(
    client: httpx2.AsyncClient, database_server: str
) -> None:
    """Programs that guard mailboxes open every link of a mail."""
    token = token_of(KEYS, ANN)
    answer = await client.get(f"/api/unsubscribe?t={token}")

    assert (answer.status_code, answer.headers["location"]) == (303, f"/unsubscribe#t={token}")
    assert stopped(database_server) == []


@pytest.mark.parametrize(
    "token",
    [
        "",
        "x",
        "é",
        "\0",
        "a" * 1001,
        token_of(Keys(b"other"), ANN),
        token_of(KEYS, ANN)[:-2],
    ],
    ids=["none", "short", "accent", "nul", "long", "of another key", "cut off"],
)
async def test_a_token_that_we_did_not_make_stops_nothing(
    client: httpx2.AsyncClient, database_server: str, token: str
) -> None:
    answer = await client.post("/api/unsubscribe", params={"t": token})
    none = await client.post("/api/unsubscribe")

    assert (answer.status_code, answer.json()["field"]) == (422, "t")
    assert (none.status_code, none.json()["field"]) == (422, "t")
    assert stopped(database_server) == []


async def test_other_bodies_are_refused(client: httpx2.AsyncClient) -> None:
    address = f"/api/unsubscribe?t={token_of(KEYS, ANN)}"
    text = await client.post(address, content=b"x", headers={"content-type": "text/plain"})
    large = await client.post(address, content=b"x" * 5000, headers=FORM)

    assert (text.status_code, large.status_code) == (415, 413)


async def test_a_redirect_cannot_be_led_elsewhere(client: httpx2.AsyncClient) -> None:
    hostile = {"t": "/\r\nSet-Cookie: a=b//evil.example"}
    answer = await client.get("/api/unsubscribe", params=hostile)

    assert answer.headers["location"].startswith("/unsubscribe#t=%2F%0D%0A")
    assert "set-cookie" not in answer.headers


async def test_a_token_tells_nobody_the_address_and_is_another_each_time() -> None:
    tokens = {token_of(KEYS, ANN) for _ in range(3)}

    assert len(tokens) == 3
    assert not any("ann" in each.lower()[:12] for each in tokens)
    assert {read(KEYS, each) for each in tokens} == {ANN}
