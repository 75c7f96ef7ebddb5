"""What a seeker looks for in, the newest openings that match out, compared where that is wanted.

They are looked for in a window of days, which the index itself holds as marks.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

import psycopg
from psycopg import sql

from trusthound.adapters.storage.expected_matches import Expected
from trusthound.adapters.storage.search_features import features
from trusthound.adapters.storage.search_words import all_of, having, marks_query
from trusthound.adapters.storage.sought import Sought, filters, marks, span_begin
from trusthound.domain.search.marks import since_marks, window_begin
from trusthound.domain.search.query import SPANS

# A window is looked into where it should hold so many times what is wanted.
_MARGIN = 1.0
# One that holds this share of it is not looked into again with more days.
_ENOUGH = 0.6


class Row(NamedTuple):
    """`posted_at` in seconds since 1970, kinds of work apart by spaces. What comes after `heads` is
    None of those that were not compared. `heads`: the heading by itself has what was asked for.
    """

    id: str
    posted_at: int
    remote: str
    employment_types: str
    company: str
    trust_score: int | None
    has_pay: bool
    heads: bool
    is_own: bool
    in_title: float
    typed: float
    in_heading: float
    is_phrase: bool
    beside: int


@dataclass(frozen=True, slots=True)
class Newest:
    """At most as many as were wanted; `are_all`: no others match."""

    rows: Sequence[Row]
    are_all: bool


async def newest(
    connection: psycopg.AsyncConnection,
    sought: Sought,
    column: str,
    words: Sequence[sql.Composable],
    *,
    most: int,
    compared: bool,
    expected: Expected,
) -> Newest:
    """The newest `most` or somewhat fewer, from as few days as hold them."""
    floor = span_begin(sought.as_of, SPANS.get(sought.query.posted_within))
    days = expected.days(column, _MARGIN * most)
    while True:
        begin = None if days is None else window_begin(sought.as_of, days)
        if days is None or begin is None or (floor and begin <= floor):
            found = await _within(
                connection, sought, column, words, most + 1, floor, compared=compared
            )
            return Newest(found[:most], len(found) <= most)
        found = await _within(connection, sought, column, words, most, begin, compared=compared)
        if len(found) >= _ENOUGH * most:
            return Newest(found, are_all=False)
        days = expected.wider(days, len(found), _MARGIN * most)


async def _within(
    connection: psycopg.AsyncConnection,
    sought: Sought,
    column: str,
    words: Sequence[sql.Composable],
    most: int,
    since: datetime | None,
    *,
    compared: bool,
) -> list[Row]:
    queries = [*words, *marks(sought)]
    if since is not None:
        queries.append(marks_query(since_marks(since, sought.as_of)))
    told = features(sought.asked)
    statement = sql.SQL(
        """
        WITH newest AS MATERIALIZED (
            SELECT id, posted_at, remote, employment_types, company, trust_score, is_own,
                pay_usd_high IS NOT NULL AS has_pay, heading
            FROM openings
            WHERE closed_at IS NULL AND {matches} AND first_seen_at <= {as_of}
                AND {filters}
            ORDER BY posted_at DESC, id DESC LIMIT {most}
        )
        SELECT id, extract(epoch FROM posted_at)::bigint, remote,
            array_to_string(employment_types, ' '), company, trust_score, has_pay,
            heading @@ {words}, is_own, {features}
        FROM newest
        """
    ).format(
        matches=having(column, queries),
        words=all_of(words),
        as_of=sought.as_of,
        filters=filters(sought),
        most=most,
        features=sql.SQL(", ").join(told if compared else [sql.NULL] * len(told)),
    )
    cursor = connection.cursor(row_factory=_rows, binary=True)
    await cursor.execute(statement)
    return await cursor.fetchall()


def _rows(_: psycopg.AsyncCursor[Any]) -> Callable[[Sequence[Any]], Row]:
    return Row._make
