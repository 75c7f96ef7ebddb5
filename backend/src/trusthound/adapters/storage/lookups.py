"""Answers of look-ups in and out of their table, with the moment at which they were learnt."""

from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from typing import Any

from psycopg.types.json import Jsonb
from pydantic import TypeAdapter, ValidationError

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.stored_json import stored_json
from trusthound.domain.facts.question import Question

DELETED_AT_ONCE = 1_000


async def recall(
    database: Database, since: Mapping[Question, datetime]
) -> Mapping[Question, object]:
    """Of the questions asked, those with an answer learnt at that moment or later."""
    by_key = {(each.fact, each.subject): each for each in since}
    async with database.connection() as connection:
        cursor = await connection.execute(
            """
            SELECT fact, subject, answer::text
            FROM lookups JOIN unnest(%s::text[], %s::text[], %s::timestamptz[])
                AS asked (fact, subject, since) USING (fact, subject)
            WHERE learnt_at >= since
            """,
            [
                [each.fact for each in since],
                [each.subject for each in since],
                list(since.values()),
            ],
        )
        rows = await cursor.fetchall()
    known: dict[Question, object] = {}
    for fact, subject, answer in rows:
        question = by_key[fact, subject]
        try:
            known[question] = _reader(question.answer).validate_json(answer)
        except ValidationError:  # kept by a version with other fields: it is asked anew
            continue
    return known


async def keep(database: Database, answers: Mapping[Question, object], learnt_at: datetime) -> None:
    """Remember what was answered; an older answer to the same question is replaced."""
    # Sorted, so that two who keep the same answers wait for each other and never lock up.
    in_order = sorted(answers, key=lambda each: (each.fact, each.subject))
    async with database.connection() as connection, connection.cursor() as cursor:
        await cursor.executemany(
            """
            INSERT INTO lookups (fact, subject, learnt_at, answer) VALUES (%s, %s, %s, %s)
            ON CONFLICT (fact, subject) DO UPDATE
                SET learnt_at = excluded.learnt_at, answer = excluded.answer
                WHERE lookups.learnt_at <= excluded.learnt_at
            """,
            [
                (each.fact, each.subject, learnt_at, _written(each, answers[each]))
                for each in in_order
            ],
        )


async def forget_older_than(database: Database, moment: datetime) -> int:
    """Delete what was learnt before that moment, a batch a transaction; how many there were."""
    total = 0
    while True:
        async with database.connection() as connection:
            deleted = await connection.execute(
                """
                DELETE FROM lookups WHERE (fact, subject) IN (
                    SELECT fact, subject FROM lookups WHERE learnt_at < %s
                    ORDER BY learnt_at LIMIT %s FOR UPDATE SKIP LOCKED)
                """,
                [moment, DELETED_AT_ONCE],
            )
        total += deleted.rowcount
        if deleted.rowcount < DELETED_AT_ONCE:
            return total


def _written(question: Question, answer: object) -> Jsonb:
    return stored_json(_reader(question.answer).dump_python(answer, mode="json"))


@lru_cache(maxsize=64)
def _reader(answer: type) -> TypeAdapter[Any]:
    return TypeAdapter(answer)
