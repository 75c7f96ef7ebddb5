"""How long a search takes among 100,000 and a million openings, beside ranking all that match.

    python -m benchmarks.search.speed [--openings N] [--folder /a/folder/with/10/GB] [--ranked N]

The 39,585 real listings and the real postings come first, as the product keeps them; the others are
put together of their titles, companies, places and texts, and come in the order in which they were
seen. Each size has a database of its own in the folder, which is kept and used again. Every query
is asked once before it counts. Last the whole way is measured, from a request to its answer.
"""

import argparse
import asyncio
import gc
import shutil
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from functools import partial
from pathlib import Path

from benchmarks.search.asked import queries
from benchmarks.search.load import fill
from benchmarks.search.over_http import calling
from psycopg import sql

from trusthound.adapters.storage import openings
from trusthound.adapters.storage.database import Database, located, open_database
from trusthound.adapters.storage.opening_search import search
from trusthound.adapters.storage.sought import Sought
from trusthound.domain.common.errors import DatabaseUnavailable
from trusthound.domain.search.found import facets_of
from trusthound.domain.search.places import whereabouts
from trusthound.domain.search.query import PostedWithin, Query, Sort
from trusthound.domain.search.ranking import ranked
from trusthound.domain.search.words import asked_words, plain
from trusthound.wiring.reference.gazetteer import towns

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
# Ranking all takes seconds: it is asked so many of each kind, and ours the same once more.
RANKED_A_KIND = 8


def _sought(query: Query) -> Sought:
    dollars = None if query.min_salary is None else Decimal(query.min_salary)
    where = whereabouts(query.location, query.radius_km, towns())
    return Sought(query, asked_words(query.words), where, dollars, NOW)


async def ours(database: Database, query: Query) -> None:
    """All that an answer takes but the comparison with a resume: search, order, facets, page."""
    told = await database.search(partial(search, sought=_sought(query)))
    found = told.matching
    order = ranked(found.matches, query.sort, pay_is_asked=query.min_salary is not None)
    facets_of(found.tally, NOW)
    page = [each.id for each in order[:20]]
    await database.read(partial(openings.find_all, ids=page))


async def ranking_all(database: Database, query: Query) -> None:
    """What one writes first: rank every match, count them all."""
    where = whereabouts(query.location, query.radius_km, towns())
    filters = [sql.SQL("closed_at IS NULL"), sql.SQL("search @@ q")]
    if where.keys:
        filters.append(sql.SQL("place_keys && {}::text[]").format(list(where.keys)))
    if query.remote_only:
        filters.append(sql.SQL("remote = 'remote'"))
    if query.lowest_trust:
        low = query.lowest_trust
        filters.append(sql.SQL("(trust_score >= {} OR trust_score IS NULL)").format(low))
    if query.min_salary:
        least = query.min_salary
        filters.append(sql.SQL("(pay_usd_high >= {} OR pay_usd_high IS NULL)").format(least))
    if query.posted_within is PostedWithin.WEEK:
        filters.append(sql.SQL("posted_at >= {}").format(NOW - timedelta(days=7)))
    order = "posted_at" if query.sort is Sort.NEWEST else "ts_rank(search, q)"
    statement = sql.SQL(
        "SELECT id, count(*) OVER () FROM openings, plainto_tsquery('english', {}) q"
        " WHERE {} ORDER BY {} DESC LIMIT 20"
    ).format(plain(query.words), sql.SQL(" AND ").join(filters), sql.SQL(order))
    async with database.connection() as connection:
        cursor = await connection.execute(statement)
        ids = [row[0] for row in await cursor.fetchall()]
        await openings.find_all(connection, ids)


Way = Callable[[Database, Query], Awaitable[None]]


async def measured(database: Database, way: Way, asked: Sequence[Query]) -> list[float]:
    """Milliseconds of each."""
    return await timed(lambda query: way(database, query), asked)


async def timed(call: Callable[[Query], Awaitable[None]], asked: Sequence[Query]) -> list[float]:
    """Milliseconds of each."""
    times = []
    for query in asked:
        begin = time.perf_counter()
        try:
            await call(query)
        except DatabaseUnavailable:  # the product gives a search up after 8 seconds
            print("    given up:", query.words)
        times.append((time.perf_counter() - begin) * 1000)
    return times


def told(name: str, times: Sequence[float]) -> tuple[float, float]:
    """Printed as a row; the median and the 95th percentile."""
    cuts = statistics.quantiles(times, n=100)
    print(
        f"| {name} | {len(times)} | {cuts[49]:.1f} | {cuts[94]:.1f} | {cuts[98]:.1f} |", flush=True
    )
    return cuts[49], cuts[94]


async def run(folder: Path, whole: int, ranked_a_kind: int) -> None:
    asked = queries()
    towns()
    gc.freeze()  # as where the product is served: no collection looks at the towns
    everything = [each for kind in asked.values() for each in kind]
    some = [each for kind in asked.values() for each in kind[:ranked_a_kind]]
    figures = []
    for size in [100_000, whole] if whole > 100_000 else [whole]:
        own = folder / str(size)
        own.mkdir(exist_ok=True, mode=0o755)
        with located(database_url="", data_folder=own) as conninfo:
            async with open_database(database_url=conninfo, data_folder=own) as database:
                await fill(database, size, NOW)
                print(f"\n{size:,} openings\n\n| queries | n | p50 ms | p95 ms | p99 ms |")
                print("|---|---|---|---|---|")
                await measured(database, ours, everything)
                times = {name: await measured(database, ours, kind) for name, kind in asked.items()}
                for name, took in times.items():
                    told(name, took)
                figures.append(
                    told("all of ours", [each for took in times.values() for each in took])
                )
                mine = told("some of ours", await measured(database, ours, some))
                naive = told("the same, ranking all", await measured(database, ranking_all, some))
                print(f"\nat p95 {naive[1] / mine[1]:.1f} times faster than ranking all")
            async with calling(conninfo, own) as call:
                await timed(call, everything[::4])
                told("from request to answer", await timed(call, everything[::4]))
    if len(figures) > 1:
        (p50, p95), (more50, more95) = figures
        print(f"growth: p50 × {more50 / p50:.1f}, p95 × {more95 / p95:.1f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--openings", type=int, default=1_000_000)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--ranked", type=int, default=RANKED_A_KIND, help="of each kind")
    given = parser.parse_args()
    folder = given.folder or Path(tempfile.mkdtemp(prefix="trusthound-search-"))
    folder.chmod(0o755)
    try:
        asyncio.run(run(folder, given.openings, given.ranked))
    finally:
        if given.folder is None:
            shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
