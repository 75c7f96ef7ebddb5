"""The ledger of checks on a real database: exact in a race, given back, repeated, forgotten."""

import asyncio
from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import count

import pytest

from trusthound.adapters.storage.checks import forget, one_check, own_checks, standing
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.allowance import (
    LEASE,
    WINDOW,
    Checked,
    Claim,
    Claimant,
    Limits,
    Standing,
)
from trusthound.domain.common.errors import DailyLimit, PageUnreadable, ReadingProblem

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
LIMITS = Limits(address=50)
VISITOR = Claimant(b"address", device=b"device")
USER = Claimant(b"address", user_id="ann")
PREMIUM = Claimant(b"address", user_id="ann", unlimited=True)
_numbers = count(1)


def claim(who: Claimant, told: list[Standing] | None = None) -> Claim:
    heard = told if told is not None else []
    number = next(_numbers)
    return Claim(
        who, LIMITS, f"check{number}", lambda url: sha256(url.encode()).digest(), heard.append
    )


async def check(
    database: Database,
    who: Claimant = VISITOR,
    *,
    now: datetime = NOON,
    address: str = "",
    closed: bool = False,
    verification: str = "",
) -> None:
    async with one_check(database, claim(who), now=now, subject=address) as under_way:
        if verification:
            await store(database, verification)
        under_way.gave(Checked(verification, "Night cook", "Harbour Canteen", closed))


async def used(database: Database, who: Claimant = VISITOR, now: datetime = NOON) -> int:
    return (await standing(database, who, LIMITS, now=now)).used


async def ann(database: Database) -> None:
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO users (
                id, email, email_key, name, first_name, last_name, password_hash, created_at)
            VALUES ('ann', 'a@x.example', 'a@x.example', 'Ann', 'Ann', '', '', %s)
            """,
            [NOON],
        )


async def store(database: Database, verification_id: str, moment: datetime = NOON) -> None:
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO verifications (
                id, url, checked_at, status, engine_version, shared, example, dossier, assessment,
                reasons)
            VALUES (%s, 'https://jobs.example/1', %s, 'closed', '1', true, false, '{}', '{}', '[]')
            ON CONFLICT (id) DO NOTHING
            """,
            [verification_id, moment],
        )


async def test_of_fifty_at_once_five_go_on_while_others_fail_and_give_back(
    database: Database,
) -> None:
    """Those that fail hold a place meanwhile; never are more than five counted."""
    outcomes: Counter[str] = Counter()

    async def one(number: int) -> None:
        try:
            async with one_check(database, claim(VISITOR), now=NOON):
                await asyncio.sleep(0)
                if number % 3 == 0:
                    raise PageUnreadable(ReadingProblem.TIMEOUT)  # noqa: TRY301
            outcomes["answered"] += 1
        except DailyLimit:
            outcomes["refused"] += 1
        except PageUnreadable:
            outcomes["failed"] += 1

    await asyncio.gather(*(one(number) for number in range(50)))

    assert outcomes["answered"] == await used(database) <= 5
    assert outcomes.total() == 50


async def test_a_check_counts_for_a_day_to_the_microsecond(database: Database) -> None:
    await check(database)

    assert await used(database, now=NOON + WINDOW - timedelta(microseconds=1)) == 1
    assert await used(database, now=NOON + WINDOW) == 0


async def test_one_comes_back_each_time_that_one_is_a_day_old(database: Database) -> None:
    for hour in range(5):
        await check(database, now=NOON + timedelta(hours=hour))
    with pytest.raises(DailyLimit) as refused:
        await check(database, now=NOON + timedelta(hours=6))
    assert refused.value.reset_at == NOON + WINDOW

    await check(database, now=NOON + WINDOW)
    with pytest.raises(DailyLimit) as refused:
        await check(database, now=NOON + WINDOW)
    assert refused.value.reset_at == NOON + WINDOW + timedelta(hours=1)


async def test_what_fails_is_given_back_and_said(database: Database) -> None:
    told: list[Standing] = []
    with suppress(PageUnreadable):
        async with one_check(database, claim(VISITOR, told), now=NOON):
            assert await used(database) == 1
            raise PageUnreadable(ReadingProblem.BLOCKED)

    assert await used(database) == 0
    assert [each.remaining for each in told] == [5, 4, 5]


