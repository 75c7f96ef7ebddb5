"""From a link to a score, over HTTP, through every room of the house."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC
from typing import Any, Protocol

import httpx2

from trusthound.adapters.storage.database import Database


class Site(Protocol):
    """The job site of conftest.py."""

    asked: list[str]
    was_asked: asyncio.Event
    go_on: asyncio.Event

    def url(self, page: str) -> str: ...


OpenProduct = Callable[..., Awaitable[httpx2.AsyncClient]]


async def verify(client: httpx2.AsyncClient, url: str) -> httpx2.Response:
    return await client.post("/api/verify-simple", json={"url": url})


async def test_a_genuine_posting_is_read_judged_stored_and_found_again(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product()

    answer = await verify(client, job_site.url("night-cook.html"))
    told = answer.json()
    found = await client.get(f"/api/verifications/{told['id']}")

    assert answer.status_code == 200
    assert told["success"] is True
    assert told["status"] == "assessed"
    assert told["job"]["title"] == told["jobTitle"] == "Night cook"
    assert told["job"]["company"] == "Harbour Canteen"
    assert "Portland" in told["location"]
    assert (told["pay"]["min"], told["pay"]["max"], told["pay"]["currency"]) == (21, 24, "USD")
    assert told["url"] == job_site.url("night-cook.html")
    assert told["trustScore"] >= 40
    assert 0 < told["coverage"] <= 1
    assert round(sum(line["points"] for line in told["contributions"]), 1) == told["trustScore"]
    assert told["verification"]["trustScore"] == told["trustScore"]
    assert {each["field"] for each in told["origins"]} >= {"title", "company"}
    assert found.json() == told


async def test_a_posting_that_asks_for_money_is_in_danger_and_is_quoted(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product()

    told = (await verify(client, job_site.url("home-typist.html"))).json()

    assert told["band"] == "danger"
    assert told["headline"] == "Strong warning signs"
    assert told["verdict"] == f"Risk: {100 - told['trustScore']}/100"
    assert told["axes"]["scam"]["level"] == "strong"
    assert "gift card" in " ".join(told["reasons"])


async def test_identical_requests_in_flight_read_the_page_once(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product()
    job_site.go_on.clear()
    url = job_site.url("night-cook.html")

    requests = [asyncio.create_task(verify(client, url)) for _ in range(20)]
    await job_site.was_asked.wait()
    job_site.go_on.set()
    answers = await asyncio.gather(*requests)

    assert job_site.asked == ["/night-cook.html"]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["id"] for answer in answers}) == 1


async def test_a_fresh_result_is_reused_whatever_the_trackers_say(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product()

    first = await verify(client, job_site.url("night-cook.html"))
    again = await verify(client, job_site.url("night-cook.html?utm_source=mail#apply"))

    assert again.json() == first.json()
    assert job_site.asked == ["/night-cook.html"]


async def test_who_checks_again_gets_a_new_look_for_nothing_and_the_earlier_result_stays(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product(again_seconds=0)
    url = job_site.url("night-cook.html")
    first = (await verify(client, url)).json()
    left = (await client.get("/api/allowance")).json()["remaining"]

    again = await client.post(f"/api/verifications/{first['id']}/again")

    assert job_site.asked.count("/night-cook.html") == 2
    assert again.json()["id"] != first["id"]
    assert (await client.get(f"/api/verifications/{first['id']}")).json() == first
    assert (await client.get("/api/allowance")).json()["remaining"] == left


async def test_a_correction_fetches_nothing_costs_nothing_and_answers_nobody_else(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product(daily_allowance=True)
    url = job_site.url("night-cook.html")
    first = (await verify(client, url)).json()
    left = (await client.get("/api/allowance")).json()["remaining"]

    made = await client.post(
        f"/api/verifications/{first['id']}/corrections", json={"company": "Acme Food"}
    )

    assert made.json()["correction"]["originalId"] == first["id"]
    assert (made.json()["url"], made.json()["sightings"]) == (first["url"], None)
    assert job_site.asked == ["/night-cook.html"]
    assert (await client.get("/api/allowance")).json()["remaining"] == left
    assert (await verify(client, url)).json() == first


async def test_who_checks_again_within_a_minute_asks_nobody(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product(fresh_minutes=0)
    first = (await verify(client, job_site.url("night-cook.html"))).json()
    again = await client.post(f"/api/verifications/{first['id']}/again")
    assert (again.json()["id"], len(job_site.asked)) == (first["id"], 1)


async def test_a_result_that_is_no_longer_fresh_is_made_anew(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product(fresh_minutes=0)

    first = await verify(client, job_site.url("night-cook.html"))
    again = await verify(client, job_site.url("night-cook.html"))

    assert first.json()["id"] != again.json()["id"]
    assert len(job_site.asked) == 2


async def test_a_page_that_is_not_there_gets_a_reason_and_no_score(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product()

    answer = await verify(client, job_site.url("missing.html"))

    assert answer.status_code == 422
    assert answer.json()["error"] == answer.json()["message"]
    assert answer.json()["advice"]
    assert "trustScore" not in answer.json()


async def test_pasted_text_of_a_page_is_never_what_the_next_caller_gets(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product()
    text = "Night cook at Harbour Canteen. " + "Pay a refundable deposit of $79 to start. " * 8

    pasted = await client.post("/api/verify-text", json={"text": text})
    fetched = await verify(client, job_site.url("night-cook.html"))

    assert pasted.status_code == fetched.status_code == 200
    assert pasted.json()["url"] == ""
    assert pasted.json()["id"] != fetched.json()["id"]


async def test_hanging_pages_do_not_keep_others_from_an_answer(
    job_site: Site, open_product: OpenProduct
) -> None:
    """While 200 verifications wait for a site, every other endpoint still answers."""
    client = await open_product(fetch_concurrency=8)
    job_site.go_on.clear()
    waiting: list[asyncio.Task[Any]] = [
        asyncio.create_task(verify(client, job_site.url(f"night-cook.html?number={number}")))
        for number in range(200)
    ]
    await job_site.was_asked.wait()

    answers = [await client.get("/api/signals") for _ in range(20)]
    live = await client.get("/api/health/ready")
    still_waiting = sum(not task.done() for task in waiting)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)

    assert {answer.status_code for answer in answers} == {200}
    assert live.status_code == 200
    assert still_waiting > 0


async def test_a_posting_that_is_verified_again_was_seen_before(
    job_site: Site, open_product: OpenProduct, database: Database
) -> None:
    client = await open_product(fresh_minutes=0)

    told = [await verify(client, job_site.url("night-cook.html")) for _ in range(3)]
    async with database.connection() as connection:
        cursor = await connection.execute(
            "UPDATE sightings SET first_seen_at = first_seen_at - interval '200 days', "
            "last_seen_at = last_seen_at - interval '20 days', title = 'Day cook', "
            "title_key = 'day cook' WHERE url = %s AND times_seen = 1 RETURNING first_seen_at",
            [job_site.url("night-cook.html")],
        )
        row = await cursor.fetchone()
        assert row is not None
    later = (await verify(client, job_site.url("night-cook.html"))).json()

    assert {answer.json()["sightings"]["timesSeen"] for answer in told} == {1}
    assert later["sightings"]["firstSeen"] == row[0].astimezone(UTC).date().isoformat()
    assert later["sightings"]["timesSeen"] == 2
    assert [each["field"] for each in later["sightings"]["changes"]] == ["title"]
    assert "first seen by us on" in " ".join(later["reasons"])
    assert later["activityRisk"] > told[0].json()["activityRisk"]


async def test_what_a_client_sends_is_never_a_sighting(
    open_product: OpenProduct, database: Database
) -> None:
    client = await open_product()
    text = "Night cook at Harbour Canteen. https://127.0.0.1/1 " + "We cook soup at night. " * 20

    pasted = await client.post("/api/verify-text", json={"text": text})
    example = (await client.get("/api/examples")).json()
    await verify(client, example["examples"][0]["url"])

    assert pasted.status_code == 200
    assert pasted.json()["sightings"] is None
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT FROM sightings")
        assert cursor.rowcount == 0


async def test_whoever_waits_reads_what_is_being_done_and_nothing_afterwards(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product()
    job_site.go_on.clear()
    name = {"Progress-Id": "a-name-of-this-test-alone"}
    progress = f"/api/progress/{name['Progress-Id']}"

    asked = {"url": job_site.url("night-cook.html")}
    waiting = asyncio.create_task(client.post("/api/verify-simple", json=asked, headers=name))
    await job_site.was_asked.wait()
    meanwhile = await client.get(progress)
    job_site.go_on.set()

    assert meanwhile.json() == {"step": "reading"}
    assert (await waiting).status_code == 200
    assert (await client.get(progress)).json() == {"step": None}
    assert (await client.get("/api/progress/short")).status_code == 422
