"""Users and organisations as whoever runs the installation sees them, searched and page by page."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

After = tuple[datetime, str]


@dataclass(frozen=True, slots=True)
class AdministeredUser:
    """`organization` is its name, or ""; `sessions` are those that have not ended."""

    id: str
    email: str
    name: str
    created_at: datetime
    last_sign_in_at: datetime | None
    mail_verified_at: datetime | None
    premium_until: datetime | None
    is_operator: bool
    organization: str
    sessions: int


@dataclass(frozen=True, slots=True)
class AdministeredOrganization:
    """`seat_limit` None: no limit. Who is invited holds a seat, too."""

    id: str
    name: str
    tier: str
    seat_limit: int | None
    created_at: datetime
    members: int
    invited: int


async def users(
    connection: psycopg.AsyncConnection,
    search: str,
    *,
    after: After | None,
    most: int,
    now: datetime,
) -> tuple[AdministeredUser, ...]:
    """The newest first, whose name, address or id has `search` in it, in any case; "": all."""
    moment, last = after or (None, None)
    cursor = connection.cursor(row_factory=class_row(AdministeredUser))
    await cursor.execute(
        """
        SELECT u.id, u.email, u.name, u.created_at, u.last_sign_in_at, u.mail_verified_at,
            u.premium_until, u.is_operator, coalesce(o.name, '') AS organization,
            (SELECT count(*) FROM sessions s WHERE s.user_id = u.id AND s.expires_at > %(now)s)
                AS sessions
        FROM users u
        LEFT JOIN members m ON m.user_id = u.id AND m.is_active
        LEFT JOIN organizations o ON o.id = m.organization_id
        WHERE (u.id = %(search)s OR position(lower(%(search)s) IN lower(u.email)) > 0
                OR position(lower(%(search)s) IN lower(u.name)) > 0)
            AND (%(moment)s::timestamptz IS NULL OR (u.created_at, u.id) < (%(moment)s, %(last)s))
        ORDER BY u.created_at DESC, u.id DESC LIMIT %(most)s
        """,
        {"search": search, "now": now, "moment": moment, "last": last, "most": most},
    )
    return tuple(await cursor.fetchall())


async def organizations(
    connection: psycopg.AsyncConnection,
    search: str,
    *,
    after: After | None,
    most: int,
    now: datetime,
) -> tuple[AdministeredOrganization, ...]:
    """The newest first, whose name or id has `search` in it, in any case; "": all."""
    moment, last = after or (None, None)
    cursor = connection.cursor(row_factory=class_row(AdministeredOrganization))
    await cursor.execute(
        """
        SELECT o.id, o.name, o.tier, o.seat_limit, o.created_at,
            (SELECT count(*) FROM members m WHERE m.organization_id = o.id) AS members,
            (SELECT count(*) FROM invitations i WHERE i.organization_id = o.id
                AND i.expires_at > %(now)s) AS invited
        FROM organizations o
        WHERE (o.id = %(search)s OR position(lower(%(search)s) IN lower(o.name)) > 0)
            AND (%(moment)s::timestamptz IS NULL OR (o.created_at, o.id) < (%(moment)s, %(last)s))
        ORDER BY o.created_at DESC, o.id DESC LIMIT %(most)s
        """,
        {"search": search, "now": now, "moment": moment, "last": last, "most": most},
    )
    return tuple(await cursor.fetchall())


async def is_user(connection: psycopg.AsyncConnection, user_id: str) -> bool:
    """Whether there is such a user, who stays until the transaction ends."""
    if "\0" in user_id:  # PostgreSQL refuses the parameter itself
        return False
    found = await connection.execute("SELECT 1 FROM users WHERE id = %s FOR KEY SHARE", [user_id])
    return await found.fetchone() is not None
