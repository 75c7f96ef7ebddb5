"""Storing and finding verifications, on a real database."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

import psycopg
import pytest
from psycopg import sql

from trusthound.adapters.storage import corrections
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.verifications import (
    DELETED_AT_ONCE,
    delete_older_than,
    find,
    latest_shared,
    save,
)
from trusthound.domain.posting.correction import Corrected, CorrectedField, Correction
from trusthound.domain.posting.dossier import LOOKED_UP
from trusthound.domain.posting.verification import Verification

Judged = Callable[..., Verification]


async def test_what_is_read_equals_what_was_stored(database: Database, judged: Judged) -> None:
    await save(database, judged())
    assert await find(database, "one") == judged()


async def test_a_verification_without_a_score_comes_back_whole(
    database: Database, bare: Verification
) -> None:
    await save(database, bare)
    assert await find(database, "bare") == bare


async def test_an_unknown_id_finds_nothing(database: Database, judged: Judged) -> None:
    await save(database, judged())
    assert await find(database, "two") is None
    assert await find(database, "one\0") is None


async def test_a_correction_names_its_original_as_long_as_that_is_kept(
    database: Database, judged: Judged
) -> None:
    fields = (Corrected(CorrectedField.SALARY, "", "€20 – „brutto“"),)
    old = judged(checked_at=judged().checked_at - timedelta(days=40))
    new = judged(id="new", shared=False, correction=Correction("one", fields))
    await save(database, old)
    assert await corrections.save(database, new, "one")
    assert await find(database, "new") == new
    assert await find(database, "one") == old

    await delete_older_than(database, judged().checked_at)
    assert await find(database, "new") == replace(new, correction=Correction("", fields))
    assert not await corrections.save(database, judged(id="late", shared=False), "one")


async def test_one_result_takes_a_few_corrections_and_no_more(
    database: Database, judged: Judged
) -> None:
    await save(database, judged())
    field = Corrected(CorrectedField.COMPANY, "", "Acme")
    made = [
        judged(id=f"c{number}", shared=False, correction=Correction("one", (field,)))
        for number in range(corrections.MOST_CORRECTIONS + 1)
    ]
    kept = [await corrections.save(database, each, "one") for each in made]
    assert kept == [True] * corrections.MOST_CORRECTIONS + [False]
    assert await find(database, made[-1].id) is None


async def test_an_id_is_never_overwritten(database: Database, judged: Judged) -> None:
    await save(database, judged())
    with pytest.raises(psycopg.errors.UniqueViolation):
        await save(database, judged(example=True))
    assert await find(database, "one") == judged()


async def test_characters_that_the_database_cannot_hold_are_replaced(
    database: Database, bare: Verification
) -> None:
    hostile = replace(bare.dossier.posting, description="a\0b \ud800 \\u0000 \\\0", title="\\\\\0")
    await save(database, replace(bare, dossier=replace(bare.dossier, posting=hostile)))
    read = await find(database, "bare")
    assert isinstance(read, Verification)
    assert read.dossier.posting.description == "a\ufffdb \ufffd \\u0000 \\\ufffd"
    assert read.dossier.posting.title == "\\\\\ufffd"


async def test_the_newest_shared_result_of_an_address_answers(
    database: Database, judged: Judged
) -> None:
    noon = judged().checked_at
    earlier, later = noon - timedelta(minutes=5), noon + timedelta(minutes=5)
    await save(database, judged(id="earlier", checked_at=earlier))
    await save(database, judged(id="noon"))
    await save(database, judged(id="private", checked_at=later, shared=False))
    await save(database, judged(id="elsewhere", checked_at=later, url="https://example.com/2"))
    found = await latest_shared(database, judged().url, earlier)
    assert found == judged(id="noon")


async def test_a_result_older_than_asked_for_does_not_answer(
    database: Database, judged: Judged
) -> None:
    noon = judged().checked_at
    await save(database, judged())
    assert await latest_shared(database, judged().url, noon) == judged()
    assert await latest_shared(database, judged().url, noon + timedelta(microseconds=1)) is None


async def test_an_address_may_be_longer_than_an_index_entry(
    database: Database, judged: Judged
) -> None:
    url = "https://example.com/" + "".join(f"{number:x}-" for number in range(20_000))
    await save(database, judged(url=url))
    assert await latest_shared(database, url, judged().checked_at) == judged(url=url)


async def test_the_latest_of_an_address_is_found_through_its_index(
    database: Database, judged: Judged
) -> None:
    await save(database, judged())
    await _copy(database, 5_000, judged().checked_at)
    async with database.connection() as connection:
        await connection.execute("ANALYZE verifications")
        cursor = await connection.execute(
            """
            EXPLAIN SELECT id FROM verifications
            WHERE shared AND hashtextextended(url, 0) = hashtextextended('x', 0)
                AND url = 'x' AND checked_at >= '2000-01-01' ORDER BY checked_at DESC LIMIT 1
            """
        )
        plan = "\n".join(str(row[0]) for row in await cursor.fetchall())
    assert "verifications_latest" in plan


async def test_everything_older_than_a_moment_is_deleted_and_counted(
    database: Database, judged: Judged
) -> None:
    noon = judged().checked_at
    await save(database, judged())
    await _copy(database, DELETED_AT_ONCE + 5, noon - timedelta(days=1))
    assert await delete_older_than(database, noon) == DELETED_AT_ONCE + 5
    assert await find(database, "one") == judged()
    assert await delete_older_than(database, noon) == 0


async def test_a_result_of_another_shape_counts_as_not_there(
    database: Database, judged: Judged
) -> None:
    await save(database, judged())
    async with database.connection() as connection:
        await connection.execute("UPDATE verifications SET assessment = assessment - 'axes'")
    assert await find(database, "one") is None
    assert await latest_shared(database, judged().url, judged().checked_at) is None


async def test_what_was_stored_before_there_were_look_ups_is_read(
    database: Database, judged: Judged
) -> None:
    await save(database, judged())
    async with database.connection() as connection:
        for name in ("domains", *LOOKED_UP):
            await connection.execute("UPDATE verifications SET dossier = dossier - %s", [name])
    read = await find(database, "one")
    assert isinstance(read, Verification)
    assert read.dossier.domains == ()
    assert all(getattr(read.dossier, name) is None for name in LOOKED_UP)


async def test_the_columns_to_ask_for_repeat_the_assessment(
    database: Database, judged: Judged, bare: Verification
) -> None:
    await save(database, judged())
    await save(database, bare)
    async with database.connection() as connection:
        cursor = await connection.execute(
            "SELECT status, trust_score, band, engine_version FROM verifications ORDER BY id DESC"
        )
        assert await cursor.fetchall() == [
            ("assessed", 38, "danger", "2026-11-21"),
            ("insufficient_evidence", None, None, "2026-11-21"),
        ]


async def _copy(database: Database, count: int, moment: datetime) -> None:
    """Store the one that is there many times, at other addresses and another time."""
    columns = "status, trust_score, band, engine_version, shared, example, dossier, assessment"
    statement = sql.SQL(
        """
        INSERT INTO verifications (id, url, checked_at, {columns}, reasons)
        SELECT 'copy ' || number, 'copy ' || number, %s, {columns}, reasons
        FROM verifications, generate_series(1, %s) number
        """
    ).format(columns=sql.SQL(columns))
    async with database.connection() as connection:
        await connection.execute(statement, [moment, count])
