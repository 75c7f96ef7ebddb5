"""Members of organisations in and out of their table; a user is a member of one at most."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage import organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.organization import Role
from trusthound.domain.access.team import Member, Standing, check_removal


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    first_name: str
    last_name: str
    email: str
    role: str
    is_active: bool
    joined_at: datetime
    last_sign_in_at: datetime | None


async def add(
    connection: psycopg.AsyncConnection,
    organization_id: str,
    user_id: str,
    role: Role,
    at: datetime,
) -> bool:
    """False where the user is a member of an organisation already, of this or another."""
    added = await connection.execute(
        """
        INSERT INTO members (user_id, organization_id, role, joined_at) VALUES (%s, %s, %s, %s)
        ON CONFLICT (user_id) DO NOTHING
        """,
        [user_id, organization_id, role.value, at],
    )
    return added.rowcount == 1


async def role_of(
    connection: psycopg.AsyncConnection, organization_id: str, user_id: str
) -> Role | None:
    cursor = await connection.execute(
        "SELECT role FROM members WHERE organization_id = %s AND user_id = %s AND is_active",
        [organization_id, user_id],
    )
    row = await cursor.fetchone()
    return Role(row[0]) if row else None


async def standing(
    connection: psycopg.AsyncConnection, organization_id: str, *, actor: str, target: str
) -> Standing:
    """What a change of the target is judged by; exact where the organisation is locked."""
    cursor = await connection.execute(
        """
        SELECT count(*) FROM members
        WHERE organization_id = %s AND role = 'admin' AND is_active
        """,
        [organization_id],
    )
    row = await cursor.fetchone()
    assert row is not None  # noqa: S101 - a count is always one row
    return Standing(
        actor=await role_of(connection, organization_id, actor),
        target=await role_of(connection, organization_id, target),
        admins=row[0],
    )


async def set_role(
    connection: psycopg.AsyncConnection, organization_id: str, user_id: str, role: Role
) -> None:
    await connection.execute(
        "UPDATE members SET role = %s WHERE organization_id = %s AND user_id = %s",
        [role.value, organization_id, user_id],
    )


async def remove(connection: psycopg.AsyncConnection, organization_id: str, user_id: str) -> None:
    """A member's place goes, and with it every session: what was open shows nothing any more."""
    await connection.execute(
        """
        WITH gone AS (
            DELETE FROM members WHERE organization_id = %s AND user_id = %s RETURNING user_id)
        DELETE FROM sessions USING gone WHERE sessions.user_id = gone.user_id
        """,
        [organization_id, user_id],
    )


async def check_may_leave(connection: psycopg.AsyncConnection, user_id: str) -> None:
    """Raises Conflict where `leave` would, as things stand."""
    organization_id = await _organization_of(connection, user_id)
    if organization_id is not None and await _count(connection, organization_id) > 1:
        here = await standing(connection, organization_id, actor=user_id, target=user_id)
        check_removal(here, leaving=True)


async def leave(connection: psycopg.AsyncConnection, user_id: str) -> str | None:
    """Take a user out whose account goes, of the organisation that is handed back; who was alone
    in it takes it with them.

    Raises Conflict where others would be left without an admin.
    """
    organization_id = await _organization_of(connection, user_id)
    if organization_id is None or await organizations.locked(connection, organization_id) is None:
        return None
    if await _count(connection, organization_id) == 1:
        await organizations.delete(connection, organization_id)
        return None
    here = await standing(connection, organization_id, actor=user_id, target=user_id)
    check_removal(here, leaving=True)
    await remove(connection, organization_id, user_id)
    return organization_id


async def of_address(
    connection: psycopg.AsyncConnection, organization_id: str, email_key: str
) -> bool:
    """Whether an address belongs to a member."""
    cursor = await connection.execute(
        """
        SELECT 1 FROM members m JOIN users u ON u.id = m.user_id
        WHERE m.organization_id = %s AND u.email_key = %s
        """,
        [organization_id, email_key],
    )
    return await cursor.fetchone() is not None


async def named(
    connection: psycopg.AsyncConnection, organization_id: str, email_key: str
) -> tuple[str, str, Role] | None:
    """The id, the name and the role of the active member with that address."""
    cursor = await connection.execute(
        """
        SELECT u.id, u.name, m.role FROM members m JOIN users u ON u.id = m.user_id
        WHERE m.organization_id = %s AND m.is_active AND u.email_key = %s
        """,
        [organization_id, email_key],
    )
    row = await cursor.fetchone()
    return (row[0], row[1], Role(row[2])) if row else None


async def page(
    database: Database,
    organization_id: str,
    *,
    after: tuple[datetime, str] | None,
    most: int,
) -> tuple[Member, ...]:
    """Members as they joined; `after` is when the last one seen did, and its id."""
    joined_at, user_id = after or (None, "")
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(
            """
            SELECT u.id, u.first_name, u.last_name, u.email, m.role, m.is_active, m.joined_at,
                u.last_sign_in_at
            FROM members m JOIN users u ON u.id = m.user_id
            WHERE m.organization_id = %(organization)s
                AND (m.joined_at, m.user_id) >
                    (coalesce(%(joined_at)s, '-infinity'::timestamptz), %(user)s)
            ORDER BY m.joined_at, m.user_id LIMIT %(most)s
            """,
            {
                "organization": organization_id,
                "joined_at": joined_at,
                "user": user_id,
                "most": most,
            },
        )
        return tuple(_member(row) for row in await cursor.fetchall())


async def _organization_of(connection: psycopg.AsyncConnection, user_id: str) -> str | None:
    cursor = await connection.execute(
        "SELECT organization_id FROM members WHERE user_id = %s", [user_id]
    )
    row = await cursor.fetchone()
    return None if row is None else str(row[0])


async def _count(connection: psycopg.AsyncConnection, organization_id: str) -> int:
    cursor = await connection.execute(
        "SELECT count(*) FROM members WHERE organization_id = %s", [organization_id]
    )
    row = await cursor.fetchone()
    return int(row[0]) if row else 0


def _member(row: _Row) -> Member:
    return Member(
        id=row.id,
        first_name=row.first_name,
        last_name=row.last_name,
        email=row.email,
        role=Role(row.role),
        is_active=row.is_active,
        joined_at=row.joined_at,
        last_sign_in_at=row.last_sign_in_at,
    )
