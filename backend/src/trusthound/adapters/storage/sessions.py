"""Sessions in and out of their table, each known by the digest of a token that is not kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import psycopg
from psycopg.rows import kwargs_row

from trusthound.domain.access.organization import Membership, Organization, Role, Tier
from trusthound.domain.access.session import (
    FORMER_GOOD_FOR,
    MOST_SESSIONS,
    Session,
    SessionKind,
)
from trusthound.domain.access.user import SignedIn, User


@dataclass(frozen=True, slots=True)
class Found:
    """A session that goes on, and since when its token is what it is."""

    signed_in: SignedIn
    session: Session
    token_since: datetime


async def add(
    connection: psycopg.AsyncConnection, session: Session, *, user_id: str, digest: bytes
) -> None:
    """Begin a session; the oldest of the user's end where there are more than MOST_SESSIONS."""
    await connection.execute(
        """
        INSERT INTO sessions (
            digest, id, user_id, kind, remembered, created_at, last_seen_at, expires_at, address,
            device)
        VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
        """,
        [
            digest,
            session.id,
            user_id,
            session.kind.value,
            session.remembered,
            session.created_at,
            session.last_seen_at,
            session.expires_at,
            session.address,
            session.device,
        ],
    )
    await connection.execute(
        """
        DELETE FROM sessions WHERE user_id = %(user)s AND id IN (
            SELECT id FROM sessions WHERE user_id = %(user)s
            ORDER BY created_at DESC, id OFFSET %(most)s)
        """,
        {"user": user_id, "most": MOST_SESSIONS},
    )


async def find(
    connection: psycopg.AsyncConnection, digest: bytes, *, now: datetime
) -> Found | None:
    """Whose session it is, with the membership of this moment; None where it has ended."""
    cursor = await connection.execute(
        """
        SELECT s.id, s.kind, s.remembered, s.created_at, s.last_seen_at, s.expires_at, s.address,
            s.device, coalesce(s.token_since, s.created_at),
            u.id, u.email, u.name, u.first_name, u.last_name, u.company, u.created_at,
            u.mail_verified_at, u.premium_until, u.is_operator,
            o.id, o.name, o.tier, o.seat_limit, m.role
        FROM sessions s
        JOIN users u ON u.id = s.user_id
        LEFT JOIN members m ON m.user_id = u.id AND m.is_active
        LEFT JOIN organizations o ON o.id = m.organization_id
        WHERE (s.digest = %(digest)s OR s.former_digest = %(digest)s AND s.former_until > %(now)s)
            AND s.expires_at > %(now)s
        """,
        {"digest": digest, "now": now},
        prepare=True,
    )
    row = await cursor.fetchone()
    return None if row is None else _found(row)


async def change_token(
    connection: psycopg.AsyncConnection, digest: bytes, *, new_digest: bytes, now: datetime
) -> bool:
    """Whether this call changed it: of those that come at once with one token, one does."""
    changed = await connection.execute(
        """
        UPDATE sessions SET digest = %(new)s, former_digest = digest,
            former_until = %(now)s + %(good)s, token_since = %(now)s, last_seen_at = %(now)s
        WHERE digest = %(old)s AND expires_at > %(now)s
        """,
        {"new": new_digest, "old": digest, "now": now, "good": FORMER_GOOD_FOR},
    )
    return changed.rowcount == 1


async def note_seen(connection: psycopg.AsyncConnection, session_id: str, now: datetime) -> None:
    await connection.execute(
        "UPDATE sessions SET last_seen_at = %s WHERE id = %s", [now, session_id]
    )


async def of_user(
    connection: psycopg.AsyncConnection, user_id: str, *, now: datetime
) -> tuple[Session, ...]:
    """The newest first; MOST_SESSIONS at most."""
    cursor = connection.cursor(row_factory=kwargs_row(_listed))
    await cursor.execute(
        """
        SELECT id, kind, remembered, created_at, last_seen_at, expires_at, address, device
        FROM sessions WHERE user_id = %s AND expires_at > %s
        ORDER BY created_at DESC, id LIMIT %s
        """,
        [user_id, now, MOST_SESSIONS],
    )
    return tuple(await cursor.fetchall())


async def end_with(connection: psycopg.AsyncConnection, digest: bytes) -> str | None:
    """End the session of a token, the former one included; whose it was."""
    cursor = await connection.execute(
        "DELETE FROM sessions WHERE digest = %(d)s OR former_digest = %(d)s RETURNING user_id",
        {"d": digest},
    )
    row = await cursor.fetchone()
    return None if row is None else str(row[0])


async def end(connection: psycopg.AsyncConnection, user_id: str, session_id: str) -> bool:
    """End one of the user's sessions; False where the user has none of that id."""
    if "\0" in session_id:  # PostgreSQL refuses the parameter itself
        return False
    ended = await connection.execute(
        "DELETE FROM sessions WHERE user_id = %s AND id = %s", [user_id, session_id]
    )
    return ended.rowcount == 1


async def end_all(
    connection: psycopg.AsyncConnection, user_id: str, *, but: str | None = None
) -> int:
    """End the user's sessions, but that one; how many."""
    ended = await connection.execute(
        "DELETE FROM sessions WHERE user_id = %s AND id IS DISTINCT FROM %s", [user_id, but]
    )
    return ended.rowcount


async def forget(connection: psycopg.AsyncConnection, now: datetime) -> int:
    """Delete what has expired; how many."""
    deleted = await connection.execute("DELETE FROM sessions WHERE expires_at <= %s", [now])
    return deleted.rowcount


def _listed(*, kind: str, **words: Any) -> Session:
    return Session(kind=SessionKind(kind), **words)


def _found(row: tuple[Any, ...]) -> Found:
    """By place and not by name: each request that somebody makes comes by here."""
    session_id, kind, remembered, created_at, last_seen_at, expires_at, address, device = row[:8]
    token_since, of_user, (*organization, role) = row[8], row[9:19], row[19:]
    user_id, email, name, first_name, last_name, company, since, *standing = of_user
    mail_verified_at, premium_until, is_operator = standing
    user = User(
        id=user_id,
        email=email,
        name=name,
        first_name=first_name,
        last_name=last_name,
        company=company,
        created_at=since,
        mail_verified_at=mail_verified_at,
        premium_until=premium_until,
        is_operator=is_operator,
    )
    session = Session(
        id=session_id,
        kind=SessionKind(kind),
        remembered=remembered,
        created_at=created_at,
        last_seen_at=last_seen_at,
        expires_at=expires_at,
        address=address,
        device=device,
    )
    return Found(SignedIn(user, session_id, _membership(organization, role)), session, token_since)


def _membership(organization: Sequence[Any], role: str | None) -> Membership | None:
    if role is None:
        return None
    organization_id, name, tier, seat_limit = organization
    return Membership(Organization(organization_id, name, Tier(tier), seat_limit), Role(role))
