"""What a seeker looks for in, the openings that match and what was found of each out.

Ranking every match takes seconds where there are a hundred thousand, so the newest matches are
ranked, and besides them the newest of those that have it in their heading. They are looked for in
windows of days, the newest first, which the index itself holds as marks.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import psycopg
from psycopg import sql
from psycopg.rows import tuple_row

from trusthound.adapters.storage import lexicon
from trusthound.adapters.storage.search_features import features
from trusthound.adapters.storage.search_words import (
    all_but_one_queries,
    all_of,
    any_of,
    asked_query,
    marks_query,
    term_query,
    typed_query,
)
from trusthound.adapters.storage.sought import Sought, filters, marks, span_begin
from trusthound.domain.search.marks import WINDOWS, since_marks, window_begin
from trusthound.domain.search.query import MOST_COUNTED, SPANS, Sort
from trusthound.domain.search.ranking import LOOKED_INTO, Candidate, ranked
from trusthound.domain.search.words import Asked

MOST_OF_HEADINGS = 300
# Fewer than these were found: a word may be misspelt.
TOO_FEW = 3
# Fewer than these with every word: those with all but one are looked for as well.
FEW = 20
# A window is worth looking into when it should hold twice what is wanted.
_MARGIN = 2


@dataclass(frozen=True, slots=True)
class Matching:
    """`candidates` are ranked; the first `counted` of them are the newest that match."""

    candidates: tuple[Candidate, ...]
    count: int
    is_capped: bool


@dataclass(frozen=True, slots=True)
class Told:
    """What was found, of what was looked for in the end. `corrected_from`: what was typed, where
    that is something else.
    """

    sought: Sought
    matching: Matching
    corrected_from: str | None = None


async def search(connection: psycopg.AsyncConnection, sought: Sought) -> Told:
    """What matches; where hardly anything does, what matches the words that were meant. Of the
    best by their headings the texts are looked into.
    """
    # Without an index by day a scan of the whole table looks cheap to the planner; it is not.
    await connection.execute("SET LOCAL enable_seqscan = off")
    told = Told(sought, await _matching(connection, sought))
    if told.matching.count < TOO_FEW and (
        asked := await lexicon.meant_by(connection, sought.asked)
    ):
        other = replace(sought, asked=asked)
        instead = await _matching(connection, other)
        if instead.count > told.matching.count:
            told = Told(other, instead, " ".join(sought.asked.typed))
    if told.matching.count < FEW and len(told.sought.asked.terms) > 1:
        told = replace(told, matching=await _widened(connection, told.sought, told.matching))
    return replace(told, matching=await _with_texts(connection, told.sought, told.matching))


async def _with_texts(
    connection: psycopg.AsyncConnection, sought: Sought, found: Matching
) -> Matching:
    """The best by their headings get what their texts say as well."""
    first = ranked(found.candidates, Sort.RELEVANCE, sought.as_of)
    into = [each.id for each in first[:LOOKED_INTO]]
    shares = await _text_shares(connection, into, sought.asked) if into else {}
    told = (replace(each, text=shares.get(each.id, 0.0)) for each in found.candidates)
    return replace(found, candidates=tuple(told))


async def _matching(connection: psycopg.AsyncConnection, sought: Sought) -> Matching:
    """The newest MOST_COUNTED and one more that match, and more with the words in the heading."""
    asked = sought.asked
    found = await _newest(connection, sought, "search", asked_query(asked), MOST_COUNTED + 1)
    if len(found) > MOST_COUNTED:
        heads = await _newest(connection, sought, "heading", asked_query(asked), MOST_OF_HEADINGS)
        known = {each.id for each in found[:MOST_COUNTED]}
        more = [each for each in heads if each.id not in known]
        return Matching((*found[:MOST_COUNTED], *more), MOST_COUNTED, is_capped=True)
    return Matching(tuple(found), len(found), is_capped=False)


async def _widened(
    connection: psycopg.AsyncConnection, sought: Sought, found: Matching
) -> Matching:
    """And the newest whose headings have all terms but one, whichever it is."""
    known = {each.id: each for each in found.candidates}
    for query in all_but_one_queries(sought.asked):
        wide = await _newest(connection, sought, "heading", query, MOST_OF_HEADINGS)
        known |= {each.id: each for each in wide if each.id not in known}
        if len(known) >= MOST_COUNTED:
            break
    return Matching(tuple(known.values()), len(known), is_capped=False)


async def _text_shares(
    connection: psycopg.AsyncConnection, ids: Sequence[str], asked: Asked
) -> dict[str, float]:
    """What the texts of some openings say of the words, from 0 to 1."""
    words = any_of([term_query(each) for each in asked.terms] or [typed_query(asked.words)])
    cursor = await connection.execute(
        sql.SQL(
            "SELECT id, ts_rank('{{0.4, 0.4, 0.4, 0.4}}', search, {}, 1) FROM openings"
            " WHERE id = ANY (%s)"
        ).format(words),
        [list(ids)],
    )
    return {id_: min(1.0, rank * 4) for id_, rank in await cursor.fetchall()}


async def _newest(
    connection: psycopg.AsyncConnection,
    sought: Sought,
    column: str,
    words: sql.Composable,
    most: int,
) -> list[Candidate]:
    """The newest `most`, from as few days as hold them."""
    within = SPANS.get(sought.query.posted_within)
    floor = span_begin(sought.as_of, within)
    days = WINDOWS[0]
    while True:
        begin = window_begin(sought.as_of, days) if days else None
        if begin is None or (floor and begin <= floor):
            return await _within(connection, sought, column, words, most, floor)
        found = await _within(connection, sought, column, words, most, begin)
        if len(found) >= most:
            return found
        days = _next_window(days, len(found), most)


def _next_window(days: int, found: int, most: int) -> int:
    """0 is everything."""
    wider = [each for each in WINDOWS if each > days]
    if not found:  # a rare word, or a quiet week
        return wider[1] if len(wider) > 2 else 0
    enough = (each for each in wider if found * each >= _MARGIN * most * days)
    return next(enough, 0)


async def _within(
    connection: psycopg.AsyncConnection,
    sought: Sought,
    column: str,
    words: sql.Composable,
    most: int,
    since: datetime | None,
) -> list[Candidate]:
    queries = [words, *marks(sought)]
    if since is not None:
        queries.append(marks_query(since_marks(since, sought.as_of)))
    statement = sql.SQL(
        """
        WITH newest AS MATERIALIZED (
            SELECT id, posted_at, remote, employment_types, company, trust_score, is_own,
                pay_usd_high, heading
            FROM openings
            WHERE {column} @@ {query} AND first_seen_at <= {as_of} AND {filters}
            ORDER BY posted_at DESC, id DESC LIMIT {most}
        )
        SELECT id, extract(epoch FROM posted_at)::bigint, remote, employment_types, company,
            trust_score, is_own, pay_usd_high IS NOT NULL, {features}
        FROM newest
        """
    ).format(
        column=sql.Identifier(column),
        query=all_of(queries),
        as_of=sought.as_of,
        filters=filters(sought),
        most=most,
        features=features(sought.asked),
    )
    cursor = connection.cursor(row_factory=tuple_row, binary=True)
    await cursor.execute(statement)
    return [
        Candidate(
            id_, posted, remote, tuple(kinds), company, trust, own, pays,
            float(title), float(typed), float(heading), phrase, max(0, length),
        )
        for id_, posted, remote, kinds, company, trust, own, pays, title, typed, heading, phrase,
        length in await cursor.fetchall()
    ]  # fmt: skip
