"""Words on results, on a real database."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.feedback import MOST_CALLERS, say, scam_accuracy, take_back
from trusthound.adapters.storage.verifications import delete_older_than, reassess, save
from trusthound.domain.assessment.accuracy import ScamAccuracy
from trusthound.domain.assessment.band import Status
from trusthound.domain.assessment.feedback import Actual, Feedback, Word
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.posting.verification import Verification

Judged = Callable[..., Verification]
RIGHT = Word(right=True, actual=None, note="")
SCAM = Word(right=False, actual=Actual.SCAM, note="They asked for $80.")
LEGITIMATE = Word(right=False, actual=Actual.LEGITIMATE, note="I work there.")


@pytest.fixture
def noon(judged: Judged) -> datetime:
    return judged().checked_at


def scored(judged: Judged, name: str, score: int | None) -> Verification:
    """A result of that id and score."""
    status = Status.INSUFFICIENT_EVIDENCE if score is None else Status.ASSESSED
    return judged(id=name, assessment=replace(judged().assessment, score=score, status=status))


async def test_a_word_is_stored_with_what_the_result_said(
    database: Database, judged: Judged, noon: datetime
) -> None:
    await save(database, judged())
    assert await say(database, "one", b"me", LEGITIMATE, noon) == Feedback(LEGITIMATE, noon)
    assert await _rows(database) == [
        ("one", b"me", noon, False, "legitimate", "I work there.", "legitimate", "danger", 38)
    ]


async def test_the_latest_word_of_a_caller_takes_the_place_of_the_one_before(
    database: Database, judged: Judged, noon: datetime
) -> None:
    await save(database, judged())
    await say(database, "one", b"me", LEGITIMATE, noon)
    await say(database, "one", b"you", LEGITIMATE, noon)
    await say(database, "one", b"me", RIGHT, noon + timedelta(hours=1))
    assert [(row[1], row[3], row[6]) for row in await _rows(database)] == [
        (b"me", True, "scam"),
        (b"you", False, "legitimate"),
    ]


async def test_twenty_at_once_by_one_caller_are_one_word(
    database: Database, judged: Judged, noon: datetime
) -> None:
    await save(database, judged())
    await asyncio.gather(*(say(database, "one", b"me", RIGHT, noon) for _ in range(20)))
    assert len(await _rows(database)) == 1


async def test_a_word_is_taken_back_by_its_caller_alone(
    database: Database, judged: Judged, noon: datetime
) -> None:
    await save(database, judged())
    await say(database, "one", b"me", RIGHT, noon)
    assert not await take_back(database, "one", b"you")
    assert len(await _rows(database)) == 1
    assert await take_back(database, "one", b"me")
    assert not await take_back(database, "one", b"me")
    assert await _rows(database) == []


async def test_there_is_nothing_to_say_of_a_result_that_is_not_there(
    database: Database, noon: datetime
) -> None:
    assert await say(database, "one", b"me", RIGHT, noon) is None
    assert await say(database, "one\0", b"me", RIGHT, noon) is None


async def test_a_word_that_does_not_fit_is_not_stored(
    database: Database, judged: Judged, noon: datetime
) -> None:
    await save(database, judged())
    with pytest.raises(InvalidInput):
        await say(database, "one", b"me", Word(right=False, actual=None, note=""), noon)
    assert await _rows(database) == []


async def test_a_result_takes_a_bounded_number_of_callers_who_may_still_change_their_word(
    database: Database, judged: Judged, noon: datetime
) -> None:
    await save(database, judged())
    for number in range(MOST_CALLERS):
        assert await say(database, "one", str(number).encode(), RIGHT, noon)
    assert await say(database, "one", b"one more", RIGHT, noon) is None
    assert await say(database, "one", b"0", LEGITIMATE, noon)
    assert len(await _rows(database)) == MOST_CALLERS


async def test_what_was_said_goes_with_the_result(
    database: Database, judged: Judged, noon: datetime
) -> None:
    await save(database, judged())
    await say(database, "one", b"me", RIGHT, noon)
    await delete_older_than(database, noon + timedelta(seconds=1))
    assert await _rows(database) == []


async def test_accuracy_counts_each_labelled_result_once(
    database: Database, judged: Judged, noon: datetime
) -> None:
    for name, score in (
        ("told", 10), ("told too", 39), ("false alarm", 20), ("missed", 60), ("missed badly", 90),
        ("confirmed", 85), ("let be", 50), ("even", 20), ("no label", 20), ("no score", None),
    ):  # fmt: skip
        await save(database, scored(judged, name, score))
    for name, caller, word in (
        ("told", b"a", RIGHT),
        ("told", b"b", SCAM),
        ("told", b"c", LEGITIMATE),
        ("told too", b"a", RIGHT),
        ("false alarm", b"a", LEGITIMATE),
        ("missed", b"a", SCAM),
        ("missed badly", b"a", SCAM),
        ("confirmed", b"a", RIGHT),
        ("let be", b"a", LEGITIMATE),
        ("even", b"a", RIGHT),
        ("even", b"b", LEGITIMATE),
        ("no label", b"a", Word(right=False, actual=Actual.CLOSED, note="")),
        ("no score", b"a", SCAM),
    ):
        assert await say(database, name, caller, word, noon)
    counted = await scam_accuracy(database, noon)
    assert counted == ScamAccuracy(scams_told=2, false_alarms=1, missed_scams=2, genuine_told=1)
    assert counted.of_all is not None
    assert (counted.of_all.share, counted.of_all.n) == (0.5, 6)


async def test_accuracy_is_counted_from_a_moment_on(
    database: Database, judged: Judged, noon: datetime
) -> None:
    await save(database, judged())
    await say(database, "one", b"me", RIGHT, noon)
    assert (await scam_accuracy(database, noon)).scams_told == 1
    later = await scam_accuracy(database, noon + timedelta(seconds=1))
    assert later == ScamAccuracy(0, 0, 0, 0)


async def test_a_result_that_is_judged_anew_is_counted_by_what_people_were_told(
    database: Database, judged: Judged, noon: datetime
) -> None:
    await save(database, judged())
    await say(database, "one", b"me", LEGITIMATE, noon)
    await reassess(database, scored(judged, "one", 90), noon)
    assert (await scam_accuracy(database, noon)).false_alarms == 1


async def _rows(database: Database) -> list[tuple[object, ...]]:
    async with database.connection() as connection:
        cursor = await connection.execute(
            """
            SELECT verification_id, caller, said_at, was_right, actual, note, label, band,
                trust_score
            FROM feedback ORDER BY caller
            """
        )
        return await cursor.fetchall()
