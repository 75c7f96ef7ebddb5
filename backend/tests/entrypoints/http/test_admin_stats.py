"""The operators' figures over HTTP: the specified names, and page views as they come."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import httpx2
import psycopg
import pytest

from trusthound.wiring.clock import utc_now

pytestmark = pytest.mark.asyncio(loop_scope="session")

ClientWith = Callable[..., Awaitable[httpx2.AsyncClient]]
BROWSER = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
SPECIFIED = {
    "systemStatus",
    "pageViews",
    "pageViewsToday",
    "pageViewsWeek",
    "verifications",
    "verificationsToday",
    "verificationsWeek",
    "premiumSignups",
    "premiumSignupsToday",
    "premiumSignupsWeek",
    "healthScore",
    "uptime",
    "responseTime",
    "memoryUsage",
    "cpuUsage",
    "activeConnections",
    "totalRequests",
    "successRate",
    "errorRate",
    "dbStatus",
    "dbResponseTime",
    "dbConnections",
    "scamAccuracy",
    "scamDetected",
    "falsePositives",
    "avgTrustScore",
    "highTrustJobs",
    "lowTrustJobs",
    "apiCalls",
    "rateLimit",
    "quotaUsed",
    "recentActivity",
}


async def stats(client: httpx2.AsyncClient, operator: dict[str, str]) -> dict[str, Any]:
    answer = await client.get("/api/admin/stats", headers=operator)
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    told: dict[str, Any] = answer.json()
    return told


async def test_every_specified_field_is_there(
    client: httpx2.AsyncClient, operator: dict[str, str]
) -> None:
    told = await stats(client, operator)

    assert told.keys() >= SPECIFIED
    assert told["systemStatus"] in {"healthy", "warning", "critical"}
    assert told["activeConnections"] == 1
    assert told["rateLimit"] == 10_000


async def test_what_is_asked_shows_in_the_figures(
    client: httpx2.AsyncClient, operator: dict[str, str]
) -> None:
    before = await stats(client, operator)
    await client.get("/api/health/live")
    await client.get("/robots.txt")
    after = await stats(client, operator)

    assert after["totalRequests"] - before["totalRequests"] == 3  # the figures themselves as well
    assert after["apiCalls"] - before["apiCalls"] == 2
    assert after["responseTime"] > 0


async def test_a_page_is_counted_when_a_person_opens_it_by_its_path_and_nothing_else_is_kept(
    client: httpx2.AsyncClient, operator: dict[str, str], database_server: str
) -> None:
    await stats(client, operator)  # what others opened is written
    with psycopg.connect(database_server) as connection:
        connection.execute("DELETE FROM page_views")
    for path in ("/", "/pricing", "/pricing"):
        opened = await client.get(path, headers=BROWSER)
    unchanged = BROWSER | {"If-None-Match": opened.headers["etag"]}
    assert (await client.get("/pricing", headers=unchanged)).status_code == 304
    for path, ways in (
        ("/", {"User-Agent": "curl/8.5.0"}),
        ("/", BROWSER | {"Sec-Purpose": "prefetch"}),
        ("/nowhere", BROWSER),
        ("/robots.txt", BROWSER),
        ("/assets/index-1a2b.js", BROWSER),
    ):
        await client.get(path, headers=ways)
    await client.head("/", headers=BROWSER)
    client.cookies.clear()

    assert (await stats(client, operator))["pageViewsToday"] == 4
    with psycopg.connect(database_server) as connection:
        rows = connection.execute("SELECT path, views FROM page_views ORDER BY path").fetchall()
    assert rows == [("/", 1), ("/pricing", 3)]


async def test_the_days_come_with_what_was_not_counted_left_open(
    client_with: ClientWith, operator: dict[str, str], database_server: str
) -> None:
    client = await client_with(keep_verifications_days=20)
    today = utc_now().date()
    with psycopg.connect(database_server) as connection:
        connection.execute("DELETE FROM page_views")
        connection.execute(
            "INSERT INTO page_views VALUES (%s, '/', 7)", [today - timedelta(days=2)]
        )
    days = (await client.get("/api/admin/series", headers=operator)).json()["days"]
    longer = (await client.get("/api/admin/series?days=90", headers=operator)).json()["days"]
    refused = await client.get("/api/admin/series?days=31", headers=operator)

    assert (len(days), len(longer), refused.status_code) == (30, 90, 422)
    assert days[-1]["day"] == today.isoformat()
    assert [each["pageViews"] for each in days[-4:]] == [None, 7, 0, 0]
    with psycopg.connect(database_server) as connection:
        connection.execute("DELETE FROM page_views")
    none = (await client.get("/api/admin/series", headers=operator)).json()["days"]
    assert [each["pageViews"] for each in none[-2:]] == [None, 0]  # as the figures say
    assert (await stats(client, operator))["pageViewsToday"] == 0
    assert days[0]["signups"] >= 1  # the operator of each module came on that day
    assert days[1]["signups"] == 0
    assert [days[index]["verifications"] for index in (8, 9, 10)] == [None, None, 0]
