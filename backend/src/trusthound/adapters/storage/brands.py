"""What organisations' reports look like, in and out of its table."""

import psycopg
from psycopg.rows import class_row

from trusthound.domain.hiring.brand import Brand


async def of_organization(connection: psycopg.AsyncConnection, organization_id: str) -> Brand:
    """The plain one where nothing was set."""
    cursor = connection.cursor(row_factory=class_row(Brand))
    await cursor.execute(
        """
        SELECT o.name AS organization, coalesce(b.accent, '') AS accent, b.logo
        FROM organizations o LEFT JOIN brands b ON b.organization_id = o.id WHERE o.id = %s
        """,
        [organization_id],
    )
    return await cursor.fetchone() or Brand()


async def put_accent(
    connection: psycopg.AsyncConnection, organization_id: str, accent: str
) -> None:
    await connection.execute(
        """
        INSERT INTO brands (organization_id, accent) VALUES (%s, %s)
        ON CONFLICT (organization_id) DO UPDATE SET accent = EXCLUDED.accent
        """,
        [organization_id, accent],
    )


async def put_logo(
    connection: psycopg.AsyncConnection, organization_id: str, logo: bytes | None
) -> None:
    """None takes it back."""
    await connection.execute(
        """
        INSERT INTO brands (organization_id, logo) VALUES (%s, %s)
        ON CONFLICT (organization_id) DO UPDATE SET logo = EXCLUDED.logo
        """,
        [organization_id, logo],
    )
