"""Every number of the operators' dashboard: what it is read from is changed, and it changes."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from trusthound.adapters.machine.process import ProcessMeter, Spent
from trusthound.adapters.storage.database import LARGEST_POOL, Database
from trusthound.domain.operating.figures import LEAST_LABELLED
from trusthound.entrypoints.http.schemas.admin_stats import AdminStatsAnswer, admin_stats_answer
from trusthound.entrypoints.http.traffic_window import TrafficWindow
from trusthound.usecases.count_page_views import count_page_views
from trusthound.usecases.read_admin_stats import read_admin_stats

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
TODAY, THIS_WEEK, BEFORE = "2026-11-21 00:00Z", "2026-11-15 00:00Z", "2026-11-14 23:59Z"
ROOT = Path(__file__).resolve().parents[4]
STORAGE, MACHINE = "adapters/storage", "adapters/machine/process.py"
FIGURES, VIEWS = f"{STORAGE}/figures.py", f"{STORAGE}/page_views.py"
FEEDBACK, AUDIT = f"{STORAGE}/feedback.py", f"{STORAGE}/audit.py"
WINDOW, HEALTH = "entrypoints/http/traffic_window.py", "domain/operating/health.py"
START = Spent(0, 0)
numbers = count()


@dataclass
class World:
    """All that the figures are read from."""

    database: Database
    proc: Path
    traffic: TrafficWindow = field(default_factory=TrafficWindow)
    spent: Spent = START
    calls_a_minute: int = 60

    def __post_init__(self) -> None:
        (self.proc / "self").mkdir(parents=True)
        (self.proc / "meminfo").write_text("MemTotal: 1000 kB\n")
        self.takes_memory(100)
        self.meter = ProcessMeter(self.proc, self.proc / "none", processors=2, began=START)

    def takes_memory(self, kilobytes: int) -> None:
        (self.proc / "self" / "status").write_text(f"Name: x\nVmRSS:\t{kilobytes} kB\n")

    def answers(self, status: int = 200, *, milliseconds: float = 10, is_api: bool = False) -> None:
        self.traffic.began()
        self.traffic.ended(0, status=status, milliseconds=milliseconds, is_api=is_api)

    async def sql(self, statement: Any, *values: Any) -> None:
        async with self.database.connection() as connection:
            await connection.execute(statement, values)

    async def opened(self, day: date) -> None:
        await count_page_views({(day, "/"): 2}, database=self.database)

    async def judged(
        self, at: str, score: int | None = 50, *, kind: str = "posting", example: bool = False
    ) -> str:
        made = f"v{next(numbers)}"
        band = None if score is None else _band(score)
        await self.sql(
            """
            INSERT INTO verifications (
                id, kind, url, checked_at, status, trust_score, band, engine_version, shared,
                example, dossier, assessment, reasons)
            VALUES (%s, %s, '', %s, %s, %s, %s, '1', false, %s, '{}', '{}', '[]')
            """,
            *(made, kind, at, "assessed" if band else "closed", score, band, example),
        )
        return made

    async def labelled(self, score: int, label: str, times: int) -> None:
        made = await self.judged(BEFORE, score)
        await self.sql(
            """
            WITH results AS (
                INSERT INTO verifications
                SELECT id || n, url, checked_at, status, trust_score, band, engine_version, shared,
                    example, dossier, assessment, reasons, kind
                FROM verifications, generate_series(1, %s) AS n WHERE id = %s RETURNING id
            )
            INSERT INTO feedback
            SELECT id, '\\x00', %s::timestamptz, false, %s, '', %s, %s, %s, '1' FROM results
            """,
            *(times, made, BEFORE, label, label, _band(score), score),
        )

    async def account(self) -> str:
        made = f"u{next(numbers)}"
        await self.sql(
            """
            INSERT INTO users (
                id, email, email_key, name, first_name, last_name, password_hash, created_at)
            VALUES (%s, %s, %s, '', '', '', '', %s)
            """,
            *(made, made, made, BEFORE),
        )
        return made

    async def began_premium(self, at: str) -> None:
        await self.sql(
            "INSERT INTO trials (user_id, started_at, ends_at) VALUES (%s, %s, %s)",
            *(await self.account(), at, at),
        )

    async def employer(self, tier: str) -> str:
        made = f"o{next(numbers)}"
        await self.sql(
            "INSERT INTO organizations VALUES (%s, 'Acme', %s, 5, %s)", made, tier, BEFORE
        )
        return made

    async def candidate_checked(self, organization: str, at: str) -> None:
        await self.sql(
            "INSERT INTO candidate_counts (id, organization_id, made_at) VALUES (%s, %s, %s)",
            *(f"c{next(numbers)}", organization, at),
        )

    async def done(self, action: str, actor: str = "operator", target: str = "operator") -> None:
        await self.sql(
            """
            INSERT INTO audit_log (
                at, actor, organization_id, action, target, outcome, address, request_id)
            VALUES (%s, %s, NULL, %s, %s, 'done', '203.0.113.9', 'r')
            """,
            *(TODAY, actor, action, target),
        )

    async def shown(self) -> dict[str, Any]:
        figures = await read_admin_stats(
            database=self.database,
            process=self.meter.look(self.spent),
            traffic=self.traffic.seen(0),
            calls_a_minute=self.calls_a_minute,
            now=NOW,
        )
        return admin_stats_answer(figures).model_dump(by_alias=True)


def _band(score: int) -> str:
    return "verified" if score >= 80 else "caution" if score >= 40 else "danger"


Change = Callable[[World], Awaitable[Any]]


def fits(value: Any, expected: Any) -> bool:
    return value in expected if isinstance(expected, range) else bool(value == expected)


def moved(**to: Any) -> Change:
    async def change(world: World) -> None:
        for name, value in to.items():
            setattr(world, name, value)

    return change


def answered(*requests: dict[str, Any]) -> Change:
    async def change(world: World) -> None:
        for each in requests:
            world.answers(**each)

    return change


def labelled(score: int, label: str, times: int) -> Change:
    return lambda world: world.labelled(score, label, times)


async def checked_this_month(world: World) -> None:
    acme, huge = await world.employer("starter"), await world.employer("enterprise")
    await world.employer("professional")
    for each in (acme, acme, acme, huge):
        await world.candidate_checked(each, "2026-11-01 00:00Z")
    await world.candidate_checked(acme, "2026-10-31 23:59Z")


async def memory(world: World) -> None:
    world.takes_memory(250)


async def under_way(world: World) -> None:
    world.traffic.began()


# It costs 40 points and 20; how long the database takes costs 20 at most, whatever the machine.
FAILED = {"status": 500, "milliseconds": 9_000}

# field, what is changed, the value before and after, the file that reads it
ROWS: list[tuple[str, Change, Any, Any, str]] = [
    ("pageViews", lambda w: w.opened(date(2026, 11, 1)), 0, 2, VIEWS),
    ("pageViewsToday", lambda w: w.opened(date(2026, 11, 21)), 0, 2, VIEWS),
    ("pageViewsWeek", lambda w: w.opened(date(2026, 11, 15)), 0, 2, VIEWS),
    ("verifications", lambda w: w.judged(BEFORE, None, kind="message"), 0, 1, FIGURES),
    ("verificationsToday", lambda w: w.judged(TODAY), 0, 1, FIGURES),
    ("verificationsWeek", lambda w: w.judged(THIS_WEEK), 0, 1, FIGURES),
    ("premiumSignups", lambda w: w.began_premium(BEFORE), 0, 1, FIGURES),
    ("premiumSignupsToday", lambda w: w.began_premium(TODAY), 0, 1, FIGURES),
    ("premiumSignupsWeek", lambda w: w.began_premium(THIS_WEEK), 0, 1, FIGURES),
    ("healthScore", answered(FAILED), range(80, 101), range(41), HEALTH),
    ("systemStatus", answered(FAILED), "healthy", "critical", HEALTH),
    ("uptime", moved(spent=Spent(90, 0)), 0, 90, MACHINE),
    ("cpuUsage", moved(spent=Spent(100, 50)), None, 25, MACHINE),
    ("memoryUsage", memory, 10, 25, MACHINE),
    ("memoryBytes", memory, 102_400, 256_000, MACHINE),
    ("responseTime", answered({"milliseconds": 40}), None, 40, WINDOW),
    ("activeConnections", under_way, 0, 1, WINDOW),
    ("totalRequests", answered({}, {}), 0, 2, WINDOW),
    ("apiCalls", answered({"is_api": True}, {}), 0, 1, WINDOW),
    ("successRate", answered({}, {}, {}, {"status": 503}), None, 75, WINDOW),
    ("errorRate", answered({}, {"status": 404}, {}, {"status": 503}), None, 25, WINDOW),
    ("scamDetected", lambda w: w.judged(BEFORE, 12, kind="message"), 0, 1, FIGURES),
    ("avgTrustScore", lambda w: w.judged(BEFORE, 33), None, 33, FIGURES),
    ("highTrustJobs", lambda w: w.judged(BEFORE, 80), 0, 1, FIGURES),
    ("lowTrustJobs", lambda w: w.judged(BEFORE, 39), 0, 1, FIGURES),
    ("labelledResults", labelled(10, "scam", 1), 0, 1, FEEDBACK),
    ("scamAccuracy", labelled(10, "scam", LEAST_LABELLED), None, 100, FEEDBACK),
    ("scamAccuracyLeast", labelled(10, "scam", LEAST_LABELLED), None, 88.6, FEEDBACK),
    ("scamAccuracyMost", labelled(90, "scam", LEAST_LABELLED), None, 11.4, FEEDBACK),
    ("falsePositives", labelled(10, "legitimate", LEAST_LABELLED), None, 30, FEEDBACK),
    ("rateLimit", moved(calls_a_minute=7), 60, 7, "wiring/settings.py"),
    ("quotaUsed", checked_this_month, None, 0.5, FIGURES),
]
# Looked at by tests of their own below.
OTHERS = {
    "dbResponseTime": FIGURES,
    "dbStatus": FIGURES,
    "dbConnections": FIGURES,
    "recentActivity": AUDIT,
    "generatedAt": "wiring/clock.py",
}


@pytest.fixture
def world(database: Database, tmp_path: Path) -> World:
    return World(database, tmp_path / "proc")


@pytest.mark.parametrize(
    ("name", "change", "before", "after", "source"), ROWS, ids=[each[0] for each in ROWS]
)
async def test_a_number_follows_the_data_that_it_is_read_from(
    world: World, name: str, change: Change, before: Any, after: Any, source: str
) -> None:
    assert fits((await world.shown())[name], before)
    await change(world)

    assert fits((await world.shown())[name], after), source


def test_the_table_has_every_field_and_the_page_for_operators_names_the_same_sources() -> None:
    sources = {name: source for name, *_, source in ROWS} | OTHERS
    page = (ROOT / "docs/operations/admin.md").read_text()
    told = dict(re.findall(r"^\| `(\w+)` \|.*\| `([\w/.]+)` \|$", page, re.MULTILINE))

    names = {each.alias for each in AdminStatsAnswer.model_fields.values()}
    assert sources.keys() == names
    assert told == sources
    for source in sources.values():
        assert (ROOT / "backend/src/trusthound" / source).is_file()


async def test_what_is_no_verification_or_of_another_time_is_not_counted(world: World) -> None:
    await world.judged(TODAY, 90, example=True)
    await world.judged(BEFORE)
    acme = await world.employer("starter")
    await world.candidate_checked(acme, THIS_WEEK)
    await world.sql("UPDATE candidate_counts SET held_until = %s", TODAY)
    await world.candidate_checked(acme, THIS_WEEK)

    shown = await world.shown()
    told = [shown[f"verifications{each}"] for each in ("", "Week", "Today")]
    assert told == [2, 1, 0]
    assert shown["highTrustJobs"] == 0


async def test_an_account_that_pays_after_its_trial_has_signed_up_once(world: World) -> None:
    await world.began_premium(BEFORE)
    await world.sql("INSERT INTO customers SELECT 'c', user_id, 'live', now() FROM trials")
    await world.sql(
        "INSERT INTO subscriptions VALUES ('s', 'c', 'active', %s, %s, %s, NULL, 900)",
        *(TODAY, TODAY, TODAY),
    )

    shown = await world.shown()
    assert (shown["premiumSignups"], shown["premiumSignupsToday"]) == (1, 0)


async def test_too_few_labels_give_no_accuracy(world: World) -> None:
    await world.labelled(10, "scam", LEAST_LABELLED - 1)

    shown = await world.shown()
    assert (shown["scamAccuracy"], shown["falsePositives"]) == (None, None)
    assert shown["labelledResults"] == LEAST_LABELLED - 1


async def test_one_more_connection_to_the_database_is_one_more(world: World) -> None:
    async def settled() -> int:
        """The pools of the app itself grow and shrink in the background."""
        counts = [-2, -1]
        while counts[-1] != counts[-2]:
            await asyncio.sleep(0.05)
            counts.append((await world.shown())["dbConnections"])
        return counts[-1]

    before = await settled()
    async with await psycopg.AsyncConnection.connect(world.database.conninfo):
        assert await settled() == before + 1


async def test_a_database_whose_connections_are_all_in_use_is_slow_and_told_so(
    world: World,
) -> None:
    released = asyncio.Event()

    async def hold(held: asyncio.Event) -> None:
        async with world.database.connection():
            held.set()
            await released.wait()

    holding = [asyncio.Event() for _ in range(LARGEST_POOL)]
    async with asyncio.TaskGroup() as tasks:
        for each in holding:
            tasks.create_task(hold(each))
        for each in holding:
            await each.wait()
        asked = tasks.create_task(world.shown())
        await asyncio.sleep(0)  # now it waits for a connection
        await asyncio.sleep(0.15)
        released.set()

    shown = await asked
    assert shown["dbResponseTime"] >= 100
    assert shown["dbStatus"] == "warning"


async def test_the_newest_activity_comes_first_and_names_nobody(world: World) -> None:
    await world.done("plan.grant", target="0123456789abcdef")
    await world.done("session.begin", actor="user-of-ann", target="user-of-ann")
    await world.done("access.refused", actor="user-of-ann", target="GET /api/audit")

    told = (await world.shown())["recentActivity"]
    assert [(each["event"], each["details"]) for each in told] == [
        ("access.refused", "by user, at GET /api/audit"),
        ("session.begin", "by user"),
        ("plan.grant", "by operator, on 01234567"),
    ]
    assert (told[0]["timestamp"], told[0]["status"]) == (datetime(2026, 11, 21, tzinfo=UTC), "done")
    assert "203.0.113.9" not in str(told)
    assert "user-of-ann" not in str(told)
