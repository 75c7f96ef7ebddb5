"""Listing what is stored, and putting a new judgement in the place of an old one."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.verifications import (
    checked_since,
    delete_older_than,
    find,
    reassess,
    save,
)
from trusthound.domain.posting.verification import Verification

Judged = Callable[..., Verification]


async def test_what_is_stored_is_listed_oldest_first_a_piece_at_a_time(
    database: Database, judged: Judged
) -> None:
    noon = judged().checked_at
    await save(database, judged(id="c", checked_at=noon + timedelta(hours=1)))
    await save(database, judged(id="b", checked_at=noon))
    await save(database, judged(id="a", checked_at=noon))
    await save(database, judged(id="before", checked_at=noon - timedelta(seconds=1)))
    first = await checked_since(database, noon, after=None, most=2)
    rest = await checked_since(database, noon, after=first[-1], most=2)
    assert [each.id for each in first] == ["a", "b"]
    assert [each.id for each in rest] == ["c"]
    assert first[0].judged == judged(id="a", checked_at=noon)


async def test_what_an_older_version_stored_is_listed_without_its_judgement(
    database: Database, judged: Judged
) -> None:
    await save(database, judged())
    async with database.connection() as connection:
        await connection.execute("UPDATE verifications SET assessment = assessment - 'axes'")
    listed = await checked_since(database, judged().checked_at, after=None, most=9)
    assert [(each.id, each.judged) for each in listed] == [("one", None)]


async def test_a_new_judgement_takes_the_old_ones_place_and_the_old_one_is_kept(
    database: Database, judged: Judged
) -> None:
    await save(database, judged())
    better = replace(judged().assessment, score=85, version="later")
    after = judged(assessment=better, reasons=("Another reason",))
    at = judged().checked_at + timedelta(days=1)
    assert await reassess(database, after, at)
    assert await find(database, "one") == after
    async with database.connection() as connection:
        cursor = await connection.execute(
            """
            SELECT verification_id, replaced_at, trust_score, band, engine_version,
                assessment->'score', reasons->>0
            FROM former_assessments
            """
        )
        assert await cursor.fetchall() == [
            ("one", at, 38, "danger", "2026-11-21", 38, judged().reasons[0])
        ]
        cursor = await connection.execute("SELECT trust_score, band FROM verifications")
        assert await cursor.fetchall() == [(85, "verified")]


async def test_a_verification_that_is_gone_is_not_made_again(
    database: Database, judged: Judged
) -> None:
    assert not await reassess(database, judged(), judged().checked_at)
    assert await find(database, "one") is None


async def test_former_judgements_go_with_their_verification(
    database: Database, judged: Judged
) -> None:
    noon = judged().checked_at
    await save(database, judged())
    await reassess(database, judged(reasons=()), noon)
    assert await delete_older_than(database, noon + timedelta(days=1)) == 1
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT count(*) FROM former_assessments")
        assert await cursor.fetchall() == [(0,)]