async def test_work_that_is_cancelled_is_given_back(database: Database) -> None:
    begun = asyncio.Event()

    async def forever() -> None:
        async with one_check(database, claim(VISITOR), now=NOON):
            begun.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(forever())
    await begun.wait()
    task.cancel()
    await asyncio.wait([task])

    assert await used(database) == 0


async def test_a_place_held_by_a_process_that_died_is_free_after_its_time(
    database: Database,
) -> None:
    async with one_check(database, claim(VISITOR), now=NOON):
        assert await used(database, now=NOON + LEASE - timedelta(seconds=1)) == 1
        assert await used(database, now=NOON + LEASE) == 0


async def test_the_same_posting_again_is_free_for_a_day_and_for_its_caller_alone(
    database: Database,
) -> None:
    other = Claimant(b"address", device=b"other")
    for hours in (0, 1, 23):
        await check(database, now=NOON + timedelta(hours=hours), address="https://jobs.example/1")
    await check(database, other, address="https://jobs.example/1")
    assert await used(database) == 1
    assert await used(database, other) == 1

    await check(database, now=NOON + WINDOW, address="https://jobs.example/1")
    assert await used(database, now=NOON + WINDOW) == 1


async def test_the_same_posting_is_free_when_all_are_used(database: Database) -> None:
    for number in range(5):
        await check(database, address=f"https://jobs.example/{number}")

    await check(database, address="https://jobs.example/3")
    with pytest.raises(DailyLimit):
        await check(database, address="https://jobs.example/6")


async def test_a_posting_that_could_not_be_read_is_no_free_repeat(database: Database) -> None:
    with suppress(PageUnreadable):
        async with one_check(database, claim(VISITOR), now=NOON, subject="https://jobs.example/1"):
            raise PageUnreadable(ReadingProblem.TIMEOUT)
    await check(database, address="https://jobs.example/1")

    assert await used(database) == 1


async def test_a_closed_posting_is_free(database: Database) -> None:
    told: list[Standing] = []
    async with one_check(database, claim(VISITOR, told), now=NOON) as under_way:
        under_way.gave(Checked("v", "", "", closed=True))

    assert await used(database) == 0
    assert told[-1].remaining == 5


async def test_a_users_checks_are_listed_newest_first_and_each_result_once(
    database: Database,
) -> None:
    await ann(database)
    url = "https://jobs.example/1"
    await check(database, USER, verification="v1", address=url)
    await check(database, USER, verification="v1", address=url, now=NOON + timedelta(minutes=9))
    await check(database, USER, verification="v2", closed=True, now=NOON + timedelta(minutes=10))
    for minutes in (20, 21):
        now = NOON + timedelta(minutes=minutes)
        await check(database, PREMIUM, verification="v3", now=now)

    async with database.connection() as connection:
        listed = await own_checks(connection, "ann", before=None, most=10)
        rest = await own_checks(
            connection, "ann", before=(listed[0].made_at, listed[0].check_id), most=1
        )
    assert [each.verification_id for each in listed] == ["v3", "v2", "v1"]
    assert listed[0].made_at == NOON + timedelta(minutes=20)
    assert [each.verification_id for each in rest] == ["v2"]
    assert await used(database, USER, now=NOON + timedelta(hours=1)) == 1


async def test_checks_of_an_account_end_with_it(database: Database) -> None:
    await ann(database)
    await check(database, USER, verification="v1")
    async with database.connection() as connection:
        await connection.execute("DELETE FROM users WHERE id = 'ann'")
        cursor = await connection.execute("SELECT count(*) FROM checks")
        assert await cursor.fetchone() == (0,)


async def test_of_a_visitor_nothing_but_the_count_is_kept_and_that_not_for_long(
    database: Database,
) -> None:
    await ann(database)
    await check(database, VISITOR, address="https://jobs.example/1", verification="v1")
    await check(database, USER, verification="v1")
    async with database.connection() as connection:
        cursor = await connection.execute(
            "SELECT title, company, verification_id FROM checks WHERE user_id IS NULL"
        )
        assert await cursor.fetchall() == [("", "", None)]

    later = NOON + timedelta(days=3)
    gone = await forget(database, visitors_before=later - 2 * WINDOW, users_before=NOON)
    assert gone == 1
    assert await forget(database, visitors_before=NOON, users_before=later) == 1
