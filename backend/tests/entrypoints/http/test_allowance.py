"""The daily allowance over HTTP: five a user and a device, told in header fields, and exact."""

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
from tests.entrypoints.http.conftest import ClientWith

from trusthound.domain.access.plan import DAILY_VERIFICATIONS

pytestmark = pytest.mark.asyncio(loop_scope="session")
TEXT = (
    "Night cook at Harbour Canteen in Portland. Dinners for eighty guests, Monday to Friday, "
    "17 EUR an hour. Send your resume to kitchen@harbour-canteen.example. Start in January. "
)
PASSWORD = "correct horse battery"
_numbers = count(1)


async def counting(client_with: ClientWith, **changes: Any) -> httpx2.AsyncClient:
    """The app with the allowance on; callers choose their address."""
    client = await client_with(daily_allowance=True, trusted_proxies=("127.0.0.1",), **changes)
    client.headers["X-Forwarded-For"] = an_address()
    return client


def an_address() -> str:
    """One that no other test counts: the first 64 bits are what counts."""
    return f"2001:db8:{token_hex(2)}:{token_hex(2)}::1"


async def verify(client: httpx2.AsyncClient, **headers: str) -> httpx2.Response:
    return await client.post(
        "/api/verify-text", json={"text": TEXT, "kind": "posting"}, headers=headers
    )


async def allowance(client: httpx2.AsyncClient, **headers: str) -> dict[str, Any]:
    answer = await client.get("/api/allowance", headers=headers)
    assert answer.status_code == 200
    told: dict[str, Any] = answer.json()
    return told


async def a_user(client: httpx2.AsyncClient) -> dict[str, str]:
    email = f"cook{next(_numbers)}.{token_hex(4)}@allowance.example"
    words = {"name": "Ann Lee", "email": email, "password": PASSWORD}
    answer = await client.post("/api/auth/register", json=words)
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    return {"Authorization": f"Bearer {answer.json()['token']}"}


async def a_device(client: httpx2.AsyncClient) -> dict[str, str]:
    """The cookie that a page brings."""
    page = await client.get("/")
    device = page.cookies["device"]
    client.cookies.clear()
    return {"Cookie": f"device={device}"}


@pytest.mark.parametrize("who", ["user", "device", "address"])
async def test_of_fifty_at_once_exactly_five_are_answered(
    client_with: ClientWith, who: str
) -> None:
    client = await counting(client_with)
    headers = {"user": a_user, "device": a_device}.get(who)
    caller = await headers(client) if headers else {}

    answers = await asyncio.gather(*(verify(client, **caller) for _ in range(50)))

    assert Counter(each.status_code for each in answers) == {200: 5, 429: 45}
    standing = await allowance(client, **caller)
    assert (standing["used"], standing["remaining"]) == (5, 0)
    for refused in (each for each in answers if each.status_code == 429):
        told = refused.json()
        assert told["code"] == "daily_limit"
        assert told["resetAt"] == standing["resetAt"]
        wait = int(refused.headers["retry-after"])
        assert 86_000 < wait <= 86_400
        assert '"verifications a day";r=0;t=' in refused.headers["ratelimit"]
        assert re.search(r"The next one is free at \d\d:\d\d UTC on ", told["message"])
        assert "Premium verifies without a limit" in told["advice"]


async def test_what_is_left_comes_with_every_answer(client_with: ClientWith) -> None:
    client = await counting(client_with)
    caller = await a_user(client)

    for left in range(DAILY_VERIFICATIONS - 1, -1, -1):
        answer = await verify(client, **caller)
        assert answer.status_code == 200
        assert '"verifications a day";q=5;w=86400' in answer.headers["ratelimit-policy"]
        told = re.search(r'"verifications a day";r=(\d);t=(\d+)', answer.headers["ratelimit"])
        assert told is not None
        assert int(told[1]) == left
        assert 86_300 < int(told[2]) <= 86_400
        assert '"requests";r=' in answer.headers["ratelimit"]


