"""One sighting in, what is kept of that posting and of those like it out; one row a posting."""

from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal

import psycopg
from psycopg.rows import class_row
from psycopg.types.json import Jsonb
from pydantic import TypeAdapter, ValidationError

from trusthound.adapters.storage.database import Database
from trusthound.domain.facts.sightings import Change
from trusthound.domain.posting.sameness.changes import changes_between, with_new
from trusthound.domain.posting.sameness.history import Neighbour, Record, Remembered
from trusthound.domain.posting.sameness.seen import Seen, State

DELETED_AT_ONCE = 1_000
# Looks this close together are one.
SAME_VISIT = timedelta(minutes=10)
# Of each kind; whoever fills them with rows of his own hides nothing but his own.
MOST_NEIGHBOURS = 200
# Texts that share a band, before they are sorted out: a template may have any number of copies.
MOST_ALIKE = 5_000

_CHANGES = TypeAdapter(tuple[Change, ...])


@dataclass(frozen=True, slots=True)
class _Row:
    id: int
    began_on: date
    first_seen_at: datetime
    last_seen_at: datetime
    times_seen: int
    changes: str
    title: str
    title_key: str
    place: str
    place_key: str
    pay: str
    pay_low: Decimal | None
    pay_high: Decimal | None
    currency: str
    date_posted: date | None
    signature: bytes
    reader: str


@dataclass(frozen=True, slots=True)
class _Related(Neighbour):
    relation: str = ""


async def remember(
    database: Database, seen: Seen, at: datetime, *, most_new_a_day: int
) -> Remembered:
    """Record the sighting, and answer what is known with it.

    One row a posting, however many record it at once. A domain gets at most `most_new_a_day` new
    rows in 24 hours; a posting beyond them is answered without a record.
    """
    async with database.connection() as connection:
        row = await _locked(connection, seen)
        record = None
        if row is None and await _is_new(connection, seen, at, most_new_a_day):
            record = Record(_began(seen, at), at.date(), at.date(), 1, ())
        elif row is not None or (row := await _locked(connection, seen)) is not None:
            record = await _seen_again(connection, row, seen, at)
        # Others who wait for the row need not wait for the search.
        await connection.commit()
        near = await _neighbours(connection, seen)
    return Remembered(
        record,
        of_employer=tuple(each for each in near if each.relation == "employer"),
        of_others=tuple(each for each in near if each.relation == "other"),
        with_contact=tuple(each for each in near if each.relation == "contact"),
    )


async def forget_older_than(database: Database, moment: datetime) -> int:
    """Delete what was last seen before that moment, a batch a transaction; how many there were."""
    total = 0
    while True:
        async with database.connection() as connection:
            deleted = await connection.execute(
                """
                DELETE FROM sightings WHERE id IN (
                    SELECT id FROM sightings WHERE last_seen_at < %s
                    ORDER BY last_seen_at LIMIT %s FOR UPDATE SKIP LOCKED)
                """,
                [moment, DELETED_AT_ONCE],
            )
        total += deleted.rowcount
        if deleted.rowcount < DELETED_AT_ONCE:
            return total


async def _locked(connection: psycopg.AsyncConnection, seen: Seen) -> _Row | None:
    cursor = connection.cursor(row_factory=class_row(_Row))
    await cursor.execute(
        """
        SELECT id, began_on, first_seen_at, last_seen_at, times_seen, changes::text,
            title, title_key, place, place_key, pay, pay_low, pay_high, currency, date_posted,
            signature, reader
        FROM sightings WHERE posting_key = %s FOR UPDATE
        """,
        [seen.key],
    )
    return await cursor.fetchone()


async def _is_new(
    connection: psycopg.AsyncConnection, seen: Seen, at: datetime, most_new_a_day: int
) -> bool:
    """Insert the row; False where another was faster, or the domain has had its share."""
    # One at a time for a domain: those who count at once would all find room for one more.
    await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 4))", [seen.domain])
    cursor = await connection.execute(
        """
        WITH new AS (
            INSERT INTO sightings (
                posting_key, url, site, domain, open_to_anyone, agency, company_key, identifier,
                bands, began_on, first_seen_at, last_seen_at, times_seen, title, title_key, place,
                place_key, pay, pay_low, pay_high, currency, date_posted, signature, reader,
                changes)
            SELECT %(key)s, %(url)s, %(site)s, %(domain)s, %(open)s, %(agency)s, %(company)s,
                %(identifier)s, %(bands)s, %(began)s, %(at)s, %(at)s, 1, %(title)s, %(title_key)s,
                %(place)s, %(place_key)s, %(pay)s, %(pay_low)s, %(pay_high)s, %(currency)s,
                %(date_posted)s, %(signature)s, %(reader)s, '[]'
            WHERE (SELECT count(*) FROM (
                SELECT FROM sightings
                WHERE domain = %(domain)s AND first_seen_at > %(yesterday)s LIMIT %(most)s) AS day
            ) < %(most)s
            ON CONFLICT (posting_key) DO NOTHING
            RETURNING id
        ), contacts AS (
            INSERT INTO sighted_contacts (contact, sighting_id)
            SELECT contact, new.id FROM new, unnest(%(contacts)s::bytea[]) AS contact
        )
        SELECT id FROM new
        """,
        {
            **asdict(seen.state),
            "key": seen.key,
            "url": seen.url,
            "site": seen.site,
            "domain": seen.domain,
            "open": seen.open_to_anyone,
            "agency": seen.agency,
            "company": seen.company_key,
            "identifier": seen.identifier,
            "bands": list(seen.bands),
            "began": _began(seen, at),
            "at": at,
            "yesterday": at - timedelta(days=1),
            "most": most_new_a_day,
            "contacts": list(seen.contacts),
        },
    )
    return await cursor.fetchone() is not None


