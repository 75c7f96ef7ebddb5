"""Tries counted in the database: who waits for a turn waits a moment, and holds nobody up."""

from datetime import UTC, datetime

import pytest

from trusthound.adapters.storage import attempts
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.attempts import Attempt, Limit
from trusthound.domain.common.errors import RateLimited

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
SIGN_INS = Limit("sign_ins_an_account", 10)


async def test_a_turn_that_does_not_come_is_given_up_and_does_not_count(database: Database) -> None:
    mine, another = Attempt(SIGN_INS, "ann"), Attempt(SIGN_INS, "bea")
    async with database.connection() as slow:
        await attempts.take(slow, [mine], NOW)

        with pytest.raises(RateLimited) as told:
            async with database.connection() as waiting:
                await attempts.take(waiting, [mine], NOW)
        async with database.connection() as beside:
            await attempts.take(beside, [another], NOW)

    assert told.value.reset_at == NOW + attempts.LONGEST_WAIT
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT count(*) FROM attempts")
        assert await cursor.fetchone() == (2,)


async def test_the_bound_ends_with_the_transaction(database: Database) -> None:
    async with database.connection() as connection:
        await attempts.take(connection, [Attempt(SIGN_INS, "ann")], NOW)
        await connection.commit()
        cursor = await connection.execute("SHOW lock_timeout")
        assert await cursor.fetchone() == ("0",)
