"""Saved searches and watches over HTTP: who may, what is answered, and what is refused."""

from typing import Any

import pytest
from tests.entrypoints.http.resumes.conftest import MakeSeeker, Seeker, World
from tests.usecases.alerts.conftest import DERIVING, a_baker

from trusthound.adapters.storage import openings
from trusthound.domain.alerts.saved_search import MOST_SEARCHES
from trusthound.domain.search.opening import Opening

pytestmark = pytest.mark.asyncio(loop_scope="session")
SEARCHES = "/api/premium/searches"
WATCHES = "/api/premium/watches"
FILTERS = {
    "query": "baker", "location": "London", "radiusKm": 10, "minSalary": 30_000, "currency": "GBP",
    "postedWithin": "7d", "remoteOnly": True, "hideScams": False, "minTrust": 50,
    "employmentTypes": ["full_time"], "company": "Fabrikam", "sort": "newest",
}  # fmt: skip


async def call(seeker: Seeker, method: str, path: str, **words: Any) -> Any:
    answer = await seeker.client.request(method, path, headers=seeker.headers, **words)
    return answer.status_code, answer.json() if answer.content else None


async def saved(seeker: Seeker, **changes: Any) -> dict[str, Any]:
    asked = {"name": "Bakers", "search": FILTERS, "alert": "daily", "timeZone": "Europe/London"}
    status, told = await call(seeker, "POST", SEARCHES, json={**asked, **changes})
    assert status == 201, told
    answer: dict[str, Any] = told
    return answer


async def kept(world: World) -> Opening:
    opening = a_baker(title="Lighthouse keeper", description="You will keep the light.")
    async with world.services.database.connection() as connection:
        await openings.put(connection, opening, DERIVING)
    return opening


async def test_a_search_is_saved_listed_changed_deleted_and_restored(a_seeker: MakeSeeker) -> None:
    seeker = await a_seeker()
    search = await saved(seeker)
    assert {key: search[key] for key in ("name", "alert", "timeZone", "search", "newCount")} == {
        "name": "Bakers", "alert": "daily", "timeZone": "Europe/London", "search": FILTERS,
        "newCount": 0,
    }  # fmt: skip
    one = f"{SEARCHES}/{search['id']}"
    changed = {"name": "All bakers", "search": {"query": "baker"}, "alert": "off"}
    status, told = await call(seeker, "PUT", one, json=changed)
    assert (status, told["name"], told["alert"]) == (200, "All bakers", "off")
    assert told["search"]["location"] == ""
    _, listed = await call(seeker, "GET", SEARCHES)
    assert listed["searches"] == [told]
    assert listed["mails"]["rest"] is None
    assert await call(seeker, "POST", f"{one}/seen") == (204, None)

    assert await call(seeker, "DELETE", one) == (204, None)
    assert (await call(seeker, "DELETE", one))[0] == 404
    assert (await call(seeker, "GET", SEARCHES))[1]["searches"] == []
    assert await call(seeker, "POST", f"{one}/restore") == (200, told)


@pytest.mark.parametrize(
    "changes",
    [
        {"name": ""},
        {"name": "n" * 201},
        {"name": 1},
        {"search": {"query": ""}},
        {"search": {"query": "baker", "currency": "XXX", "minSalary": 5}},
        {"search": {"query": "baker", "sort": "best"}},
        {"search": []},
        {"alert": "hourly"},
        {"timeZone": "Mars/Olympus"},
        {"timeZone": "../../etc/passwd"},
    ],
)
async def test_what_makes_no_sense_is_refused(
    a_seeker: MakeSeeker, changes: dict[str, Any]
) -> None:
    asked = {"name": "Bakers", "search": FILTERS, "alert": "daily", **changes}
    status, told = await call(await a_seeker(), "POST", SEARCHES, json=asked)
    assert (status, told["code"]) == (422, "invalid_input")


async def test_the_fifty_first_is_refused(a_seeker: MakeSeeker) -> None:
    seeker = await a_seeker()
    for _ in range(MOST_SEARCHES):
        await saved(seeker)
    asked = {"name": "Bakers", "search": FILTERS, "alert": "daily"}
    status, told = await call(seeker, "POST", SEARCHES, json=asked)
    assert (status, told["code"]) == (409, "too_many_searches")


async def test_a_job_is_watched_and_its_results_say_so(a_seeker: MakeSeeker, world: World) -> None:
    seeker, opening = await a_seeker(), await kept(world)
    status, watch = await call(seeker, "POST", WATCHES, json={"jobId": opening.id})
    assert (status, watch["job"]["title"], watch["news"]) == (
        201,
        "Lighthouse keeper",
        [],
    )
    assert (await call(seeker, "POST", WATCHES, json={"jobId": opening.id}))[0] == 200
    _, listed = await call(seeker, "GET", WATCHES)
    assert listed["watches"] == [watch]
    _, job = await call(seeker, "GET", f"/api/premium/jobs/{opening.id}")
    assert job["job"]["watchId"] == watch["id"] == watch["job"]["watchId"]

    one = f"{WATCHES}/{watch['id']}"
    assert await call(seeker, "DELETE", one) == (204, None)
    _, job = await call(seeker, "GET", f"/api/premium/jobs/{opening.id}")
    assert job["job"]["watchId"] is None
    assert await call(seeker, "POST", f"{one}/restore") == (200, watch)
    assert (await call(seeker, "POST", WATCHES, json={"jobId": "none"}))[0] == 404


async def test_stopped_mails_are_sent_again(a_seeker: MakeSeeker, world: World) -> None:
    seeker = await a_seeker()
    world.rows(
        "INSERT INTO unsubscribed (email_key, kind, at)"
        " SELECT email_key, 'alerts', now() FROM users WHERE id = %s",
        seeker.id,
    )
    _, listed = await call(seeker, "GET", SEARCHES)
    assert (listed["mails"]["alertsWanted"], listed["mails"]["watchesWanted"]) == (False, True)
    asked = {"topic": "alerts"}
    assert (await call(seeker, "POST", "/api/premium/alerts/mails", json=asked))[0] == 204
    _, listed = await call(seeker, "GET", SEARCHES)
    assert listed["mails"]["alertsWanted"] is True
    assert (await call(seeker, "POST", "/api/premium/alerts/rest/seen"))[0] == 204


@pytest.mark.parametrize("path", [SEARCHES, WATCHES])
async def test_it_belongs_to_premium(a_seeker: MakeSeeker, path: str) -> None:
    free = await a_seeker(premium=False)
    for method in ("GET", "POST"):
        status, told = await call(free, method, path, **({"json": {}} if method == "POST" else {}))
        assert (status, told["code"]) == (403, "premium_required")
    assert (await free.client.get(path)).status_code == 401


async def test_an_account_takes_its_searches_and_watches_along(
    a_seeker: MakeSeeker, world: World
) -> None:
    seeker, opening = await a_seeker(), await kept(world)
    await saved(seeker)
    await call(seeker, "POST", WATCHES, json={"jobId": opening.id})
    world.rows("DELETE FROM users WHERE id = %s", seeker.id)
    for table in ("saved_searches", "watches", "alert_readers"):
        assert world.rows(f"SELECT FROM {table} WHERE user_id = %s", seeker.id) == []