def _began(seen: Seen, at: datetime) -> date:
    return min(seen.state.date_posted or at.date(), at.date())


async def _seen_again(
    connection: psycopg.AsyncConnection, row: _Row, seen: Seen, at: datetime
) -> Record:
    """What the row says after this look; a look that is late or part of the last one adds none."""
    changes, times_seen, last_seen_at = _changes(row), row.times_seen, row.last_seen_at
    if at - row.last_seen_at >= SAME_VISIT:
        new = changes_between(_state(row), seen.state, seen_on=at.date())
        changes = with_new(changes, new)
        times_seen, last_seen_at = times_seen + 1, at
        await connection.execute(
            """
            WITH again AS (
                UPDATE sightings SET
                    last_seen_at = %(at)s, times_seen = %(times)s, changes = %(changes)s,
                    agency = %(agency)s, company_key = %(company)s, identifier = %(identifier)s,
                    bands = %(bands)s, title = %(title)s, title_key = %(title_key)s,
                    place = %(place)s, place_key = %(place_key)s, pay = %(pay)s,
                    pay_low = %(pay_low)s, pay_high = %(pay_high)s, currency = %(currency)s,
                    date_posted = %(date_posted)s, signature = %(signature)s, reader = %(reader)s
                WHERE id = %(id)s
            ), gone AS (
                DELETE FROM sighted_contacts
                WHERE sighting_id = %(id)s AND contact <> ALL (%(contacts)s::bytea[])
            )
            INSERT INTO sighted_contacts (contact, sighting_id)
            SELECT contact, %(id)s FROM unnest(%(contacts)s::bytea[]) AS contact
            ON CONFLICT DO NOTHING
            """,
            {
                **asdict(seen.state),
                "id": row.id,
                "at": at,
                "times": times_seen,
                "changes": Jsonb(_CHANGES.dump_python(changes, mode="json")),
                "agency": seen.agency,
                "company": seen.company_key,
                "identifier": seen.identifier,
                "bands": list(seen.bands),
                "contacts": list(seen.contacts),
            },
        )
    first_day, last_day = (
        each.astimezone(UTC).date() for each in (row.first_seen_at, last_seen_at)
    )
    return Record(row.began_on, first_day, last_day, times_seen, changes)


def _state(row: _Row) -> State:
    return State(**{name: getattr(row, name) for name in State.__dataclass_fields__})


def _changes(row: _Row) -> tuple[Change, ...]:
    try:
        return _CHANGES.validate_json(row.changes)
    except ValidationError:  # kept by a version that knew other fields
        return ()


async def _neighbours(connection: psycopg.AsyncConnection, seen: Seen) -> list[_Related]:
    """Texts alike of the same employer on the same site, of others anywhere, shared contacts."""
    # Bands that often stand together are taken for independent, so far more rows are expected.
    await connection.execute("SET LOCAL enable_seqscan = off")
    cursor = connection.cursor(row_factory=class_row(_Related))
    await cursor.execute(
        """
        WITH alike AS MATERIALIZED (
            SELECT id, posting_key, site, company_key, agency, first_seen_at, last_seen_at
            FROM sightings WHERE bands && %(bands)s::bigint[] LIMIT %(most_alike)s
        ), near AS (
            (SELECT 'employer' AS relation, id, ''::bytea AS contact FROM alike
            WHERE site = %(site)s AND company_key = %(company)s AND posting_key <> %(key)s
            ORDER BY last_seen_at DESC LIMIT %(most)s)
            UNION ALL
            (SELECT 'other', id, '' FROM alike
            WHERE company_key NOT IN ('', %(company)s) AND %(company)s <> '' AND NOT agency
            ORDER BY first_seen_at LIMIT %(most)s)
            UNION ALL
            (SELECT 'contact', id, contact
            FROM sighted_contacts JOIN sightings ON sightings.id = sighting_id
            WHERE contact = ANY (%(contacts)s::bytea[]) AND company_key NOT IN ('', %(company)s)
                AND %(company)s <> ''
            ORDER BY first_seen_at LIMIT %(most)s)
        )
        SELECT relation, url, site, domain, open_to_anyone, agency, company_key, identifier,
            title_key, place_key, place, signature, began_on,
            (first_seen_at AT TIME ZONE 'UTC')::date AS first_seen_on,
            (last_seen_at AT TIME ZONE 'UTC')::date AS last_seen_on, contact
        FROM near JOIN sightings USING (id)
        """,
        {
            "key": seen.key,
            "site": seen.site,
            "company": seen.company_key,
            "bands": list(seen.bands),
            "contacts": list(seen.contacts),
            "most": MOST_NEIGHBOURS,
            "most_alike": MOST_ALIKE,
        },
    )
    return await cursor.fetchall()
