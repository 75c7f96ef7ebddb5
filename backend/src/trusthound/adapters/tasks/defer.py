"""A task put into the queue within somebody's transaction: both happen, or neither does."""

from collections.abc import Mapping

import psycopg
from psycopg.types.json import Jsonb


async def defer(connection: psycopg.AsyncConnection, task: str, args: Mapping[str, str]) -> None:
    """`task` is the name that the worker knows it by; it runs once the transaction is over."""
    await connection.execute(
        """
        SELECT procrastinate_defer_jobs_v1(ARRAY[
            ROW('default', %s, 0, NULL, NULL, %s, NULL)::procrastinate_job_to_defer_v1])
        """,
        [task, Jsonb(dict(args))],
    )
