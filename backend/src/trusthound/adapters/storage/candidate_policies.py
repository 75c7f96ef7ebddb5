"""What organisations decided about checks of candidates, in and out of its table."""

from dataclasses import asdict
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.domain.hiring.policy import Policy


async def of_organization(connection: psycopg.AsyncConnection, organization_id: str) -> Policy:
    """The one that holds where nothing was decided, else what was."""
    cursor = connection.cursor(row_factory=class_row(Policy))
    await cursor.execute(
        """
        SELECT signals_only, retention_days, do_not_keep FROM candidate_policies
        WHERE organization_id = %s
        """,
        [organization_id],
    )
    return await cursor.fetchone() or Policy()


async def put(
    connection: psycopg.AsyncConnection, organization_id: str, policy: Policy, at: datetime
) -> None:
    await connection.execute(
        """
        INSERT INTO candidate_policies (
            organization_id, signals_only, retention_days, do_not_keep, changed_at)
        VALUES (
            %(organization)s, %(signals_only)s, %(retention_days)s, %(do_not_keep)s, %(at)s)
        ON CONFLICT (organization_id) DO UPDATE SET
            signals_only = EXCLUDED.signals_only, retention_days = EXCLUDED.retention_days,
            do_not_keep = EXCLUDED.do_not_keep, changed_at = EXCLUDED.changed_at
        """,
        {"organization": organization_id, "at": at, **asdict(policy)},
    )
