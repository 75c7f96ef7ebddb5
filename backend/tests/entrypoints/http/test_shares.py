"""A result is shown to others by a link that ends, without persons; all else is not found alike."""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx2
import pytest
import pytest_asyncio

from trusthound.adapters.credentials.tokens import new_token
from trusthound.adapters.storage import sessions, users
from trusthound.adapters.storage.database import Database, open_database
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.session import begun
from trusthound.domain.access.user import new_user
from trusthound.domain.sharing.share import MOST_LINKS
from trusthound.usecases.forget_old_verifications import forget_old_verifications
from trusthound.wiring.clock import new_id, utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")

Header = dict[str, str]
TEXT = (
    "Accountant\nCompany: Sample Clinics\nLocation: Denver, Colorado, United States\n\n"
    "You keep the books of our clinics, close each month and answer to the head of finance. "
    "Before you start, pay a 90 dollar training fee to Agnes Okafor by gift card. "
    "Contact: Agnes Okafor, agnes.okafor@gmail.com, +1 303 555 0134, Telegram @agnes_hires"
)
PERSONAL = ("okafor", "agnes", "gmail.com", "555", "0134", "agnes_hires")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def database(
    client: httpx2.AsyncClient, database_server: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Database]:
    assert client is not None  # its tables are there
    folder: Path = tmp_path_factory.mktemp("shares")
    async with open_database(database_url=database_server, data_folder=folder) as opened:
        yield opened


async def somebody(database: Database) -> Header:
    """The header of a session of a new account."""
    now, token = utc_now(), new_token()
    user = new_user(new_id(), f"{new_id()}@shares.example", "Ann", now)
    session = begun(new_id(), Origin("192.0.2.1", "r"), remembered=False, now=now)
    async with database.connection() as connection:
        await users.add(connection, user, "$argon2id$never")
        await sessions.add(connection, session, user_id=user.id, digest=token.digest)
    return {"Authorization": f"Bearer {token.text}"}


async def checked(client: httpx2.AsyncClient, owner: Header, text: str = TEXT) -> str:
    """The id of a result of theirs."""
    asked = {"text": text, "kind": "posting"}
    answer = await client.post("/api/verify-text", json=asked, headers=owner)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


async def read_at(database: Database, result: str, url: str) -> None:
    """As if it was not handed in, but read at that address."""
    async with database.connection() as connection:
        await connection.execute(
            "UPDATE verifications SET shared = true, url = %s WHERE id = %s", [url, result]
        )


async def share(
    client: httpx2.AsyncClient, result: str, owner: Header, **asked: Any
) -> dict[str, Any]:
    path = f"/api/verifications/{result}/shares"
    answer = await client.post(path, json=asked, headers=owner)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def test_whoever_has_the_link_reads_the_result_without_persons(
    client: httpx2.AsyncClient, database: Database
) -> None:
    owner = await somebody(database)
    result = await checked(client, owner)
    own = (await client.get(f"/api/verifications/{result}")).text.lower()
    assert [each for each in PERSONAL if each in own] != []
    made = await share(client, result, owner)
    answer = await client.get(f"/api/shared/{made['id']}")

    told = answer.json()
    assert [each for each in PERSONAL if each in answer.text.lower()] == []
    assert result not in answer.text
    assert answer.headers["x-robots-tag"] == "noindex"
    assert (told["visibility"], told["mayBeFound"]) == ("unlisted", False)
    assert (told["title"], told["company"]) == ("Accountant", "Sample Clinics")
    present = [each for each in told["signals"] if each["outcome"] == "present"]
    assert "training fee" in " ".join(
        quote["quote"] for each in present for quote in each["evidence"]
    )


