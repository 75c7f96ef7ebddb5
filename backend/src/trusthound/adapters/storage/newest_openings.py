"""What a seeker looks for in, the newest openings that match out, the likeliest of them compared.

They are looked for in a window of days, which the index itself holds as marks.
"""

from collections.abc import Callable, Sequence
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
from trusthound.domain.search.ranking import Candidate, Further

# A window is looked into where it should hold so many times what is wanted.
_MARGIN = 1.2


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
    in_title: float | None
    typed: float
    in_heading: float
    is_phrase: bool
    beside: int

    def candidate(self) -> Candidate:
        return Candidate(
            self.id, self.posted_at, self.trust_score, self.is_own, self.has_pay,
            self.in_title or 0.0, self.typed, self.in_heading, self.is_phrase, max(0, self.beside),
        )  # fmt: skip

    def further(self) -> Further:
        return Further(self.id, self.posted_at, self.trust_score, self.has_pay)


async def newest(
    connection: psycopg.AsyncConnection,
    sought: Sought,
    column: str,
    words: Sequence[sql.Composable],
    *,
    most: int,
    compared: int,
    expected: Expected,
) -> list[Row]:
    """The newest `most`, from as few days as hold them; `compared` of them are, those first whose
    headings have the words, and before all those that state pay where that is asked for.
    """
    floor = span_begin(sought.as_of, SPANS.get(sought.query.posted_within))
    days = expected.days(column, _MARGIN * most)
    while True:
        begin = None if days is None else window_begin(sought.as_of, days)
        if days is None or begin is None or (floor and begin <= floor):
            return await _within(connection, sought, column, words, most, compared, floor)
        found = await _within(connection, sought, column, words, most, compared, begin)
        if len(found) >= most:
            return found
        days = expected.wider(days, len(found), _MARGIN * most)


async def _within(
    connection: psycopg.AsyncConnection,
    sought: Sought,
    column: str,
    words: Sequence[sql.Composable],
    most: int,
    compared: int,
    since: datetime | None,
) -> list[Row]:
    queries = [*words, *marks(sought)]
    if since is not None:
        queries.append(marks_query(since_marks(since, sought.as_of)))
    likely = [sql.SQL("heads DESC, posted_at DESC, id DESC")]
    if sought.min_dollars is not None:
        likely.insert(0, sql.SQL("has_pay DESC"))
    statement = sql.SQL(
        """
        WITH newest AS MATERIALIZED (
            SELECT id, posted_at, remote, employment_types, company, trust_score, is_own,
                pay_usd_high IS NOT NULL AS has_pay, heading
            FROM openings
            WHERE closed_at IS NULL AND {matches} AND first_seen_at <= {as_of}
                AND {filters}
            ORDER BY posted_at DESC, id DESC LIMIT {most}
        ), likely AS (
            SELECT *, row_number() OVER (ORDER BY {likely}) <= {compared} AS is_compared
            FROM (SELECT *, heading @@ {words} AS heads FROM newest) each
        )
        SELECT id, extract(epoch FROM posted_at)::bigint, remote,
            array_to_string(employment_types, ' '), company, trust_score, has_pay, heads, is_own,
            {features}
        FROM likely
        """
    ).format(
        matches=having(column, queries),
        words=all_of(words),
        as_of=sought.as_of,
        filters=filters(sought),
        most=most,
        compared=compared,
        likely=sql.SQL(", ").join(likely),
        features=sql.SQL(", ").join(
            sql.SQL("CASE WHEN is_compared THEN {} END").format(each)
            for each in features(sought.asked)
        ),
    )
    cursor = connection.cursor(row_factory=_rows, binary=True)
    await cursor.execute(statement)
    return await cursor.fetchall()


def _rows(_: psycopg.AsyncCursor[Any]) -> Callable[[Sequence[Any]], Row]:
    return Row._make
