"""Traces of resumes in and out of their table; one organisation sees its own alone."""

from dataclasses import dataclass
from datetime import date

import psycopg
from psycopg.rows import class_row

from trusthound.adapters.storage.database import Database
from trusthound.domain.candidate.seen_before import SeenBefore, SeenResume, Traces

# Those checked last: one resume that shares something with more is told by them well enough.
MOST_OTHERS = 200
# By the indexes of traces first, whoever they are of: comparing an organisation's own one by one,
# hundreds of numbers each, took 10 ms after a thousand checks, and more with every one.
ALIKE = """
    WITH alike AS MATERIALIZED (
        SELECT check_id, organization_id, checked_on, file_digest, name_parts, latin, contacts,
            points
        FROM candidate_traces
        WHERE contacts && %(contacts)s::bytea[] OR bands && %(bands)s::bigint[])
    SELECT checked_on, name_parts, latin, contacts, points FROM alike
    WHERE organization_id = %(organization)s AND file_digest <> %(file)s
    ORDER BY checked_on DESC, check_id LIMIT %(most)s
"""


@dataclass(frozen=True, slots=True)
class _Row:
    checked_on: date
    name_parts: list[bytes]
    latin: bool
    contacts: list[bytes]
    points: list[bytes]


async def add(
    connection: psycopg.AsyncConnection,
    organization_id: str,
    check_id: str,
    traces: Traces,
    *,
    file_digest: bytes,
    on: date,
) -> None:
    """Keep those of a check; they go when it goes."""
    await connection.execute(
        """
        INSERT INTO candidate_traces (
            check_id, organization_id, checked_on, file_digest, name_parts, latin, contacts,
            points, bands)
        VALUES (
            %(id)s, %(organization)s, %(on)s, %(file)s, %(names)s, %(latin)s, %(contacts)s,
            %(points)s, %(bands)s::bigint[])
        """,
        {
            "id": check_id,
            "organization": organization_id,
            "on": on,
            "file": file_digest,
            "names": sorted(traces.name_parts),
            "latin": traces.latin,
            "contacts": [each.digest for each in traces.contacts],
            "points": [each.signature for each in traces.points],
            "bands": _bands(traces),
        },
    )


async def seen(
    database: Database, organization_id: str, traces: Traces, *, file_digest: bytes
) -> SeenBefore:
    """What else the organisation checked and keeps, less earlier checks of the very same file.

    They are counted as far as MOST_OTHERS: whether there are any is asked, and counting all took
    14 ms of each check after 50,000.

    Raises DatabaseUnavailable.
    """
    words = {
        "organization": organization_id,
        "file": file_digest,
        "contacts": [each.digest for each in traces.contacts],
        "bands": _bands(traces),
        "most": MOST_OTHERS,
    }

    async def ask(connection: psycopg.AsyncConnection) -> SeenBefore:
        counted = await connection.execute(
            """
            SELECT count(*)::integer FROM (
                SELECT FROM candidate_traces
                WHERE organization_id = %(organization)s AND file_digest <> %(file)s
                LIMIT %(most)s) AS others
            """,
            words,
        )
        compared = await counted.fetchone()
        cursor = connection.cursor(row_factory=class_row(_Row))
        await cursor.execute(ALIKE, words)
        rows = await cursor.fetchall()
        return SeenBefore(compared[0] if compared else 0, tuple(_resume(each) for each in rows))

    return await database.search(ask)


def _bands(traces: Traces) -> str:
    """As the database writes an array: hundreds of numbers, one by one, take milliseconds."""
    bands = sorted({band for point in traces.points for band in point.bands})
    return f"{{{','.join(map(str, bands))}}}"


def _resume(row: _Row) -> SeenResume:
    return SeenResume(
        checked_on=row.checked_on,
        name_parts=frozenset(row.name_parts),
        latin=row.latin,
        contacts=frozenset(row.contacts),
        points=tuple(row.points),
    )