async def test_a_public_link_may_be_found_where_there_is_an_address_and_evidence(
    client: httpx2.AsyncClient, database: Database
) -> None:
    owner = await somebody(database)
    result = await checked(client, owner)
    made = await share(client, result, owner, visibility="public", days=1)
    handed_in = (await client.get(f"/api/shared/{made['id']}")).json()
    assert (handed_in["visibility"], handed_in["mayBeFound"]) == ("public", False)

    await read_at(database, result, f"https://careers.example/{new_id()}")
    told = (await client.get(f"/api/shared/{made['id']}")).json()
    assert (told["visibility"], told["mayBeFound"]) == ("public", True)


async def test_what_is_not_shared_with_the_caller_answers_alike(
    client: httpx2.AsyncClient, database: Database
) -> None:
    owner, other = await somebody(database), await somebody(database)
    result, foreign = await checked(client, owner), await checked(client, other, f"{TEXT}.")
    made, gone = await share(client, result, owner), await share(client, result, owner)
    old = await share(client, result, owner)
    path = f"/api/verifications/{result}/shares"
    async with database.connection() as connection:
        await connection.execute(
            "UPDATE shares SET made_at = now() - interval '2 days',"
            " expires_at = now() - interval '1 second' WHERE id = %s",
            [old["id"]],
        )
    assert (await client.delete(f"{path}/{gone['id']}", headers=owner)).status_code == 204

    ask: dict[str, Callable[[], Awaitable[httpx2.Response]]] = {
        "private": lambda: client.get(f"/api/shared/{result}"),
        "ended": lambda: client.get(f"/api/shared/{gone['id']}"),
        "expired": lambda: client.get(f"/api/shared/{old['id']}"),
        "unknown": lambda: client.get(f"/api/shared/{'A' * 22}"),
        "no id": lambda: client.get("/api/shared/a%00b"),
        "list of another": lambda: client.get(path, headers=other),
        "share of another": lambda: client.post(path, json={}, headers=other),
        "end of another": lambda: client.delete(f"{path}/{made['id']}", headers=other),
        "end of another by way of one's own": lambda: client.delete(
            f"/api/verifications/{foreign}/shares/{made['id']}", headers=other
        ),
        "end of what expired and what is unknown": lambda: client.delete(
            f"{path}/{'A' * 22}", headers=owner
        ),
    }
    answers = {name: await asked() for name, asked in ask.items()}
    bodies = {
        name: (each.status_code, each.json()["code"], each.json()["message"])
        for name, each in answers.items()
    }
    words = "There is no such result, or it is no longer shared."
    assert set(bodies.values()) == {(404, "not_found", words)}, bodies
    listed = (await client.get(path, headers=owner)).json()["shares"]
    assert [each["id"] for each in listed] == [made["id"]]
    assert (await client.get(f"/api/shared/{made['id']}")).status_code == 200


async def test_links_are_bounded_in_days_and_in_number(
    client: httpx2.AsyncClient, database: Database
) -> None:
    owner = await somebody(database)
    result = await checked(client, owner)
    path = f"/api/verifications/{result}/shares"
    for wrong in ({"days": 0}, {"days": 91}, {"visibility": "private"}):
        assert (await client.post(path, json=wrong, headers=owner)).status_code == 422
    for _ in range(MOST_LINKS):
        await share(client, result, owner)
    refused = await client.post(path, json={}, headers=owner)
    assert (refused.status_code, refused.json()["code"]) == (422, "invalid_input")


async def test_links_whose_time_is_over_are_deleted(
    client: httpx2.AsyncClient, database: Database
) -> None:
    owner = await somebody(database)
    made = await share(client, await checked(client, owner), owner, days=1)

    async def kept() -> int:
        async with database.connection() as connection:
            found = await connection.execute("SELECT FROM shares WHERE id = %s", [made["id"]])
            return found.rowcount

    await forget_old_verifications(database, now=utc_now(), keep_days=90)
    assert await kept() == 1
    await forget_old_verifications(database, now=utc_now() + timedelta(days=2), keep_days=90)
    assert await kept() == 0