async def test_before_the_first_nothing_is_used_and_nothing_resets(
    client_with: ClientWith,
) -> None:
    client = await counting(client_with)

    assert await allowance(client) == {
        "plan": "free",
        "limit": 5,
        "used": 0,
        "remaining": 5,
        "resetAt": None,
    }


async def test_the_next_one_comes_back_a_day_after_the_first(client_with: ClientWith) -> None:
    client = await counting(client_with)
    before = datetime.now(UTC)  # noqa: TID251
    await verify(client)
    after = datetime.now(UTC)  # noqa: TID251
    await verify(client)

    reset_at = datetime.fromisoformat((await allowance(client))["resetAt"])
    assert before <= reset_at - timedelta(hours=24) <= after


async def test_what_gives_no_result_costs_nothing(client_with: ClientWith) -> None:
    client = await counting(client_with)

    empty = await client.post("/api/verify-text", json={"text": "  "})
    unreachable = await client.post("/api/verify-simple", json={"url": "http://127.0.0.1:9/job"})
    invalid = await client.post("/api/verify-simple", json={"url": "ftp://jobs.example/1"})
    wrong = await client.post("/api/verify-simple", json={})
    no_mail = await client.post(
        "/api/verify-mail", content=b"", headers={"Content-Type": "message/rfc822"}
    )

    assert {each.status_code for each in (empty, wrong)} == {422}
    assert all(400 <= each.status_code < 500 for each in (unreachable, invalid, no_mail))
    assert '"verifications a day";r=5' in empty.headers["ratelimit"]
    assert (await allowance(client))["used"] == 0


async def test_examples_are_free_and_tell_what_is_left(client_with: ClientWith) -> None:
    client = await counting(client_with)
    await verify(client)
    url = (await client.get("/api/examples")).json()["examples"][0]["url"]

    answers = [await client.post("/api/verify-simple", json={"url": url}) for _ in range(7)]

    assert {each.status_code for each in answers} == {200}
    assert all('"verifications a day";r=4' in each.headers["ratelimit"] for each in answers)
    assert (await allowance(client))["used"] == 1


async def test_a_page_brings_a_device_and_the_api_never_does(client_with: ClientWith) -> None:
    client = await counting(client_with)

    for answer in (await verify(client), await client.get("/api/allowance")):
        assert "set-cookie" not in answer.headers
    page = await client.get("/pricing")
    line = page.headers["set-cookie"]
    again = await client.get("/")

    assert re.fullmatch(
        r"device=[\w-]{22}\.[\w-]{43}; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax", line
    )
    assert page.headers["cache-control"] == "private, no-cache"
    assert "set-cookie" not in again.headers
    assert "set-cookie" not in (await client.get("/assets/index-1a2b.js")).headers


async def test_over_https_the_device_is_told_over_https_alone(client_with: ClientWith) -> None:
    client = await counting(client_with)
    page = await client.get("/", headers={"X-Forwarded-Proto": "https"})

    assert page.headers["set-cookie"].endswith("; Secure")


async def test_each_device_has_its_own_and_those_without_share_one(
    client_with: ClientWith,
) -> None:
    client = await counting(client_with)
    one, other = await a_device(client), await a_device(client)

    for _ in range(2):
        await verify(client, **one)
        await verify(client)

    assert (await allowance(client, **one))["used"] == 2
    assert (await allowance(client, **other))["used"] == 0
    assert (await allowance(client))["used"] == 2


async def test_a_device_takes_its_count_along_to_another_address(client_with: ClientWith) -> None:
    client = await counting(client_with)
    device = await a_device(client)
    await verify(client, **device)

    client.headers["X-Forwarded-For"] = an_address()

    assert (await allowance(client, **device))["used"] == 1


async def test_neighbours_in_one_household_are_one_address(client_with: ClientWith) -> None:
    client = await counting(client_with)
    network = client.headers["X-Forwarded-For"].removesuffix("::1")
    await verify(client)

    client.headers["X-Forwarded-For"] = f"{network}:ffff::9"
    assert (await allowance(client))["used"] == 1


