"""What becomes of a stored check of a candidate: reviewed, shared, disputed, deleted."""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.hiring.check import Shared
from trusthound.domain.hiring.policy import Policy
from trusthound.domain.hiring.review import Dispute, Review


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom a mail about a check goes to."""

    email: str
    first_name: str


@dataclass(frozen=True, slots=True)
class Deleted:
    """A check that is gone; whoever deleted it deletes its file, where it has one."""

    id: str
    organization_id: str
    file_name: str | None


async def review(
    connection: psycopg.AsyncConnection,
    check_id: str,
    review: Review,
    *,
    reviewed_by: str,
    told_by_key: str | None,
) -> None:
    """`reviewed_by` is a user; `told_by_key` the API key that handed their decision on."""
    await connection.execute(
        """
        UPDATE candidate_checks SET decision = %s, note = %s, reviewed_by = %s, reviewed_at = %s,
            reviewed_by_key = %s
        WHERE id = %s
        """,
        [
            review.decision.value,
            stored_text(review.note),
            reviewed_by,
            review.at,
            told_by_key,
            check_id,
        ],
    )


async def share(
    connection: psycopg.AsyncConnection, check_id: str, digest: bytes, shared: Shared
) -> None:
    """A link that was made before ends."""
    await connection.execute(
        """
        UPDATE candidate_checks SET share_digest = %s, shared_at = %s, share_expires_at = %s
        WHERE id = %s
        """,
        [digest, shared.at, shared.expires_at, check_id],
    )


async def dispute(
    connection: psycopg.AsyncConnection, check_id: str, dispute: Dispute
) -> None:  # fmt: skip
    """Whoever calls has locked the check, and seen that it is the first."""
    await connection.execute(
        "UPDATE candidate_checks SET disputed_at = %s, statement = %s WHERE id = %s",
        [dispute.at, stored_text(dispute.statement), check_id],
    )


async def maker(connection: psycopg.AsyncConnection, check_id: str) -> Reader | None:
    """Who made a check, if they still belong to the organisation; else its oldest admin."""
    cursor = connection.cursor(row_factory=class_row(Reader))
    await cursor.execute(
        """
        SELECT u.email, u.first_name FROM candidate_checks c
        JOIN members m ON m.organization_id = c.organization_id AND m.is_active
        JOIN users u ON u.id = m.user_id
        WHERE c.id = %s AND (m.user_id = c.made_by OR m.role = 'admin')
        ORDER BY (m.user_id = c.made_by) DESC NULLS LAST, m.joined_at LIMIT 1
        """,
        [check_id],
    )
    return await cursor.fetchone()


async def delete(
    connection: psycopg.AsyncConnection, organization_id: str, check_id: str
) -> str | None:
    """The name of its file, which the caller deletes; None where it has none."""
    cursor = await connection.execute(
        """
        DELETE FROM candidate_checks WHERE organization_id = %s AND id = %s RETURNING file_name
        """,
        [organization_id, check_id],
    )
    row = await cursor.fetchone()
    return row[0] if row else None


async def delete_old(
    connection: psycopg.AsyncConnection, *, now: datetime, held_since: datetime, most: int
) -> list[Deleted]:
    """Those whose days are over, by their organisation's policy of today. What was disputed after
    `held_since` is held.
    """
    cursor = connection.cursor(row_factory=class_row(Deleted))
    await cursor.execute(
        """
        DELETE FROM candidate_checks WHERE id IN (
            SELECT c.id FROM candidate_checks c
            LEFT JOIN candidate_policies p ON p.organization_id = c.organization_id
            WHERE coalesce(c.kept_from, c.made_at)
                    <= %(now)s - make_interval(days => coalesce(p.retention_days, %(days)s))
                AND (c.disputed_at IS NULL OR c.disputed_at <= %(held)s)
            ORDER BY coalesce(c.kept_from, c.made_at) LIMIT %(most)s FOR UPDATE OF c SKIP LOCKED)
        RETURNING id, organization_id, file_name
        """,
        {"now": now, "held": held_since, "days": Policy().retention_days, "most": most},
    )
    return await cursor.fetchall()


async def files_known(connection: psycopg.AsyncConnection, names: list[str]) -> set[str]:
    """Which of the names some check refers to, or one that waits."""
    cursor = await connection.execute(
        """
        SELECT file_name FROM candidate_checks WHERE file_name = ANY(%(names)s)
        UNION ALL SELECT file_name FROM queued_checks WHERE file_name = ANY(%(names)s)
        """,
        {"names": names},
    )
    return {row[0] for row in await cursor.fetchall()}
