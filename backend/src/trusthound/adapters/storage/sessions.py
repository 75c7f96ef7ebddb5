"""Sessions in and out of their table, each known by the digest of a token that is not kept."""

from dataclasses import dataclass
from datetime import datetime

from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.organization import Membership, Organization, Role, Tier
from trusthound.domain.access.user import SignedIn, User


@dataclass(frozen=True, slots=True)
class _Row:
    session_id: str
    id: str
    email: str
    name: str
    first_name: str
    last_name: str
    company: str
    created_at: datetime
    mail_verified_at: datetime | None
    premium_until: datetime | None
    is_operator: bool
    organization_id: str | None
    organization_name: str
    tier: str
    seat_limit: int | None
    role: str


async def signed_in(database: Database, digest: bytes, *, now: datetime) -> SignedIn | None:
    """Whose session it is, with the membership of this moment; None where it has ended."""
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(
            """
            SELECT s.id AS session_id, u.id, u.email, u.name, u.first_name, u.last_name, u.company,
                u.created_at, u.mail_verified_at, u.premium_until, u.is_operator,
                o.id AS organization_id, coalesce(o.name, '') AS organization_name,
                coalesce(o.tier, '') AS tier, o.seat_limit, coalesce(m.role, '') AS role
            FROM sessions s
            JOIN users u ON u.id = s.user_id
            LEFT JOIN members m ON m.user_id = u.id AND m.is_active
            LEFT JOIN organizations o ON o.id = m.organization_id
            WHERE s.digest = %s AND s.expires_at > %s
            """,
            [digest, now],
        )
        row = await cursor.fetchone()
    return None if row is None else SignedIn(_user(row), row.session_id, _membership(row))


def _user(row: _Row) -> User:
    return User(
        id=row.id,
        email=row.email,
        name=row.name,
        first_name=row.first_name,
        last_name=row.last_name,
        company=row.company,
        created_at=row.created_at,
        mail_verified_at=row.mail_verified_at,
        premium_until=row.premium_until,
        is_operator=row.is_operator,
    )


def _membership(row: _Row) -> Membership | None:
    if row.organization_id is None:
        return None
    organization = Organization(
        row.organization_id, row.organization_name, Tier(row.tier), row.seat_limit
    )
    return Membership(organization, Role(row.role))
