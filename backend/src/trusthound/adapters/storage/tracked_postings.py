"""An opening's id in, what a board notes of it out."""

from dataclasses import dataclass

import psycopg
from psycopg.rows import class_row
from pydantic import TypeAdapter

from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place
from trusthound.domain.tracking.tracked import Tracked

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
