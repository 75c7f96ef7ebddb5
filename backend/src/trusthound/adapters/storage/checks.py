"""The ledger of checks: one more in, counted exactly however many ask at once; past ones out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime

import psycopg
import structlog
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.allowance import (
    LEASE,
    WINDOW,
    Checked,
    Claim,
    Claimant,
    Counted,
    Limits,
    OwnCheck,
    Standing,
    check_may_verify,
    standing_of,
)
from trusthound.domain.common.errors import DatabaseUnavailable

log = structlog.get_logger()


@dataclass(slots=True)
class UnderWay:
    """A check that somebody waits for. `gave` what came of it before the work ends."""

    claim: Claim
    now: datetime
    subject: bytes | None
    free_because: str | None
    counted_before: Counted
    result: Checked | None = field(default=None)

    def gave(self, result: Checked) -> None:
        self.result = result

    def tell(self, *, takes_one: bool) -> None:
        """What is left, with or without this one."""
        moments, claim = self.counted_before, self.claim
        if takes_one:
            moments = Counted((*moments.own, self.now), (*moments.of_address, self.now))
        claim.tell(standing_of(claim.who, moments, claim.limits))


@asynccontextmanager
async def one_check(
    database: Database, claim: Claim, *, now: datetime, subject: str = ""
) -> AsyncIterator[UnderWay]:
    """Takes one before the work in the block; given back if it fails, or told of a closed posting.

    `subject` is the posting's address or the id of a text's result: the same again within WINDOW
    is free. If our process dies, the
    place is free again after LEASE. Raises DailyLimit, DatabaseUnavailable.
    """
    check = await _begin(database, claim, claim.digest_of(subject) if subject else None, now)
    check.tell(takes_one=check.free_because is None)
    try:
        yield check
    except BaseException:
        await _give_back(database, check)
        raise
    if check.result is not None and check.result.closed and check.free_because is None:
        check.free_because = "closed"
        check.tell(takes_one=False)
    await _keep(database, check)


async def standing(database: Database, who: Claimant, limits: Limits, *, now: datetime) -> Standing:
    """What is used and left. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        counted, _ = await _ledger(connection, who, None, now)
    return standing_of(who, counted, limits)


async def own_checks(
    connection: psycopg.AsyncConnection,
    user_id: str,
    *,
    before: tuple[datetime, str] | None,
    most: int,
) -> list[OwnCheck]:
    """The next `most` of a user's past checks, newest first; `before` is made_at and check_id of
    the last one of the list before.
    """
    cursor = connection.cursor(row_factory=class_row(OwnCheck))
    await cursor.execute(
        """
        SELECT c.id AS check_id, c.made_at, v.id AS verification_id, v.kind, v.status, c.title,
            c.company, v.url, v.band, v.trust_score
        FROM checks c JOIN verifications v ON v.id = c.verification_id
        WHERE c.user_id = %(user)s
            AND (%(moment)s::timestamptz IS NULL OR (c.made_at, c.id) < (%(moment)s, %(id)s))
        ORDER BY c.made_at DESC, c.id DESC LIMIT %(most)s
        """,
        {
            "user": user_id,
            "moment": before[0] if before else None,
            "id": before[1] if before else "",
            "most": most,
        },
    )
    return await cursor.fetchall()


async def forget(database: Database, *, visitors_before: datetime, users_before: datetime) -> int:
    """Delete what is older; how many lines."""
    async with database.connection() as connection:
        deleted = await connection.execute(
            """
            DELETE FROM checks
            WHERE made_at < %(users)s OR (user_id IS NULL AND made_at < %(visitors)s)
            """,
            {"users": users_before, "visitors": visitors_before},
        )
    return deleted.rowcount


async def _begin(
    database: Database, claim: Claim, subject: bytes | None, now: datetime
) -> UnderWay:
    if claim.who.unlimited:
        return UnderWay(claim, now, subject, "unlimited", Counted())
    # In one go, so that whoever waits for the same lock waits for one answer of the database only.
    async with database.connection() as connection, connection.pipeline():
        await _one_at_a_time(connection, claim.who)
        before, is_repeat = await _ledger(connection, claim.who, subject, now)
        if is_repeat:
            return UnderWay(claim, now, subject, "repeat", before)
        left = standing_of(claim.who, before, claim.limits)
        claim.tell(left)
        check_may_verify(claim.who, left, own_limit=claim.limits.own)
        check = UnderWay(claim, now, subject, None, before)
        await connection.execute(
            """
            INSERT INTO checks (id, user_id, device, address, made_at, held_until, counted, subject)
            VALUES (
                %(id)s, %(user)s, %(device)s, %(address)s, %(now)s, %(until)s, true, %(subject)s)
            """,
            {**_words(check), "until": now + LEASE},
        )
        return check


