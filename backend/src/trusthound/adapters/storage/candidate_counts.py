"""The ledger of checks of candidates: one more in, exact however many ask at once; rates out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import date, datetime

import psycopg
import structlog
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.monthly import (
    LEASE,
    MonthlyClaim,
    MonthlyStanding,
    MonthlyStats,
    MonthlyUsage,
    check_may_check,
    month_of,
    monthly_standing,
    monthly_usage,
)
from trusthound.domain.access.organization import Organization
from trusthound.domain.common.errors import DatabaseUnavailable

log = structlog.get_logger()


@dataclass(slots=True)
class CheckUnderWay:
    """`before` is what was used without this one; whoever makes the report says `counted`."""

    claim: MonthlyClaim
    now: datetime
    before: MonthlyStanding
    is_counted: bool = field(default=False)

    @property
    def with_this(self) -> MonthlyStanding:
        """As it is once this one is counted."""
        used = self.before.used + 1
        return monthly_standing(self.claim.organization, used=used, now=self.now)


@dataclass(frozen=True, slots=True)
class SelectionRate:
    """How many checks of a month had that level and that decision, "" where there was none."""

    month: date
    level: str
    decision: str
    checks: int


@asynccontextmanager
async def one_candidate_check(
    database: Database, claim: MonthlyClaim, *, now: datetime
) -> AsyncIterator[CheckUnderWay]:
    """Takes one of the month before the work in the block; given back where no report was made.

    If our process dies, the place is free again after LEASE. Raises MonthlyLimit,
    DatabaseUnavailable.
    """
    organization = claim.organization
    async with database.connection() as connection, connection.pipeline():
        await one_at_a_time(connection, organization.id)
        # The place that a killed process took for the same check.
        await connection.execute(
            "DELETE FROM candidate_counts WHERE id = %s AND held_until IS NOT NULL",
            [claim.check_id],
        )
        before = await _standing(connection, organization, now)
        claim.tell(before)
        check_may_check(before)
        await connection.execute(
            """
            INSERT INTO candidate_counts (id, organization_id, made_at, held_until)
            VALUES (%s, %s, %s, %s)
            """,
            [claim.check_id, organization.id, now, now + LEASE],
        )
    under_way = CheckUnderWay(claim, now, before)
    try:
        yield under_way
    finally:
        if not under_way.is_counted:
            await _give_back(database, claim)
    claim.tell(under_way.with_this)


async def standing_with_waiting(
    connection: psycopg.AsyncConnection, organization: Organization, waiting: int, *, now: datetime
) -> MonthlyStanding:
    """As it is once so many more are counted; exact where one comes at a time.

    What waits holds no place yet: a verification at once may still take it.
    """
    found = await _standing(connection, organization, now)
    return replace(found, used=found.used + waiting)


async def count(
    connection: psycopg.AsyncConnection, under_way: CheckUnderWay, *, level: str | None
) -> None:
    """In the transaction that stores the report: it counts from now on."""
    claim = under_way.claim
    await connection.execute(
        """
        INSERT INTO candidate_counts (id, organization_id, made_at, level) VALUES (%s, %s, %s, %s)
        ON CONFLICT (id) DO UPDATE SET held_until = NULL, level = EXCLUDED.level
        """,
        [claim.check_id, claim.organization.id, under_way.now, level],
    )


async def decide(connection: psycopg.AsyncConnection, check_id: str, decision: str) -> None:
    """Keep what a person decided, for the rates of selection: of a check that was made again, with
    the one that was counted.
    """
    await connection.execute(
        """
        UPDATE candidate_counts SET decision = %s WHERE id = (
            SELECT coalesce(counted_as, id) FROM candidate_checks WHERE id = %s)
        """,
        [decision, check_id],
    )


async def standing(
    database: Database, organization: Organization, *, now: datetime
) -> MonthlyStanding:
    """What is used and left. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        return await _standing(connection, organization, now)


async def stats(database: Database, organization: Organization, *, now: datetime) -> MonthlyStats:
    """The same, with the reports of all months. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        cursor = await connection.execute(
            """
            SELECT count(*) FROM candidate_counts
            WHERE organization_id = %s AND held_until IS NULL
            """,
            [organization.id],
        )
        (total,) = await cursor.fetchone() or (0,)
        return MonthlyStats(await _standing(connection, organization, now), total)


async def usage(database: Database, organization: Organization, *, now: datetime) -> MonthlyUsage:
    """The month day by day; what is under way counts, as in `standing`."""
    async with database.connection() as connection:
        standing = await _standing(connection, organization, now)
        cursor = await connection.execute(
            """
            SELECT (made_at AT TIME ZONE 'UTC')::date, count(*)::integer FROM candidate_counts
            WHERE organization_id = %s AND made_at >= %s AND (held_until IS NULL OR held_until > %s)
            GROUP BY 1
            """,
            [organization.id, month_of(now)[0], now],
        )
        return monthly_usage(standing, dict(await cursor.fetchall()), now)


async def selection_rates(
    database: Database, organization_id: str, *, signals_only: bool
) -> list[SelectionRate]:
    """By month (UTC), level and decision, the oldest month first; `signals_only` tells no level."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(SelectionRate))
        await cursor.execute(
            """
            SELECT date_trunc('month', made_at AT TIME ZONE 'UTC')::date AS month,
                CASE WHEN %(signals_only)s THEN '' ELSE coalesce(level, '') END AS level,
                coalesce(decision, '') AS decision, count(*)::integer AS checks
            FROM candidate_counts
            WHERE organization_id = %(organization)s AND held_until IS NULL
            GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
            """,
            {"organization": organization_id, "signals_only": signals_only},
        )
        return await cursor.fetchall()


async def forget_abandoned(database: Database, *, now: datetime) -> int:
    """Delete places whose process died; how many."""
    async with database.connection() as connection:
        gone = await connection.execute("DELETE FROM candidate_counts WHERE held_until < %s", [now])
    return gone.rowcount


async def one_at_a_time(connection: psycopg.AsyncConnection, organization_id: str) -> None:
    """Others of the organisation that want another check wait until the transaction ends."""
    await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtextextended(%s, 7))", [organization_id]
    )


async def _standing(
    connection: psycopg.AsyncConnection, organization: Organization, now: datetime
) -> MonthlyStanding:
    """What is under way counts for the month."""
    cursor = await connection.execute(
        """
        SELECT count(*) FROM candidate_counts
        WHERE organization_id = %s AND made_at >= %s AND (held_until IS NULL OR held_until > %s)
        """,
        [organization.id, month_of(now)[0], now],
    )
    (used,) = await cursor.fetchone() or (0,)
    return monthly_standing(organization, used=used, now=now)


async def _give_back(database: Database, claim: MonthlyClaim) -> None:
    """If the database is away as well, the place is free when its time is over."""
    try:
        async with database.connection() as connection:
            await connection.execute(
                "DELETE FROM candidate_counts WHERE id = %s AND held_until IS NOT NULL",
                [claim.check_id],
            )
    except DatabaseUnavailable as problem:
        log.warning("candidate_check_not_given_back", problem=problem.message)
