"""How long a search takes among 100,000 and a million openings, beside ranking all that match.

    python -m benchmarks.search.speed [--openings 1000000] [--folder /a/folder/with/10/GB]

The 39,585 real listings and the real postings come first, as the product keeps them; the others are
put together of their titles, companies, places and texts. Every query is run once before it counts.
"""

import argparse
import asyncio
import random
import shutil
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path

from benchmarks.search.listings import listings, postings
from benchmarks.search.load import load_made, load_real, without_indexes
from psycopg import sql

from trusthound.adapters.storage import openings
from trusthound.adapters.storage.database import Database, located, open_database
from trusthound.adapters.storage.opening_search import search
from trusthound.adapters.storage.sought import Sought
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.search.found import facets_of
from trusthound.domain.search.places import whereabouts
from trusthound.domain.search.query import PostedWithin, Query, Sort
from trusthound.domain.search.ranking import ranked
from trusthound.domain.search.words import asked_words, plain
from trusthound.wiring.reference.gazetteer import towns

QUERIES_A_KIND = 40
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
_COMMON = (
    "manager", "engineer", "nurse", "assistant", "software engineer", "sales", "analyst",
    "project manager", "account executive", "customer service", "data scientist", "accountant",
)  # fmt: skip
_TOWNS = ("London", "New York", "San Francisco Bay Area", "Berlin", "Austin, TX", "CA", "Germany",
          "Singapore", "Toronto", "Bengaluru", "United States", "Chicago")  # fmt: skip


def queries() -> dict[str, list[Query]]:
    """By kind; the same each time."""
    chance = random.Random(9)  # noqa: S311 - the same each time
    titles = [plain(each.title).split() for each in listings()]
    titles = [each for each in titles if len(each) >= 2]
    counted: dict[str, int] = {}
    for each in titles:
        for word in set(each):
            counted[word] = counted.get(word, 0) + 1
    rare = sorted(word for word, count in counted.items() if 2 <= count <= 6 and word.isalpha())

    def two() -> str:
        words = chance.choice(titles)
        at = chance.randrange(len(words) - 1)
        return " ".join(words[at : at + 2])

    def many(make: Callable[[], Query]) -> list[Query]:
        found = []
        while len(found) < QUERIES_A_KIND:
            query = make()
            with suppress(InvalidInput):  # of two words both may say nothing
                asked_words(query.words)
                found.append(query)
        return found

    return {
        "rare": many(lambda: Query(chance.choice(rare))),
        "common": many(lambda: Query(chance.choice(_COMMON))),
        "two words": many(lambda: Query(two())),
        "place": many(lambda: Query(chance.choice(_COMMON), location=chance.choice(_TOWNS))),
        "two words, place": many(lambda: Query(two(), location=chance.choice(_TOWNS))),
        "pay": many(lambda: Query(two(), min_salary=chance.choice((60_000, 90_000, 140_000)))),
        "remote, trusted": many(
            lambda: Query(chance.choice(_COMMON), remote_only=True, min_trust=60)
        ),
        "newest, a week": many(
            lambda: Query(two(), posted_within=PostedWithin.WEEK, sort=Sort.NEWEST)
        ),
    }


def _sought(query: Query) -> Sought:
    dollars = None if query.min_salary is None else Decimal(query.min_salary)
    where = whereabouts(query.location, query.radius_km, towns())
    return Sought(query, asked_words(query.words), where, dollars, NOW)


async def ours(database: Database, query: Query) -> None:
    """All that an answer takes but the comparison with a resume: search, order, facets, page."""
    async with database.connection() as connection:
        told = await search(connection, _sought(query))
        found = told.matching.candidates
        order = ranked(found, query.sort, NOW, pay_is_asked=query.min_salary is not None)
        facets_of(found[: told.matching.count], NOW)
        await openings.find_all(connection, [each.id for each in order[:20]])


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
    times = []
    for query in asked:
        begin = time.perf_counter()
        try:
            await way(database, query)
        except Exception as problem:  # the product gives a search up after 8 seconds
            print("    given up:", query.words, type(problem).__name__)
        times.append((time.perf_counter() - begin) * 1000)
    return times


def told(name: str, times: Sequence[float]) -> tuple[float, float]:
    """Printed as a row; the median and the 95th percentile."""
    cuts = statistics.quantiles(times, n=100)
    print(
        f"| {name} | {len(times)} | {cuts[49]:.1f} | {cuts[94]:.1f} | {cuts[98]:.1f} |", flush=True
    )
    return cuts[49], cuts[94]


async def run(folder: Path, whole: int) -> None:
    asked = queries()
    everything = [each for kind in asked.values() for each in kind]
    with located(database_url="", data_folder=folder) as conninfo:
        async with open_database(database_url=conninfo, data_folder=folder) as database:
            begin = time.perf_counter()
            kept = [*listings(), *postings()]
            with without_indexes(conninfo):
                real = await load_real(database, kept)
            print(f"{real:,} real openings kept in {time.perf_counter() - begin:.0f} s")
            sizes = [100_000, whole] if whole > 100_000 else [whole]
            before, figures = real, []
            for size in sizes:
                with without_indexes(conninfo):
                    await asyncio.to_thread(load_made, conninfo, before + 1, size, NOW)
                before = size
                print(f"\n{size:,} openings\n\n| queries | n | p50 ms | p95 ms | p99 ms |")
                print("|---|---|---|---|---|")
                await measured(database, ours, everything)
                for name, kind in asked.items():
                    told(name, await measured(database, ours, kind))
                mine = told("all of ours", await measured(database, ours, everything))
                await measured(database, ranking_all, everything[:40])
                naive = told("ranking all", await measured(database, ranking_all, everything))
                print(f"\nat p95 {naive[1] / mine[1]:.1f} times faster than ranking all")
                figures.append(mine)
            if len(figures) > 1:
                (p50, p95), (more50, more95) = figures[0], figures[-1]
                print(f"growth: p50 × {more50 / p50:.1f}, p95 × {more95 / p95:.1f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--openings", type=int, default=1_000_000)
    parser.add_argument("--folder", type=Path)
    given = parser.parse_args()
    folder = given.folder or Path(tempfile.mkdtemp(prefix="trusthound-search-"))
    folder.chmod(0o755)
    try:
        asyncio.run(run(folder, given.openings))
    finally:
        if given.folder is None:
            shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
