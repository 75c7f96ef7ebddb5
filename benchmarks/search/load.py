"""Real listings and texts in, a database of any number of openings out, put together anew."""

import asyncio
import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime

import psycopg
from benchmarks.search.listings import listings, postings

from trusthound.adapters.storage import lexicon, openings
from trusthound.adapters.storage.database import Database
from trusthound.domain.search.opening import Opening
from trusthound.domain.search.places import place_keys
from trusthound.domain.search.words import plain
from trusthound.wiring.reference.gazetteer import deriving, towns

_INDEXES = ("openings_search", "openings_heading")
# So many in a transaction end within the time that one has.
BATCH = 50
# Days since an opening was first seen, on average: most that are open are young. They are kept in
# the order in which they are seen, so many days after they are posted, on average.
MEAN_AGE_DAYS = 45
MEAN_DELAY_DAYS = 2
_PARTS = """
CREATE UNLOGGED TABLE part_titles (n int PRIMARY KEY, title text, words text);
CREATE UNLOGGED TABLE part_companies (n int PRIMARY KEY, company text, words text);
CREATE UNLOGGED TABLE part_places (
    n int PRIMARY KEY, places jsonb, words text, keys text[], remote text);
CREATE UNLOGGED TABLE part_texts (n int PRIMARY KEY, text text, vector tsvector);
CREATE FUNCTION pick(i bigint, salt int, most bigint) RETURNS int LANGUAGE sql IMMUTABLE AS $$
    SELECT (abs(hashint8extended(i, salt)) % most)::int
$$;
"""
_MAKE = """
INSERT INTO openings (
    id, title, company, company_key, description, url, is_own, places, place_keys, remote, pay,
    pay_usd_low, pay_usd_high, employment_types, seniority, language, date_posted, posted_at,
    first_seen_at, last_seen_at, closed_at, trust_score, trust_status, trust_reasons, trust_engine,
    heading, search)
SELECT 'made-' || i, t.title, c.company, c.company, a.text || ' ' || b.text,
    'https://jobs.example/' || i, pick(i, 9, 2) = 0, p.places, p.keys, p.remote, NULL,
    CASE WHEN pick(i, 5, 100) < 35 THEN pay END, CASE WHEN pick(i, 5, 100) < 35 THEN pay * 1.3 END,
    kinds, 'unstated', 'en', posted::date, posted, seen, seen, NULL,
    CASE WHEN pick(i, 6, 10) < 7 THEN 25 + pick(i, 7, 75) END, 'assessed', '[]', '0',
    h, h || setweight(a.vector || b.vector, 'D')
FROM generate_series(%(begin)s::bigint, %(end)s::bigint) i
JOIN part_titles t ON t.n = pick(i, 1, %(titles)s)
JOIN part_companies c ON c.n = pick(i, 2, %(companies)s)
JOIN part_places p ON p.n = pick(i, 3, %(places)s)
JOIN part_texts a ON a.n = pick(i, 4, %(texts)s)
JOIN part_texts b ON b.n = pick(i, 14, %(texts)s)
CROSS JOIN LATERAL (SELECT
    %(now)s::timestamptz
        - make_interval(secs => -ln(i / (%(all)s + 1.0)) * %(age)s * 86400) AS seen,
    25000 + pick(i, 10, 150000) AS pay,
    CASE pick(i, 11, 10) WHEN 0 THEN ARRAY['part_time'] WHEN 1 THEN ARRAY['contractor']
        WHEN 2 THEN ARRAY[]::text[] ELSE ARRAY['full_time'] END AS kinds) x
CROSS JOIN LATERAL (SELECT seen - make_interval(secs => -ln((1 + pick(i, 8, 999999)) / 1000000.0)
    * %(late)s * 86400) AS posted) z
CROSS JOIN LATERAL (SELECT (posted AT TIME ZONE 'UTC')::date - '1970-01-01'::date AS day) d
CROSS JOIN LATERAL (SELECT opening_heading(t.words, c.words, p.words,
    (SELECT array_agg('=' || k) FROM unnest(p.keys || kinds || p.remote
        || ARRAY['d' || day, 'w' || day / 7, 'q' || day / 91]) k)
    || (SELECT array_agg(DISTINCT '~' || k) FROM unnest(string_to_array(t.words, ' ')) k)) AS h) y
ORDER BY i
"""


