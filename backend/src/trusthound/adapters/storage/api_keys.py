"""API keys in and out of their table, each known by the digest of a text that is not kept."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.domain.access.api_key import ApiKey, Environment, KeyInUse, Scope
from trusthound.domain.access.organization import Organization, Tier

# A list shows those that work, and of those that ended as many as there is room for.
MOST_LISTED = 100


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    organization_id: str
    name: str
    environment: str
    scopes: list[str]
    prefix: str
    requests_an_hour: int
    made_at: datetime
    expires_at: datetime | None
    revoked_at: datetime | None
    last_used_at: datetime | None


@dataclass(frozen=True, slots=True)
class _RowInUse(_Row):
    organization_name: str
    tier: str
    seat_limit: int | None


async def add(connection: psycopg.AsyncConnection, key: ApiKey, *, digest: bytes) -> None:
    await connection.execute(
        """
        INSERT INTO api_keys (
            id, organization_id, name, environment, scopes, digest, prefix, requests_an_hour,
            made_at, expires_at)
        VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
        """,
        [
            key.id,
            key.organization_id,
            key.name,
            key.environment.value,
            [each.value for each in key.scopes],
            digest,
            key.prefix,
            key.requests_an_hour,
            key.made_at,
            key.expires_at,
        ],
    )


async def in_use(
    connection: psycopg.AsyncConnection, digest: bytes, *, now: datetime
) -> KeyInUse | None:
    """The key of that digest, if it works now, with its organisation of this moment."""
    cursor = connection.cursor(row_factory=class_row(_RowInUse))
    await cursor.execute(
        """
        SELECT k.id, k.organization_id, k.name, k.environment, k.scopes, k.prefix,
            k.requests_an_hour, k.made_at, k.expires_at, k.revoked_at, k.last_used_at,
            o.name AS organization_name, o.tier, o.seat_limit
        FROM api_keys k JOIN organizations o ON o.id = k.organization_id
        WHERE k.digest = %s AND k.revoked_at IS NULL
            AND (k.expires_at IS NULL OR k.expires_at > %s)
        """,
        [digest, now],
    )
    row = await cursor.fetchone()
    if row is None:
        return None
    organization = Organization(
        row.organization_id, row.organization_name, Tier(row.tier), row.seat_limit
    )
    return KeyInUse(_key(row), organization)


async def note_used(connection: psycopg.AsyncConnection, key_id: str, now: datetime) -> None:
    await connection.execute("UPDATE api_keys SET last_used_at = %s WHERE id = %s", [now, key_id])


async def of_organization(
    connection: psycopg.AsyncConnection, organization_id: str, *, now: datetime
) -> tuple[ApiKey, ...]:
    """Those that work, the newest first; then those that ended. MOST_LISTED at most."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT id, organization_id, name, environment, scopes, prefix, requests_an_hour, made_at,
            expires_at, revoked_at, last_used_at
        FROM api_keys WHERE organization_id = %(organization)s
        ORDER BY revoked_at IS NOT NULL OR coalesce(expires_at <= %(now)s, false),
            made_at DESC, id LIMIT %(most)s
        """,
        {"organization": organization_id, "now": now, "most": MOST_LISTED},
    )
    return tuple(_key(row) for row in await cursor.fetchall())


async def locked(
    connection: psycopg.AsyncConnection, organization_id: str, key_id: str
) -> ApiKey | None:
    """None for another organisation's; nobody else changes it before the transaction ends."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT id, organization_id, name, environment, scopes, prefix, requests_an_hour, made_at,
            expires_at, revoked_at, last_used_at
        FROM api_keys WHERE organization_id = %s AND id = %s FOR UPDATE
        """,
        [organization_id, key_id],
    )
    row = await cursor.fetchone()
    return None if row is None else _key(row)


async def working(
    connection: psycopg.AsyncConnection, organization_id: str, *, now: datetime
) -> int:
    """How many work now. Whoever counts holds the organisation."""
    cursor = await connection.execute(
        """
        SELECT count(*) FROM api_keys WHERE organization_id = %s AND revoked_at IS NULL
            AND (expires_at IS NULL OR expires_at > %s)
        """,
        [organization_id, now],
    )
    row = await cursor.fetchone()
    return int(row[0]) if row else 0


async def revoke(connection: psycopg.AsyncConnection, key_id: str, now: datetime) -> None:
    """From now on it opens nothing, for good."""
    await connection.execute("UPDATE api_keys SET revoked_at = %s WHERE id = %s", [now, key_id])


async def let_end(connection: psycopg.AsyncConnection, key_id: str, ends: datetime) -> None:
    await connection.execute("UPDATE api_keys SET expires_at = %s WHERE id = %s", [ends, key_id])


def _key(row: _Row) -> ApiKey:
    return ApiKey(
        id=row.id,
        organization_id=row.organization_id,
        name=row.name,
        environment=Environment(row.environment),
        scopes=tuple(Scope(each) for each in row.scopes),
        prefix=row.prefix,
        requests_an_hour=row.requests_an_hour,
        made_at=row.made_at,
        expires_at=row.expires_at,
        revoked_at=row.revoked_at,
        last_used_at=row.last_used_at,
    )
