"""An organisation's id in, what is kept for it out as rows of plain values, a part at a time.

Reports about candidates come by `candidate_history` and `candidate_checks`, as they may be shown.
No digest, sealed secret or name of a stored file is ever among the columns.
"""

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, LiteralString

from psycopg.rows import scalar_row

from trusthound.adapters.storage.database import Database

Row = dict[str, Any]
Section = Callable[[Database, str], AsyncIterator[Row]]
_AT_ONCE = 500


def _section(query: LiteralString) -> Section:
    """Rows in the order of their first column; the next part begins after the last one's."""

    async def rows(database: Database, organization_id: str) -> AsyncIterator[Row]:
        after = ""
        while True:
            async with database.connection() as connection:
                cursor = connection.cursor(row_factory=scalar_row)
                await cursor.execute(
                    b"SELECT to_json(each) FROM (" + query.encode() + b" LIMIT %(most)s) AS each",
                    {"organization": organization_id, "after": after, "most": _AT_ONCE},
                )
                found: list[Row] = await cursor.fetchall()
            for row in found:
                yield row
            if len(found) < _AT_ONCE:
                return
            after = str(next(iter(found[-1].values())))

    return rows


organization = _section(
    """
    SELECT o.id, o.name, o.tier, o.seat_limit, o.created_at, p.signals_only, p.retention_days,
        p.do_not_keep, p.changed_at AS policy_changed_at, b.accent
    FROM organizations o LEFT JOIN candidate_policies p ON p.organization_id = o.id
    LEFT JOIN brands b ON b.organization_id = o.id
    WHERE o.id = %(organization)s AND o.id > %(after)s ORDER BY o.id
    """
)
members = _section(
    """
    SELECT m.user_id AS id, u.name, u.email, m.role, m.is_active, m.joined_at
    FROM members m JOIN users u ON u.id = m.user_id
    WHERE m.organization_id = %(organization)s AND m.user_id > %(after)s ORDER BY m.user_id
    """
)
invitations = _section(
    """
    SELECT id, email, role, invited_by, made_at, expires_at FROM invitations
    WHERE organization_id = %(organization)s AND id > %(after)s ORDER BY id
    """
)
api_keys = _section(
    """
    SELECT id, name, environment, array_to_string(scopes, ' ') AS scopes, prefix,
        requests_an_hour, made_at, expires_at, revoked_at, last_used_at
    FROM api_keys WHERE organization_id = %(organization)s AND id > %(after)s ORDER BY id
    """
)
webhooks = _section(
    """
    SELECT id, url, description, array_to_string(events, ' ') AS events, created_at, disabled,
        disabled_at, failing_since
    FROM webhook_endpoints WHERE organization_id = %(organization)s AND id > %(after)s ORDER BY id
    """
)
# What endpoints answered is left out: it is theirs, and may quote what we signed.
webhook_deliveries = _section(
    """
    SELECT d.number, d.endpoint_id AS webhook_id, d.message_id, d.type, d.made_at,
        CASE WHEN d.next_try_at IS NOT NULL THEN 'waiting'
            WHEN d.delivered_at IS NOT NULL THEN 'delivered' ELSE 'failed' END AS state,
        d.tries, d.last_try_at, d.last_status, d.last_problem
    FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
    WHERE e.organization_id = %(organization)s
        AND d.number > coalesce(nullif(%(after)s, '')::bigint, 0)
    ORDER BY d.number
    """
)
events = _section(
    """
    SELECT number, id, type, subject, at FROM organization_events
    WHERE organization_id = %(organization)s
        AND number > coalesce(nullif(%(after)s, '')::bigint, 0)
    ORDER BY number
    """
)
lists = _section(
    """
    SELECT j.id, j.name, j.state, j.paused_because, j.is_test, j.made_at, j.made_by, j.made_by_key,
        j.started_at, j.ended_at
    FROM bulk_jobs j WHERE j.organization_id = %(organization)s AND j.id > %(after)s ORDER BY j.id
    """
)
list_rows = _section(
    """
    SELECT r.check_id AS id, r.job_id AS list_id, r.line, r.reference, r.resume, r.state
    FROM bulk_rows r JOIN bulk_jobs j ON j.id = r.job_id
    WHERE j.organization_id = %(organization)s AND r.check_id > %(after)s ORDER BY r.check_id
    """
)
usage = _section(
    """
    SELECT (made_at AT TIME ZONE 'UTC')::date AS day, count(*) AS verifications
    FROM candidate_counts
    WHERE organization_id = %(organization)s AND held_until IS NULL
        AND (%(after)s = ''
            OR made_at >= (nullif(%(after)s, '')::date + 1)::timestamp AT TIME ZONE 'UTC')
    GROUP BY 1 ORDER BY 1
    """
)
audit_log = _section(
    """
    SELECT a.id, a.at, a.actor, coalesce(u.name, 'API key ' || k.name, '') AS actor_name, a.action,
        a.target, a.outcome, a.address, a.request_id
    FROM audit_log a LEFT JOIN users u ON u.id = a.actor
    LEFT JOIN api_keys k ON a.actor LIKE 'key:%%' AND k.id = substr(a.actor, 5)
    WHERE a.organization_id = %(organization)s
        AND a.id > coalesce(nullif(%(after)s, '')::bigint, 0)
    ORDER BY a.id
    """
)

# By the name of its files in an export.
SECTIONS: Mapping[str, Section] = {
    "organization": organization,
    "members": members,
    "invitations": invitations,
    "api_keys": api_keys,
    "webhooks": webhooks,
    "webhook_deliveries": webhook_deliveries,
    "events": events,
    "lists": lists,
    "list_rows": list_rows,
    "usage": usage,
    "audit_log": audit_log,
}
