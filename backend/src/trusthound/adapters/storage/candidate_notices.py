"""Notices of a month's verifications: whether one is to be sent, and to whom."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row


@dataclass(frozen=True, slots=True)
class Admin:
    """Whom a notice goes to."""

    email: str
    first_name: str


async def begin(
    connection: psycopg.AsyncConnection, organization_id: str, month: datetime, percent: int
) -> bool:
    """Whether it is the first of the month, and none that says more was sent: of any number that
    ask at once one is told so.
    """
    added = await connection.execute(
        """
        INSERT INTO candidate_notices (organization_id, month, percent)
        SELECT %(organization)s, %(month)s, %(percent)s WHERE NOT EXISTS (
            SELECT FROM candidate_notices WHERE organization_id = %(organization)s
                AND month = %(month)s AND percent > %(percent)s)
        ON CONFLICT DO NOTHING
        """,
        {"organization": organization_id, "month": month, "percent": percent},
    )
    return added.rowcount == 1


async def admins(connection: psycopg.AsyncConnection, organization_id: str) -> list[Admin]:
    cursor = connection.cursor(row_factory=class_row(Admin))
    await cursor.execute(
        """
        SELECT u.email, u.first_name FROM members m JOIN users u ON u.id = m.user_id
        WHERE m.organization_id = %s AND m.role = 'admin' AND m.is_active ORDER BY m.joined_at
        """,
        [organization_id],
    )
    return await cursor.fetchall()
