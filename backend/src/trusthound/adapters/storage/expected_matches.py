"""What is looked for in, how many openings the database expects to match out, by its statistics.

A common word's matches are read from the newest days alone, those of a rare one all at once. Which
of both a word is, and how many days hold enough, its planner knows without reading an opening.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import log, prod, sqrt
from typing import Any

import psycopg
from psycopg import sql

from trusthound.adapters.storage.search_words import (
    asked_queries,
    having,
    marks_query,
    term_query,
    typed_query,
)
from trusthound.adapters.storage.sought import Sought, filters, marks, span_begin
from trusthound.domain.search.marks import WINDOWS, window_begin
from trusthound.domain.search.query import SPANS
from trusthound.domain.search.words import Asked

# Of more words the first tell how far they stand together.
_MOST_PARTS = 4
# How much so many days hold is asked; what others hold lies between.
_DAYS = (1, 8, 64)
_LEAST = 1e-6
# Of so few, in times of what is wanted, all are read at once: that takes less than a second look.
_READ_AT_ONCE = 2.0
COLUMNS = ("heading", "search")
# A mark that no opening bears: so many are expected of each word that is not among the common ones.
_UNCOMMON = "=-"


@dataclass(frozen=True, slots=True)
class Expected:
    """`matches` by column, of all days, and at most how many of a word that the statistics do not
    know; `shares`: of all that is open, by window of days.
    """

    matches: dict[str, float]
    uncommon: dict[str, float]
    shares: dict[int, float]

    def are_few(self, column: str, wanted: float) -> bool:
        """Whether all are read at once. Those of long ago lie where nobody else has read."""
        uncommon = self.uncommon[column]
        at_once = uncommon if uncommon <= 2 * _READ_AT_ONCE * wanted else 0.0
        return self.matches[column] <= max(_READ_AT_ONCE * wanted, at_once)

    def days(self, column: str, wanted: float) -> int | None:
        """The least window that should hold as many; None: no window does."""
        if self.are_few(column, wanted):
            return None
        whole = self.matches[column]
        return next((each for each in WINDOWS if whole * self.shares[each] >= wanted), None)

    def wider(self, days: int, found: int, wanted: float) -> int | None:
        """The next window, by what the last one held."""
        whole = (found + 1) / self.shares[days] if self.shares[days] else 0.0
        if whole <= _READ_AT_ONCE * wanted:
            return None
        others = [each for each in WINDOWS if each > days]
        return next((each for each in others if whole * self.shares[each] >= wanted), None)


async def expected_matches(connection: psycopg.AsyncConnection, sought: Sought) -> Expected:
    """Without statistics what it says is a guess."""
    parts = _words(sought.asked)[:_MOST_PARTS]
    whole = [*asked_queries(sought.asked), *marks(sought, with_places=False)]
    # Of marks the statistics know the commonest words alone; of this column every town's share.
    keys = list(sought.where.keys)
    places = sql.SQL("place_keys && {}::text[]").format(keys) if keys else sql.SQL("true")
    floor = span_begin(sought.as_of, SPANS.get(sought.query.posted_within))
    spans = [window_begin(sought.as_of, each) for each in _DAYS]
    everything, *rows = await _planned(
        connection,
        [
            sql.SQL("true"),
            *(sql.SQL("posted_at >= {}").format(each) for each in spans),
            *(
                sql.SQL("{} AND {} AND {}").format(having(each, whole), filters(sought), places)
                for each in COLUMNS
            ),
            *(having(each, [marks_query([_UNCOMMON])]) for each in COLUMNS),
            *(having("heading", [each]) for each in (parts if len(parts) > 1 else [])),
        ],
    )
    told, rows = rows[: len(_DAYS)], rows[len(_DAYS) :]
    uncommon = dict(zip(COLUMNS, rows[len(COLUMNS) :], strict=False))
    together = _together([each / everything for each in rows[2 * len(COLUMNS) :]])
    matches = {column: found * together for column, found in zip(COLUMNS, rows, strict=False)}
    shares = _shares([each / everything for each in told], sought.as_of)
    if floor is not None:  # of what a span leaves all is within the window that it is
        within = next((shares[d] for d in WINDOWS if window_begin(sought.as_of, d) <= floor), 1.0)
        shares = {days: min(1.0, share / within) for days, share in shares.items()}
    return Expected(matches, uncommon, shares)


def _words(asked: Asked) -> list[sql.Composable]:
    """What stands together of what is asked for: a thing of several words is these."""
    terms = (
        [typed_query([word]) for word in each.typed] if len(each.typed) > 1 else [term_query(each)]
        for each in asked.terms
    )
    phrases = ([typed_query([word]) for word in each] for each in asked.phrases)
    return [part for parts in (*terms, *phrases) for part in parts]


def _shares(told: Sequence[float], as_of: datetime) -> dict[int, float]:
    """Of each window, by those of _DAYS: between and beyond two a share grows by its power."""
    known = [max(each, _LEAST) for each in told]
    found = {}
    for days in WINDOWS:
        at = 0 if days < _DAYS[1] else 1
        power = log(known[at + 1] / known[at]) / log(_DAYS[at + 1] / _DAYS[at])
        found[days] = min(1.0, known[at] * (days / _DAYS[at]) ** power) if days else 0.0
    hours = as_of.astimezone(UTC).hour
    return found | {0: known[0] * hours / (24 + hours)}


def _together(shares: Sequence[float]) -> float:
    """How much oftener words stand together than by chance: halfway, by their logarithms, between
    chance and always.
    """
    return sqrt(min(shares) / prod(shares)) if shares else 1.0


async def _planned(
    connection: psycopg.AsyncConnection, conditions: Sequence[sql.Composable]
) -> list[float]:
    """How many rows each is expected to find."""
    each = (
        sql.SQL("(SELECT FROM openings WHERE closed_at IS NULL AND {})").format(each)
        for each in conditions
    )
    cursor = await connection.execute(
        sql.SQL("EXPLAIN (FORMAT JSON) ") + sql.SQL(" UNION ALL ").join(each)
    )
    row = await cursor.fetchone()
    told: list[dict[str, Any]] = row[0][0]["Plan"]["Plans"] if row else []
    return [max(1.0, float(plan["Plan Rows"])) for plan in told]
