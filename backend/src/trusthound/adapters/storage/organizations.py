"""Organisations in and out of their table; whoever changes a team holds its organisation's lock."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.organization import Organization, Tier
from trusthound.domain.access.seats import Seats

MOST_LISTED = 500


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    name: str
    tier: str
    seat_limit: int | None


async def add(connection: psycopg.AsyncConnection, made: Organization, at: datetime) -> None:
    await connection.execute(
        """
        INSERT INTO organizations (id, name, tier, seat_limit, created_at)
        VALUES (%s, %s, %s, %s, %s)
        """,
        [made.id, made.name, made.tier.value, made.seat_limit, at],
    )


async def locked(connection: psycopg.AsyncConnection, organization_id: str) -> Organization | None:
    """One change of a team at a time, until the transaction ends. None: there is none."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        "SELECT id, name, tier, seat_limit FROM organizations WHERE id = %s FOR UPDATE",
        [organization_id],
    )
    row = await cursor.fetchone()
    return None if row is None else _organization(row)


async def seats(
    connection: psycopg.AsyncConnection, organization: Organization, now: datetime
) -> Seats:
    """Exact where the organisation is locked."""
    cursor = await connection.execute(
        """
        SELECT (SELECT count(*) FROM members WHERE organization_id = %(id)s),
            (SELECT count(*) FROM invitations WHERE organization_id = %(id)s
                AND expires_at > %(now)s)
        """,
        {"id": organization.id, "now": now},
    )
    row = await cursor.fetchone()
    assert row is not None  # noqa: S101 - two counts are always one row
    return Seats(organization.seat_limit, members=row[0], invited=row[1])


async def set_tier(
    connection: psycopg.AsyncConnection, organization_id: str, tier: Tier, seat_limit: int | None
) -> None:
    await connection.execute(
        "UPDATE organizations SET tier = %s, seat_limit = %s WHERE id = %s",
        [tier.value, seat_limit, organization_id],
    )


async def delete(connection: psycopg.AsyncConnection, organization_id: str) -> None:
    """With its members' places and its invitations; their accounts stay."""
    await connection.execute("DELETE FROM organizations WHERE id = %s", [organization_id])


async def find(database: Database, organization_id: str) -> Organization | None:
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(
            "SELECT id, name, tier, seat_limit FROM organizations WHERE id = %s", [organization_id]
        )
        row = await cursor.fetchone()
    return None if row is None else _organization(row)


async def newest(database: Database) -> tuple[Organization, ...]:
    """The MOST_LISTED that were created last, for whoever runs the installation."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(
            """
            SELECT id, name, tier, seat_limit FROM organizations
            ORDER BY created_at DESC, id DESC LIMIT %s
            """,
            [MOST_LISTED],
        )
        return tuple(_organization(row) for row in await cursor.fetchall())


def _organization(row: _Row) -> Organization:
    return Organization(row.id, row.name, Tier(row.tier), row.seat_limit)