async def fill(database: Database, size: int, now: datetime) -> None:
    """Until there are so many openings; one that is filled stays as it is."""
    if await _is_filled(database, size):
        return
    begin = time.perf_counter()
    with without_indexes(database.conninfo):
        real = await load_real(database, [*listings(), *postings()])
        await asyncio.to_thread(load_made, database.conninfo, real + 1, size, now)
    async with database.connection() as connection:
        await lexicon.refresh(connection)
    print(f"{size:,} openings, {real:,} of them real, in {time.perf_counter() - begin:.0f} s")


async def _is_filled(database: Database, size: int) -> bool:
    async with database.connection() as connection:
        cursor = await connection.execute(
            "SELECT EXISTS (SELECT FROM openings WHERE id = %s)"
            " AND EXISTS (SELECT FROM search_words)",
            [f"made-{size}"],
        )
        row = await cursor.fetchone()
        return row is not None and bool(row[0])


async def load_real(database: Database, kept: Sequence[Opening]) -> int:
    """As the product keeps them, one by one; how many there are."""
    lists = deriving()
    for begin in range(0, len(kept), BATCH):
        async with database.connection() as connection:
            for each in kept[begin : begin + BATCH]:
                await openings.put(connection, each, lists)
    return len(kept)


def load_made(conninfo: str, begin: int, end: int, now: datetime) -> None:
    """Titles, companies, places and halves of texts of real ones, put together at random."""
    with psycopg.connect(conninfo, autocommit=True) as connection:
        connection.execute("SET synchronous_commit = off")
        counts = _parts(connection)
        step = 50_000
        for first in range(begin, end + 1, step):
            last = min(first + step - 1, end)
            given = counts | {
                "begin": first, "end": last, "all": end, "now": now, "age": MEAN_AGE_DAYS,
                "late": MEAN_DELAY_DAYS,
            }  # fmt: skip
            connection.execute(_MAKE, given)
            print(f"  {last:,} made", flush=True)


@contextmanager
def without_indexes(conninfo: str) -> Iterator[None]:
    """They are made anew afterwards, which is quicker than to keep them meanwhile."""
    with psycopg.connect(conninfo, autocommit=True) as connection:
        connection.execute("SET maintenance_work_mem = '1GB'")
        made = {}
        for each in _INDEXES:
            told = connection.execute("SELECT pg_get_indexdef(%s::regclass)", [each]).fetchone()
            made[each] = told[0] if told else ""
            connection.execute(f"DROP INDEX {each}")
        yield
        for each in made.values():
            connection.execute(each)
        connection.execute("VACUUM ANALYZE openings")


def _parts(connection: psycopg.Connection) -> dict[str, int]:
    """The tables that openings are put together from; how many rows each has."""
    made = connection.execute("SELECT to_regclass('part_titles')").fetchone()
    if made and made[0] is None:
        connection.execute(_PARTS)
        listed = list(listings())
        copy = connection.cursor().copy
        with copy("COPY part_titles FROM STDIN") as rows:
            for n, each in enumerate(listed):
                rows.write_row((n, each.title, plain(each.title)))
        with copy("COPY part_companies FROM STDIN") as rows:
            for n, each in enumerate(listed):
                rows.write_row((n, each.company, plain(each.company)))
        known: dict[object, list[str]] = {}
        with copy("COPY part_places FROM STDIN") as rows:
            for n, each in enumerate(each for each in listed if each.places):
                at = (each.places, each.remote)
                keys = known.setdefault(at, [*place_keys(each.places, each.remote, towns())])
                told = [{"text": p.text, "locality": "", "region": "", "country": ""}
                        for p in each.places]  # fmt: skip
                words = plain(" ".join(p.text for p in each.places))
                rows.write_row((n, json.dumps(told), words, keys, each.remote.value))
        with copy("COPY part_texts (n, text) FROM STDIN") as rows:
            halves = (
                half for each in postings() if len(each.description) > 400
                for half in _halves(each.description)
            )  # fmt: skip
            for n, half in enumerate(halves):
                rows.write_row((n, half))
        connection.execute(
            "INSERT INTO searched_places SELECT DISTINCT unnest(keys) FROM part_places"
        )
        connection.execute("UPDATE part_texts SET vector = to_tsvector('english', text)")
        connection.execute("ANALYZE")
    return {
        each: connection.execute(f"SELECT count(*) FROM part_{each}").fetchone()[0]  # type: ignore[index] # noqa: S608
        for each in ("titles", "companies", "places", "texts")
    }


def _halves(text: str) -> tuple[str, str]:
    plainly = " ".join(text.replace("\0", " ").split())[:8_000]
    middle = plainly.rfind(" ", 0, len(plainly) // 2)
    return plainly[:middle], plainly[middle + 1 :]
