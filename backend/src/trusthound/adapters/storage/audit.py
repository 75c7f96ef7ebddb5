"""The audit log: lines are added in the transaction of what they tell of, and never changed."""

import psycopg

from trusthound.domain.access.audit import AuditEntry

_LONGEST = 200


async def note(connection: psycopg.AsyncConnection, entry: AuditEntry) -> None:
    """Add a line; control characters cannot break one in two."""
    await connection.execute(
        """
        INSERT INTO audit_log (
            at, actor, organization_id, action, target, outcome, address, request_id)
        VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
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


def _one_line(text: str) -> str:
    return "".join(each if each.isprintable() else "�" for each in text[:_LONGEST])
