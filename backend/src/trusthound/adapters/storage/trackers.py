"""A seeker's board in and out of its tables: who holds it, and its stages in their order."""

from collections.abc import Sequence
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.common.errors import SignInRequired
from trusthound.domain.tracking.stage import GIVEN, Stage


async def lock(
    connection: psycopg.AsyncConnection, user_id: str, *, now: datetime
) -> tuple[Stage, ...]:
    """Until the transaction ends nobody else changes the board; made where there is none.

    Raises SignInRequired where the account is gone.
    """
    account = await connection.execute("SELECT FROM users WHERE id = %s FOR KEY SHARE", [user_id])
    if account.rowcount == 0:
        raise SignInRequired
    made = await connection.execute(
        "INSERT INTO trackers (user_id, made_at) VALUES (%s, %s) ON CONFLICT DO NOTHING",
        [user_id, now],
    )
    if made.rowcount == 1:
        await put_stages(connection, user_id, GIVEN)
        return GIVEN
    await connection.execute("SELECT FROM trackers WHERE user_id = %s FOR UPDATE", [user_id])
    return await stages_of(connection, user_id)


async def stages_of(connection: psycopg.AsyncConnection, user_id: str) -> tuple[Stage, ...]:
    """The given ones for who has no board yet."""
    cursor = connection.cursor(row_factory=class_row(Stage))
    await cursor.execute(
        "SELECT id, name FROM application_stages WHERE user_id = %s ORDER BY position", [user_id]
    )
    return tuple(await cursor.fetchall()) or GIVEN


async def put_stages(
    connection: psycopg.AsyncConnection, user_id: str, stages: Sequence[Stage]
) -> None:
    """Names and order as they are now; others stay until they are deleted. Locked."""
    await connection.execute(
        """
        INSERT INTO application_stages (user_id, id, name, position)
        SELECT %s, id, name, position
        FROM unnest(%s::text[], %s::text[]) WITH ORDINALITY AS given (id, name, position)
        ON CONFLICT (user_id, id) DO UPDATE SET name = excluded.name, position = excluded.position
        """,
        [user_id, [each.id for each in stages], [stored_text(each.name) for each in stages]],
    )


async def delete_stage(connection: psycopg.AsyncConnection, user_id: str, stage_id: str) -> None:
    """One that holds nothing. Locked."""
    await connection.execute(
        "DELETE FROM application_stages WHERE user_id = %s AND id = %s", [user_id, stage_id]
    )
