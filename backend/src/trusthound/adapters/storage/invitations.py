"""Invitations in and out of their table, each known by the digest of a link that is not kept."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.invitation import Invitation
from trusthound.domain.access.organization import Role


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    organization_id: str
    email: str
    role: str
    invited_by: str
    made_at: datetime
    expires_at: datetime


async def put(
    connection: psycopg.AsyncConnection, made: Invitation, *, email_key: str, digest: bytes
) -> None:
    """Invite an address; an earlier invitation of it loses its link, so it takes one seat."""
    await connection.execute(
        """
        INSERT INTO invitations (
            digest, id, organization_id, email, email_key, role, invited_by, made_at, expires_at)
        VALUES (
            %(digest)s, %(id)s, %(organization)s, %(email)s, %(key)s, %(role)s, %(by)s, %(made)s,
            %(expires)s)
        ON CONFLICT (organization_id, email_key) DO UPDATE SET
            digest = EXCLUDED.digest, id = EXCLUDED.id, email = EXCLUDED.email,
            role = EXCLUDED.role, invited_by = EXCLUDED.invited_by, made_at = EXCLUDED.made_at,
            expires_at = EXCLUDED.expires_at
        """,
        {
            "digest": digest,
            "id": made.id,
            "organization": made.organization_id,
            "email": made.email,
            "key": email_key,
            "role": made.role.value,
            "by": made.invited_by,
            "made": made.made_at,
            "expires": made.expires_at,
        },
    )


async def of_address(
    connection: psycopg.AsyncConnection, organization_id: str, email_key: str
) -> Invitation | None:
    """The invitation of an address, open or not."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT id, organization_id, email, role, invited_by, made_at, expires_at
        FROM invitations WHERE organization_id = %s AND email_key = %s
        """,
        [organization_id, email_key],
    )
    row = await cursor.fetchone()
    return None if row is None else _invitation(row)


async def of_link(
    connection: psycopg.AsyncConnection, digest: bytes, *, now: datetime
) -> Invitation | None:
    """The invitation that a link opens now."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT id, organization_id, email, role, invited_by, made_at, expires_at
        FROM invitations WHERE digest = %s AND expires_at > %s
        """,
        [digest, now],
    )
    row = await cursor.fetchone()
    return None if row is None else _invitation(row)


async def take(connection: psycopg.AsyncConnection, digest: bytes, *, now: datetime) -> bool:
    """Use a link up; of any number at once one gets True."""
    taken = await connection.execute(
        "DELETE FROM invitations WHERE digest = %s AND expires_at > %s", [digest, now]
    )
    return taken.rowcount == 1


async def withdraw(
    connection: psycopg.AsyncConnection, organization_id: str, invitation_id: str
) -> bool:
    """Whether there was one in that organisation."""
    gone = await connection.execute(
        "DELETE FROM invitations WHERE organization_id = %s AND id = %s",
        [organization_id, invitation_id],
    )
    return gone.rowcount == 1


async def forget_expired(connection: psycopg.AsyncConnection, before: datetime) -> int:
    """Delete those that could be accepted until before that moment; how many."""
    gone = await connection.execute("DELETE FROM invitations WHERE expires_at < %s", [before])
    return gone.rowcount


async def open_ones(
    database: Database, organization_id: str, *, now: datetime, most: int
) -> tuple[Invitation, ...]:
    """Those that can still be accepted, the newest first; as many as there are seats at most."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(
            """
            SELECT id, organization_id, email, role, invited_by, made_at, expires_at
            FROM invitations WHERE organization_id = %s AND expires_at > %s
            ORDER BY made_at DESC, id LIMIT %s
            """,
            [organization_id, now, most],
        )
        return tuple(_invitation(row) for row in await cursor.fetchall())


def _invitation(row: _Row) -> Invitation:
    return Invitation(
        id=row.id,
        organization_id=row.organization_id,
        email=row.email,
        role=Role(row.role),
        invited_by=row.invited_by,
        made_at=row.made_at,
        expires_at=row.expires_at,
    )