async def _one_at_a_time(connection: psycopg.AsyncConnection, who: Claimant) -> None:
    """Waits for whoever counts the same checks now; until the transaction ends, others wait."""
    keys = [f"user {who.user_id}"]
    if who.user_id is None:
        keys = [f"address {who.address.hex()}"]
        keys += [f"device {who.device.hex()}"] if who.device else []
    await connection.execute(
        """
        SELECT pg_advisory_xact_lock(hashtextextended(each, 2))
        FROM (SELECT unnest(%s::text[]) AS each ORDER BY 1) AS in_one_order
        """,
        [keys],
    )


async def _ledger(
    connection: psycopg.AsyncConnection, who: Claimant, subject: bytes | None, now: datetime
) -> tuple[Counted, bool]:
    """What counts of the last WINDOW, and whether the claimant checked the subject in it.

    One under way is a repeat, too: identical questions share one piece of work and its fate. A
    repeat makes no other one free: the window begins with the check that was paid for.
    """
    cursor = await connection.execute(
        """
        SELECT made_at, own, here, counted, own AND is_subject
        FROM (
            SELECT made_at, counted OR %(unlimited)s AS counted,
                user_id IS NOT NULL OR device IS NOT DISTINCT FROM %(device)s AS own,
                address IS NOT NULL AND address = %(address)s AS here,
                subject IS NOT NULL AND subject = %(subject)s
                    AND free_because IS DISTINCT FROM 'repeat' AS is_subject
            FROM checks
            WHERE (user_id = %(user)s OR device = %(device)s OR address = %(address)s)
                AND made_at > %(since)s AND (held_until IS NULL OR held_until > %(now)s)
        ) AS of_window
        WHERE counted OR (own AND is_subject)
        """,
        {
            **_claimant(who),
            "subject": subject,
            "since": now - WINDOW,
            "now": now,
            "unlimited": who.unlimited,
        },
    )
    rows = await cursor.fetchall()
    counted = Counted(
        own=tuple(at for at, own, _, counts, _ in rows if counts and own),
        of_address=tuple(at for at, _, here, counts, _ in rows if counts and here),
    )
    return counted, any(repeats for *_, repeats in rows)


async def _keep(database: Database, check: UnderWay) -> None:
    """A user's check goes into the history, once a result; a visitor's is only counted."""
    is_user = check.claim.who.user_id is not None
    if check.free_because not in (None, "closed") and not is_user:
        return
    result = check.result if is_user else None
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO checks (
                id, user_id, device, address, made_at, counted, free_because, subject,
                verification_id, title, company)
            SELECT %(id)s, %(user)s, %(device)s, %(address)s, %(now)s, %(free)s::text IS NULL,
                %(free)s, %(subject)s, %(verification)s, %(title)s, %(company)s
            WHERE coalesce(%(free)s, '') NOT IN ('repeat', 'unlimited') OR NOT EXISTS (
                SELECT FROM checks
                WHERE user_id = %(user)s AND verification_id = %(verification)s)
            ON CONFLICT (id) DO UPDATE SET
                held_until = NULL, counted = EXCLUDED.counted,
                free_because = EXCLUDED.free_because,
                verification_id = EXCLUDED.verification_id, title = EXCLUDED.title,
                company = EXCLUDED.company
            """,
            {
                **_words(check),
                "free": check.free_because,
                "verification": result and result.verification_id,
                "title": result.title if result else "",
                "company": result.company if result else "",
            },
        )


async def _give_back(database: Database, check: UnderWay) -> None:
    """If the database is away as well, the place is free when its time is over."""
    if check.free_because is not None:
        return
    check.tell(takes_one=False)
    try:
        async with database.connection() as connection:
            await connection.execute("DELETE FROM checks WHERE id = %s", [check.claim.check_id])
    except DatabaseUnavailable as problem:
        log.warning("check_not_given_back", problem=problem.message)


def _words(check: UnderWay) -> dict[str, object]:
    return {
        **_claimant(check.claim.who),
        "id": check.claim.check_id,
        "now": check.now,
        "subject": check.subject,
    }


def _claimant(who: Claimant) -> dict[str, object]:
    """Of a user no address is kept."""
    visitor = who.user_id is None
    return {
        "user": who.user_id,
        "device": who.device if visitor else None,
        "address": who.address if visitor else None,
    }
