"""What seekers do with their applications, into their table.

Whoever changes one holds the seeker's board (`trackers.lock`), so that no card is lost between two
that move it.
"""

from collections.abc import Mapping
from datetime import datetime

import psycopg

from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.tracking.application import Application, Facts, url_key


async def add(
    connection: psycopg.AsyncConnection, user_id: str, application: Application, *, position: int
) -> None:
    """Under an id that must be new. Locked."""
    facts, posting = application.facts, application.posting
    await connection.execute(
        """
        INSERT INTO applications (
            id, user_id, stage_id, position, title, company, location, url, url_key, salary,
            applied_on, outcome, pay_asked, pay_offered, opening_id, verification_id, made_at,
            changed_at, staged_at)
        VALUES (
            %(id)s, %(user)s, %(stage)s, %(position)s, %(title)s, %(company)s, %(location)s,
            %(url)s, %(url_key)s, %(salary)s, %(applied_on)s, %(outcome)s, %(pay_asked)s,
            %(pay_offered)s, %(opening)s, %(verification)s, %(made_at)s, %(made_at)s,
            %(staged_at)s)
        """,
        {
            **_columns(facts),
            "id": application.id,
            "user": user_id,
            "stage": application.stage_id,
            "position": position,
            "opening": posting.opening_id,
            "verification": posting.verification_id,
            "made_at": application.made_at,
            "staged_at": application.staged_at,
        },
    )


async def change(
    connection: psycopg.AsyncConnection, application_id: str, facts: Facts, *, now: datetime
) -> None:
    """What is known of one that is there, and locked."""
    await connection.execute(
        """
        UPDATE applications SET title = %(title)s, company = %(company)s, location = %(location)s,
            url = %(url)s, url_key = %(url_key)s, salary = %(salary)s,
            applied_on = %(applied_on)s, outcome = %(outcome)s, pay_asked = %(pay_asked)s,
            pay_offered = %(pay_offered)s, changed_at = %(now)s
        WHERE id = %(id)s
        """,
        {**_columns(facts), "id": application_id, "now": now},
    )


async def know_opening(
    connection: psycopg.AsyncConnection, application_id: str, opening_id: str
) -> None:
    """Of one that is there, and locked."""
    await connection.execute(
        "UPDATE applications SET opening_id = %s WHERE id = %s", [opening_id, application_id]
    )


async def place(connection: psycopg.AsyncConnection, positions: Mapping[str, int]) -> None:
    """Locked."""
    await connection.execute(
        """
        UPDATE applications a SET position = given.position
        FROM unnest(%s::text[], %s::bigint[]) AS given (id, position) WHERE a.id = given.id
        """,
        [list(positions), list(positions.values())],
    )


async def put_into(
    connection: psycopg.AsyncConnection, application_id: str, stage_id: str, *, now: datetime
) -> None:
    """Another stage, at whatever position. Locked."""
    await connection.execute(
        """
        UPDATE applications SET stage_id = %s, staged_at = %s, changed_at = %s WHERE id = %s
        """,
        [stage_id, now, now, application_id],
    )


async def empty_stage(
    connection: psycopg.AsyncConnection, user_id: str, stage_id: str, *, into: str, now: datetime
) -> list[str]:
    """What is in a stage to the end of another, deleted ones too; the ids of those not deleted."""
    cursor = await connection.execute(
        """
        WITH ends AS (
            SELECT coalesce(max(position) FILTER (WHERE stage_id = %(into)s), 0)
                - coalesce(min(position) FILTER (WHERE stage_id = %(stage)s), 0) + 1 AS shift
            FROM applications WHERE user_id = %(user)s
        )
        UPDATE applications SET stage_id = %(into)s, staged_at = %(now)s, changed_at = %(now)s,
            position = position + (SELECT shift FROM ends)
        WHERE user_id = %(user)s AND stage_id = %(stage)s
        RETURNING id, deleted_at
        """,
        {"user": user_id, "stage": stage_id, "into": into, "now": now},
    )
    return [row[0] for row in await cursor.fetchall() if row[1] is None]


async def delete(
    connection: psycopg.AsyncConnection, user_id: str, application_id: str, *, now: datetime
) -> bool:
    """It can be taken back for a while. Whether there was one."""
    deleted = await connection.execute(
        """
        UPDATE applications SET deleted_at = %s
        WHERE user_id = %s AND id = %s AND deleted_at IS NULL
        """,
        [now, user_id, stored_text(application_id)],
    )
    return deleted.rowcount == 1


async def restore(
    connection: psycopg.AsyncConnection, user_id: str, application_id: str, *, since: datetime
) -> bool:
    """Where it stood, if it was deleted after that moment or never. Whether it is there."""
    restored = await connection.execute(
        """
        UPDATE applications SET deleted_at = NULL
        WHERE user_id = %s AND id = %s AND (deleted_at IS NULL OR deleted_at > %s)
        """,
        [user_id, stored_text(application_id), since],
    )
    return restored.rowcount == 1


def _columns(facts: Facts) -> dict[str, object]:
    return {
        "title": stored_text(facts.title),
        "company": stored_text(facts.company),
        "location": stored_text(facts.location),
        "url": stored_text(facts.url),
        "url_key": stored_text(url_key(facts.url)),
        "salary": stored_text(facts.salary),
        "applied_on": facts.applied_on,
        "outcome": facts.outcome and facts.outcome.value,
        "pay_asked": stored_text(facts.pay_asked),
        "pay_offered": stored_text(facts.pay_offered),
    }
