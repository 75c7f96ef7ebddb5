"""An opening's id in, what a board notes of it out; applications in, the openings at their links
out.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import psycopg
from psycopg.rows import class_row
from pydantic import TypeAdapter

from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place
from trusthound.domain.tracking.application import Facts, url_key
from trusthound.domain.tracking.tracked import ShownThere, Tracked, opening_of

# Where all postings of an employer lead to one link there are more, and it is none of them.
MOST_AT_A_LINK = 50

_PAY = TypeAdapter(Pay)
_PLACES = TypeAdapter(tuple[Place, ...])


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    title: str
    company: str
    url: str
    places: object
    pay: object | None


async def opening(connection: psycopg.AsyncConnection, opening_id: str) -> Tracked | None:
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        "SELECT id, title, company, url, places, pay FROM openings WHERE id = %s",
        [stored_text(opening_id)],
    )
    row = await cursor.fetchone()
    if row is None:
        return None
    return Tracked(
        title=row.title,
        company=row.company,
        url=row.url,
        places=_PLACES.validate_python(row.places),
        pay=None if row.pay is None else _PAY.validate_python(row.pay),
        opening_id=row.id,
    )


async def openings_of(
    connection: psycopg.AsyncConnection, applications: Sequence[Facts]
) -> tuple[str | None, ...]:
    """Of each the opening that is shown at its link, None where none is or the link says none."""
    keys = [stored_text(url_key(each.url)) for each in applications]
    cursor = await connection.execute(
        """
        SELECT asked.key, o.id, o.title, o.company
        FROM unnest(%s::text[]) AS asked (key)
        CROSS JOIN LATERAL (
            SELECT opening_id FROM showings WHERE links @> ARRAY[asked.key] LIMIT %s) AS shown
        JOIN openings o ON o.id = shown.opening_id
        FOR KEY SHARE OF o
        """,
        [sorted({*keys} - {""}), MOST_AT_A_LINK + 1],
    )
    shown: dict[str, list[ShownThere]] = {}
    for key, *opening_there in await cursor.fetchall():
        shown.setdefault(key, []).append(ShownThere(*opening_there))
    few = {key: there for key, there in shown.items() if len(there) <= MOST_AT_A_LINK}
    return tuple(
        opening_of(facts, few.get(key, ())) for facts, key in zip(applications, keys, strict=True)
    )
