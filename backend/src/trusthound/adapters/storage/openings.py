"""Openings, kept as they are found: one row each, and where each is shown."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from decimal import Decimal

import psycopg
from psycopg.rows import class_row
from pydantic import TypeAdapter

from trusthound.adapters.storage.search_words import indexed
from trusthound.adapters.storage.stored_json import stored_json, stored_text
from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import EmploymentType, RemoteWork, Seniority
from trusthound.domain.posting.sameness.company import company_key
from trusthound.domain.search.opening import Link, Opening, Trust

_PLACES = TypeAdapter(tuple[Place, ...])
_PAY = TypeAdapter(Pay)


@dataclass(frozen=True, slots=True)
class Deriving:
    """What is worked out of an opening to find it by, with lists that wiring holds.

    `place_keys` are its towns, regions and countries, `in_dollars` the bounds of a year's pay.
    """

    place_keys: Callable[[Opening], tuple[str, ...]]
    in_dollars: Callable[[Pay], tuple[Decimal, Decimal] | None]


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    title: str
    company: str
    description: str
    url: str
    places: list[dict[str, str]]
    remote: str
    pay: dict[str, object] | None
    employment_types: list[str]
    seniority: str
    language: str
    date_posted: date | None
    first_seen_at: datetime
    last_seen_at: datetime
    closed_at: datetime | None
    trust_score: int | None
    trust_status: str
    trust_reasons: list[str]
    trust_engine: str


@dataclass(frozen=True, slots=True)
class _LinkRow(Link):
    opening_id: str


async def put(connection: psycopg.AsyncConnection, opening: Opening, deriving: Deriving) -> None:
    """Keep it as it is now, whatever was kept of it before."""
    dollars = deriving.in_dollars(opening.pay) if opening.pay else None
    place_keys, posted = list(deriving.place_keys(opening)), posted_at(opening)
    await connection.execute(
        """
        WITH places AS (
            INSERT INTO searched_places SELECT key FROM unnest(%(place_keys)s::text[]) key
            WHERE NOT EXISTS (SELECT FROM searched_places known WHERE known.key = key.key))
        INSERT INTO openings (
            id, title, company, company_key, description, url, is_own, places, place_keys, remote,
            pay, pay_usd_low, pay_usd_high, employment_types, seniority, language, date_posted,
            posted_at, first_seen_at, last_seen_at, closed_at, trust_score, trust_status,
            trust_reasons, trust_engine, heading, search)
        VALUES (
            %(id)s, %(title)s, %(company)s, %(company_key)s, %(description)s, %(url)s, %(is_own)s,
            %(places)s, %(place_keys)s, %(remote)s, %(pay)s, %(low)s, %(high)s,
            %(employment_types)s, %(seniority)s, %(language)s, %(date_posted)s, %(posted_at)s,
            %(first_seen_at)s, %(last_seen_at)s, %(closed_at)s, %(score)s, %(status)s, %(reasons)s,
            %(engine)s,
            opening_heading(%(title_words)s, %(company_words)s, %(place_words)s, %(marks)s),
            opening_search(
                opening_heading(%(title_words)s, %(company_words)s, %(place_words)s, %(marks)s),
                %(text_words)s))
        ON CONFLICT (id) DO UPDATE SET
            title = excluded.title, company = excluded.company, company_key = excluded.company_key,
            description = excluded.description, url = excluded.url, is_own = excluded.is_own,
            places = excluded.places, place_keys = excluded.place_keys, remote = excluded.remote,
            pay = excluded.pay, pay_usd_low = excluded.pay_usd_low,
            pay_usd_high = excluded.pay_usd_high, employment_types = excluded.employment_types,
            seniority = excluded.seniority, language = excluded.language,
            date_posted = excluded.date_posted, posted_at = excluded.posted_at,
            first_seen_at = excluded.first_seen_at, last_seen_at = excluded.last_seen_at,
            closed_at = excluded.closed_at, trust_score = excluded.trust_score,
            trust_status = excluded.trust_status, trust_reasons = excluded.trust_reasons,
            trust_engine = excluded.trust_engine, heading = excluded.heading,
            search = excluded.search
        """,
        {
            "id": opening.id,
            "title": stored_text(opening.title),
            "company": stored_text(opening.company),
            "company_key": company_key(opening.company),
            "description": stored_text(opening.description),
            "url": stored_text(opening.url),
            "is_own": bool(opening.links) and opening.links[0].is_own,
            "places": stored_json(_PLACES.dump_python(opening.places, mode="json")),
            "place_keys": place_keys,
            "remote": opening.remote.value,
            "pay": None
            if opening.pay is None
            else stored_json(_PAY.dump_python(opening.pay, mode="json")),
            "low": dollars[0] if dollars else None,
            "high": dollars[1] if dollars else None,
            "employment_types": [each.value for each in opening.employment_types],
            "seniority": opening.seniority.value,
            "language": opening.language,
            "date_posted": opening.date_posted,
            "posted_at": posted,
            "first_seen_at": opening.first_seen_at,
            "last_seen_at": opening.last_seen_at,
            "closed_at": opening.closed_at,
            "score": opening.trust.score,
            "status": opening.trust.status,
            "reasons": stored_json(opening.trust.reasons),
            "engine": opening.trust.engine,
            **indexed(opening, place_keys, posted),
        },
    )


def posted_at(opening: Opening) -> datetime:
    """The stated day, else when it was first seen: a day that is still to come is no day."""
    if opening.date_posted is None:
        return opening.first_seen_at
    return min(datetime.combine(opening.date_posted, time(), UTC), opening.first_seen_at)


async def find_all(connection: psycopg.AsyncConnection, ids: Iterable[str]) -> dict[str, Opening]:
    """Those that are kept, by their ids."""
    asked = list(ids)
    rows = connection.cursor(row_factory=class_row(_Row))
    await rows.execute(
        """
        SELECT id, title, company, description, url, places, remote, pay, employment_types,
            seniority, language, date_posted, first_seen_at, last_seen_at, closed_at, trust_score,
            trust_status, trust_reasons, trust_engine
        FROM openings WHERE id = ANY (%s)
        """,
        [asked],
    )
    links = connection.cursor(row_factory=class_row(_LinkRow))
    await links.execute(
        """
        SELECT s.opening_id, b.name AS board, s.url, b.is_own, s.first_seen_at, s.last_seen_at,
            s.closed_at IS NULL AS is_open
        FROM showings s JOIN boards b ON b.id = s.board_id
        WHERE s.opening_id = ANY (%s)
        ORDER BY NOT b.is_own, s.closed_at IS NOT NULL, s.first_seen_at, s.id
        """,
        [asked],
    )
    shown: dict[str, list[Link]] = {}
    for each in await links.fetchall():
        shown.setdefault(each.opening_id, []).append(each)
    return {row.id: _opening(row, tuple(shown.get(row.id, ()))) for row in await rows.fetchall()}


async def find(connection: psycopg.AsyncConnection, opening_id: str) -> Opening | None:
    return (await find_all(connection, [opening_id])).get(opening_id)


def _opening(row: _Row, links: tuple[Link, ...]) -> Opening:
    return Opening(
        id=row.id,
        title=row.title,
        company=row.company,
        description=row.description,
        url=row.url,
        places=_PLACES.validate_python(row.places),
        remote=RemoteWork(row.remote),
        pay=None if row.pay is None else _PAY.validate_python(row.pay),
        employment_types=tuple(map(EmploymentType, row.employment_types)),
        seniority=Seniority(row.seniority),
        language=row.language,
        date_posted=row.date_posted,
        first_seen_at=row.first_seen_at,
        last_seen_at=row.last_seen_at,
        closed_at=row.closed_at,
        trust=Trust(row.trust_score, row.trust_status, tuple(row.trust_reasons), row.trust_engine),
        links=links,
    )
