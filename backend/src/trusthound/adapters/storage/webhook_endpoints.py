"""Employers' endpoints in and out of their table; every question names the organisation."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.webhooks.endpoint import DisabledBecause, Endpoint
from trusthound.domain.webhooks.event import WebhookEvent


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    organization_id: str
    url: str
    description: str
    events: Sequence[str]
    created_at: datetime
    disabled: str | None
    disabled_at: datetime | None
    failing_since: datetime | None
    former_until: datetime | None


async def add(connection: psycopg.AsyncConnection, made: Endpoint, secret: bytes) -> None:
    """`secret` is sealed."""
    await connection.execute(
        """
        INSERT INTO webhook_endpoints (
            id, organization_id, url, description, events, secret, created_at)
        VALUES (%s, %s, %s, %s, %s, %s, %s)
        """,
        [
            made.id,
            made.organization_id,
            stored_text(made.url),
            stored_text(made.description),
            [each.value for each in made.events],
            secret,
            made.created_at,
        ],
    )


async def count(connection: psycopg.AsyncConnection, organization_id: str) -> int:
    cursor = await connection.execute(
        "SELECT count(*) FROM webhook_endpoints WHERE organization_id = %s", [organization_id]
    )
    row = await cursor.fetchone()
    return int(row[0]) if row else 0


async def belongs(
    connection: psycopg.AsyncConnection, organization_id: str, endpoint_id: str
) -> bool:
    """Whether it is that organisation's."""
    cursor = await connection.execute(
        "SELECT 1 FROM webhook_endpoints WHERE organization_id = %s AND id = %s",
        [organization_id, endpoint_id],
    )
    return await cursor.fetchone() is not None


async def of_organization(
    connection: psycopg.AsyncConnection, organization_id: str
) -> tuple[Endpoint, ...]:
    """As they were added."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT id, organization_id, url, description, events, created_at, disabled, disabled_at,
            failing_since, former_until
        FROM webhook_endpoints WHERE organization_id = %s ORDER BY created_at, id
        """,
        [organization_id],
    )
    return tuple(_endpoint(row) for row in await cursor.fetchall())


async def locked(
    connection: psycopg.AsyncConnection, organization_id: str, endpoint_id: str
) -> Endpoint | None:
    """Nobody else changes or delivers to it before the transaction ends; None: there is none."""
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT id, organization_id, url, description, events, created_at, disabled, disabled_at,
            failing_since, former_until
        FROM webhook_endpoints WHERE organization_id = %s AND id = %s FOR NO KEY UPDATE
        """,
        [organization_id, endpoint_id],
    )
    row = await cursor.fetchone()
    return None if row is None else _endpoint(row)


async def change(connection: psycopg.AsyncConnection, endpoint: Endpoint) -> None:
    """All that its admins say of it, and whether it is disabled."""
    await connection.execute(
        """
        UPDATE webhook_endpoints SET url = %s, description = %s, events = %s, disabled = %s,
            disabled_at = %s, failing_since = %s
        WHERE id = %s
        """,
        [
            stored_text(endpoint.url),
            stored_text(endpoint.description),
            [each.value for each in endpoint.events],
            endpoint.disabled and endpoint.disabled.value,
            endpoint.disabled_at,
            endpoint.failing_since,
            endpoint.id,
        ],
    )


async def rotate(
    connection: psycopg.AsyncConnection, endpoint_id: str, secret: bytes, *, both_until: datetime
) -> None:
    """The secret of before signs beside the new one until then; an older one does no more."""
    await connection.execute(
        """
        UPDATE webhook_endpoints SET former_secret = secret, former_until = %s, secret = %s
        WHERE id = %s
        """,
        [both_until, secret, endpoint_id],
    )


async def delete(
    connection: psycopg.AsyncConnection, organization_id: str, endpoint_id: str
) -> bool:
    """With its deliveries; whether there was one."""
    deleted = await connection.execute(
        "DELETE FROM webhook_endpoints WHERE organization_id = %s AND id = %s",
        [organization_id, endpoint_id],
    )
    return deleted.rowcount == 1


async def disable(
    connection: psycopg.AsyncConnection,
    endpoint_id: str,
    disabled: DisabledBecause,
    *,
    at: datetime,
) -> bool:
    """Whether it was not before."""
    changed = await connection.execute(
        """
        UPDATE webhook_endpoints SET disabled = %s, disabled_at = %s
        WHERE id = %s AND disabled IS NULL
        """,
        [disabled.value, at, endpoint_id],
    )
    return changed.rowcount == 1


def _endpoint(row: _Row) -> Endpoint:
    return Endpoint(
        id=row.id,
        organization_id=row.organization_id,
        url=row.url,
        description=row.description,
        events=tuple(WebhookEvent(each) for each in row.events),
        created_at=row.created_at,
        disabled=DisabledBecause(row.disabled) if row.disabled else None,
        disabled_at=row.disabled_at,
        failing_since=row.failing_since,
        former_secret_until=row.former_until,
    )