@pytest.mark.parametrize(
    "forge",
    [
        lambda device: device[:-1] + ("A" if device[-1] != "A" else "E"),
        lambda device: ("x" if device[0] != "x" else "y") + device[1:],
        lambda device: device.partition(".")[0],
        lambda device: device.partition(".")[0] + ".",
        lambda device: "." + device.partition(".")[2],
        lambda _: "ä.ö",
    ],
)
async def test_a_forged_device_is_none(client_with: ClientWith, forge: Any) -> None:
    client = await counting(client_with)
    await verify(client)
    device = (await a_device(client))["Cookie"].partition("=")[2]

    forged = {b"Cookie": f"device={forge(device)}".encode()}
    answer = await client.get("/api/allowance", headers=forged)

    assert answer.json()["used"] == 1
    assert "set-cookie" in (await client.get("/", headers=forged)).headers


async def test_an_address_has_a_larger_total_and_users_are_not_held_to_it(
    client_with: ClientWith,
) -> None:
    client = await counting(client_with, daily_verifications_of_address=7)
    devices = [await a_device(client) for _ in range(2)]
    callers = [device for device in devices for _ in range(5)]

    answers = await asyncio.gather(*(verify(client, **each) for each in callers))

    assert Counter(each.status_code for each in answers) == {200: 7, 429: 3}
    newcomer, user = await a_device(client), await a_user(client)
    refused = await verify(client, **newcomer)
    assert refused.status_code == 429
    assert "visitors of one network" in refused.json()["message"]
    assert (await allowance(client, **newcomer))["remaining"] == 0
    assert (await verify(client, **user)).status_code == 200


async def test_premium_and_members_of_an_organisation_verify_without_a_limit(
    client_with: ClientWith, database_server: str
) -> None:
    client = await counting(client_with)
    premium = await a_user(client)
    user = (await client.get("/api/auth/profile", headers=premium)).json()["user"]
    with psycopg.connect(database_server) as connection:
        connection.execute(
            "UPDATE users SET premium_until = now() + interval '1 day' WHERE id = %s",
            [user["id"]],
        )

    answers = [await verify(client, **premium) for _ in range(7)]

    assert {each.status_code for each in answers} == {200}
    assert all('"verifications a day"' not in each.headers["ratelimit"] for each in answers)
    assert await allowance(client, **premium) == {
        "plan": "premium",
        "limit": None,
        "used": 7,
        "remaining": None,
        "resetAt": None,
    }


async def test_without_the_setting_nobody_is_counted(client_with: ClientWith) -> None:
    client = await client_with(daily_allowance=False)

    assert {(await verify(client)).status_code for _ in range(7)} == {200}
    assert (await allowance(client))["limit"] is None


async def test_a_user_finds_his_own_past_checks_page_by_page(client_with: ClientWith) -> None:
    client = await counting(client_with)
    caller, stranger = await a_user(client), await a_user(client)
    user = (await client.get("/api/auth/profile", headers=caller)).json()["user"]
    await verify(client, **stranger)
    made = [(await verify(client, **caller)).json() for _ in range(5)]

    first = (await client.get("/api/verifications", headers=caller)).json()

    assert [each["id"] for each in first["checks"]] == [each["id"] for each in reversed(made)]
    assert first["nextCursor"] is None
    latest, result = first["checks"][0], made[-1]
    assert latest == {
        "id": result["id"],
        "kind": "posting",
        "status": result["status"],
        "title": result["title"],
        "company": result["company"],
        "url": "",
        "band": result["band"],
        "trustScore": result["trustScore"],
        "checkedAt": latest["checkedAt"],
    }
    assert user["email"] not in str(first)


async def test_only_who_is_signed_in_has_past_checks(client_with: ClientWith) -> None:
    client = await counting(client_with)
    await verify(client)

    assert (await client.get("/api/verifications")).status_code == 401


@pytest.mark.parametrize("cursor", ["x", "1", "-1.a", "1.%00", "9" * 101])
async def test_a_made_up_cursor_is_refused(client_with: ClientWith, cursor: str) -> None:
    client = await counting(client_with)
    caller = await a_user(client)

    answer = await client.get(f"/api/verifications?cursor={cursor}", headers=caller)

    assert (answer.status_code, answer.json()["field"]) == (422, "cursor")
