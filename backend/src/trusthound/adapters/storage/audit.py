"""The audit log: lines are added in the transaction of what they tell of, and never changed.

The database's own trigger refuses a change: `forget_before` and `forget_person` alone get past it.
"""

from dataclasses import dataclass
from datetime import datetime

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import AuditEntry, AuditLine, Outcome

_LONGEST = 200


@dataclass(frozen=True, slots=True)
class _Row:
    id: int
    at: datetime
    actor: str
    actor_name: str
    organization_id: str | None
    action: str
    target: str
    outcome: str
    address: str
    request_id: str


async def note(connection: psycopg.AsyncConnection, entry: AuditEntry) -> None:
    """Add a line; control characters cannot break one in two.

    What members do with their own accounts, signing in above all, is for their admins to read, too.
    """
    await connection.execute(
        """
        INSERT INTO audit_log (
            at, actor, organization_id, action, target, outcome, address, request_id)
        SELECT at, actor,
            coalesce(organization_id, (
                SELECT m.organization_id FROM members m WHERE m.user_id = actor AND m.is_active)),
            action, target, outcome, address, request_id
        FROM (
            VALUES (
                %s::timestamptz, %s::text, %s::text, %s::text, %s::text, %s::text, %s::text,
                %s::text)
        ) AS line (at, actor, organization_id, action, target, outcome, address, request_id)
        """,
        [
            entry.at,
            _one_line(entry.actor),
            entry.organization_id,
            _one_line(entry.action),
            _one_line(entry.target),
            entry.outcome.value,
            _one_line(entry.address),
            _one_line(entry.request_id),
        ],
    )


async def newest(
    database: Database,
    *,
    organization_id: str | None = None,
    actor: str | None = None,
    before: int | None = None,
    most: int,
) -> tuple[AuditLine, ...]:
    """Lines of an organisation, of an actor or of all, the newest first; `before` is the number of
    the last one seen.
    """
    async with database.connection() as connection:
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(
            """
            SELECT a.id, a.at, a.actor, coalesce(u.name, 'API key ' || k.name, '') AS actor_name,
                a.organization_id, a.action, a.target, a.outcome, a.address, a.request_id
            FROM audit_log a LEFT JOIN users u ON u.id = a.actor
            LEFT JOIN api_keys k ON a.actor LIKE 'key:%%' AND k.id = substr(a.actor, 5)
            WHERE (%(organization)s::text IS NULL OR a.organization_id = %(organization)s)
                AND (%(actor)s::text IS NULL OR a.actor = %(actor)s)
                AND (%(before)s::bigint IS NULL OR a.id < %(before)s)
            ORDER BY a.id DESC LIMIT %(most)s
            """,
            {"organization": organization_id, "actor": actor, "before": before, "most": most},
        )
        return tuple(_line(row) for row in await cursor.fetchall())


async def forget_before(connection: psycopg.AsyncConnection, moment: datetime) -> int:
    """Delete the lines from before that moment, 30 days ago at the latest; how many."""
    cursor = await connection.execute("SELECT audit_log_forget_before(%s)", [moment])
    row = await cursor.fetchone()
    return int(row[0]) if row else 0


async def forget_person(connection: psycopg.AsyncConnection, user_id: str, pseudonym: str) -> None:
    """Leave of a person only that somebody did it: a name that leads nowhere, and no address.

    `pseudonym` begins with "deleted-"; it is one for all lines of that person, and kept nowhere.
    """
    await connection.execute("SELECT audit_log_forget_person(%s, %s)", [user_id, pseudonym])


def _one_line(text: str) -> str:
    return "".join(each if each.isprintable() else "�" for each in text[:_LONGEST])


def _line(row: _Row) -> AuditLine:
    entry = AuditEntry(
        at=row.at,
        actor=row.actor,
        organization_id=row.organization_id,
        action=row.action,
        target=row.target,
        outcome=Outcome(row.outcome),
        address=row.address,
        request_id=row.request_id,
    )
    return AuditLine(row.id, entry, row.actor_name)
