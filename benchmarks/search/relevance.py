"""How well the best ten fit a query, beside plain full text search: nDCG@10 over judged queries.

    python -m benchmarks.search.relevance [--reporting] [--folder /a/folder] [--each]

Both look among the same openings, those of the judgements, within the same places. `plain` is what
PostgreSQL offers by itself: plainto_tsquery, ordered by ts_rank. Development is for tuning;
`--reporting` is for the figure that is published.
"""

import argparse
import asyncio
import json
import random
import tempfile
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from math import log2
from pathlib import Path
from typing import Any

from benchmarks.search.listings import listings, postings
from benchmarks.search.load import load_real, without_indexes
from psycopg import sql

from trusthound.adapters.storage import lexicon
from trusthound.adapters.storage.database import Database, located, open_database
from trusthound.adapters.storage.opening_search import search
from trusthound.adapters.storage.sought import Sought
from trusthound.domain.search.marks import place_mark
from trusthound.domain.search.places import whereabouts
from trusthound.domain.search.query import Query
from trusthound.domain.search.ranking import ranked
from trusthound.domain.search.words import asked_words
from trusthound.wiring.reference.gazetteer import towns

JUDGED = Path(__file__).parent / "judgements"
AS_OF = datetime(2026, 8, 23, tzinfo=UTC)
TOP = 10
RESAMPLES = 10_000

Truth = Mapping[str, Any]


def ndcg(found: Sequence[str], grades: Mapping[str, int]) -> float:
    """Of the best ten, with a gain of 2 ** grade - 1; what nobody judged counts as 0."""
    gains = [2 ** grades.get(each, 0) - 1 for each in found[:TOP]]
    best = sorted((2**each - 1 for each in grades.values()), reverse=True)[:TOP]
    whole = _discounted(best)
    return _discounted(gains) / whole if whole else 0.0


async def ours(database: Database, truth: Truth) -> list[str]:
    query = Query(truth["query"], location=truth["location"], remote_only=truth["remote"])
    where = whereabouts(query.location, None, towns())
    sought = Sought(query, asked_words(query.words), where, None, AS_OF)
    told = await database.search(partial(search, sought=sought))
    order = ranked(told.matching.matches, query.sort)
    return [each.id for each in order[:TOP]]


async def plain(database: Database, truth: Truth) -> list[str]:
    where = whereabouts(truth["location"], None, towns())
    filters = [sql.SQL("search @@ q")]
    if where.keys:
        filters.append(sql.SQL("place_keys && {}::text[]").format(list(where.keys)))
    if truth["remote"] or where.remote_only:
        filters.append(sql.SQL("search @@ {}::tsquery").format(f"'{place_mark('remote')}'"))
    statement = sql.SQL(
        "SELECT id FROM openings, plainto_tsquery('english', {}) q WHERE {}"
        " ORDER BY ts_rank(search, q) DESC, posted_at DESC, id LIMIT {}"
    ).format(truth["query"], sql.SQL(" AND ").join(filters), TOP)
    async with database.connection() as connection:
        cursor = await connection.execute(statement)
        return [row[0] for row in await cursor.fetchall()]


async def load(database: Database) -> None:
    """What is judged: the listings, and the legitimate postings with a text."""
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT count(*) FROM openings")
        if (await cursor.fetchone() or (0,))[0]:
            return
    judged = [*listings(), *(each for each in postings() if not each.id.startswith("emscad"))]
    with without_indexes(database.conninfo):
        await load_real(database, judged)
    async with database.connection() as connection:
        await lexicon.refresh(connection)


async def run(folder: Path, truths: Sequence[Truth], *, each_one: bool) -> None:
    with located(database_url="", data_folder=folder) as conninfo:
        async with open_database(database_url=conninfo, data_folder=folder) as database:
            await load(database)
            mine, theirs, judged = [], [], 0
            for truth in truths:
                found, plainly = await ours(database, truth), await plain(database, truth)
                mine.append(ndcg(found, truth["grades"]))
                theirs.append(ndcg(plainly, truth["grades"]))
                judged += sum(each in truth["grades"] for each in found)
                if each_one:
                    told = [truth["grades"].get(each, "-") for each in found]
                    asked = f"{truth['query']} @ {truth['location']}"
                    print(f"{mine[-1]:.2f} {theirs[-1]:.2f}  {asked:50} {told}")
    low, high = interval([a - b for a, b in zip(mine, theirs, strict=True)])
    print(f"{len(truths)} queries: nDCG@10 {mean(mine):.3f}, plain {mean(theirs):.3f}")
    print(
        f"difference {mean(mine) - mean(theirs):+.3f}, 95 % of resamples {low:+.3f} to {high:+.3f}"
    )
    better = sum(a > b for a, b in zip(mine, theirs, strict=True))
    worse = sum(a < b for a, b in zip(mine, theirs, strict=True))
    print(f"better on {better}, worse on {worse}; {judged} of ours in the best ten were judged")


def interval(differences: Sequence[float]) -> tuple[float, float]:
    """Of the mean, over queries drawn anew."""
    chance = random.Random(1)  # noqa: S311 - the same each time
    drawn = sorted(mean(chance.choices(differences, k=len(differences))) for _ in range(RESAMPLES))
    return drawn[RESAMPLES // 40], drawn[-RESAMPLES // 40]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _discounted(gains: Sequence[int]) -> float:
    return sum(gain / log2(at + 2) for at, gain in enumerate(gains))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--reporting", action="store_true")
    parser.add_argument("--each", action="store_true", help="a line a query")
    parser.add_argument("--folder", type=Path, help="is kept, and used again")
    given = parser.parse_args()
    half = "reporting" if given.reporting else "development"
    lines = (JUDGED / f"{half}.jsonl").read_text("utf-8").splitlines()
    truths = [json.loads(line) for line in lines]
    with tempfile.TemporaryDirectory(prefix="trusthound-search-") as passing:
        folder = given.folder or Path(passing)
        folder.chmod(0o755)
        asyncio.run(run(folder, truths, each_one=given.each))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
