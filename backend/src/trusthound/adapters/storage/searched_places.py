"""Keys of places in, those of them that any opening ever had out."""

from collections.abc import Sequence

import psycopg


async def among(connection: psycopg.AsyncConnection, keys: Sequence[str]) -> tuple[str, ...]:
    """In the order of `keys`."""
    cursor = await connection.execute(
        "SELECT DISTINCT key FROM searched_places WHERE key = ANY (%s)", [list(keys)]
    )
    known = {key for (key,) in await cursor.fetchall()}
    return tuple(each for each in keys if each in known)
