"""API keys in and out of their table, each known by the digest of a text that is not kept."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import psycopg

from trusthound.domain.access.api_key import ApiKey, Environment, KeyInUse, Scope
from trusthound.domain.access.organization import Organization, Tier

# A list shows those that work, and of those that ended as many as there is room for.
MOST_LISTED = 100


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
    cursor = await connection.execute(
        """
        SELECT k.id, k.organization_id, k.name, k.environment, k.scopes, k.prefix,
            k.requests_an_hour, k.made_at, k.expires_at, k.revoked_at, k.last_used_at,
            o.name, o.tier, o.seat_limit
        FROM api_keys k JOIN organizations o ON o.id = k.organization_id
        WHERE k.digest = %s AND k.revoked_at IS NULL
            AND (k.expires_at IS NULL OR k.expires_at > %s)
        """,
        [digest, now],
        prepare=True,
    )
    row = await cursor.fetchone()
    if row is None:
        return None
    *of_key, name, tier, seat_limit = row
    key = _key(of_key)
    return KeyInUse(key, Organization(key.organization_id, name, Tier(tier), seat_limit))


async def note_used(connection: psycopg.AsyncConnection, key_id: str, now: datetime) -> None:
    await connection.execute("UPDATE api_keys SET last_used_at = %s WHERE id = %s", [now, key_id])


async def of_organization(
    connection: psycopg.AsyncConnection, organization_id: str, *, now: datetime
) -> tuple[ApiKey, ...]:
    """Those that work, the newest first; then those that ended. MOST_LISTED at most."""
    cursor = await connection.execute(
        """
        SELECT id, organization_id, name, environment, scopes, prefix, requests_an_hour, made_at,
            expires_at, revoked_at, last_used_at
        FROM api_keys WHERE organization_id = %(organization)s
        ORDER BY revoked_at IS NOT NULL OR coalesce(expires_at <= %(now)s, false),
            made_at DESC, id LIMIT %(most)s
        """,
        {"organization": organization_id, "now": now, "most": MOST_LISTED},
        prepare=True,
    )
    return tuple(_key(row) for row in await cursor.fetchall())


async def locked(
    connection: psycopg.AsyncConnection, organization_id: str, key_id: str
) -> ApiKey | None:
    """None for another organisation's; nobody else changes it before the transaction ends."""
    cursor = await connection.execute(
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


def _key(row: Sequence[Any]) -> ApiKey:
    """By place and not by name: each request of a program comes by here."""
    key_id, organization_id, name, environment, scopes, prefix, requests_an_hour, *times = row
    made_at, expires_at, revoked_at, last_used_at = times
    return ApiKey(
        id=key_id,
        organization_id=organization_id,
        name=name,
        environment=Environment(environment),
        scopes=tuple(Scope(each) for each in scopes),
        prefix=prefix,
        requests_an_hour=requests_an_hour,
        made_at=made_at,
        expires_at=expires_at,
        revoked_at=revoked_at,
        last_used_at=last_used_at,
    )
