"""What a seeker looks for in, the openings that match and what was found of each out.

Ranking every match takes seconds where there are a hundred thousand, so the newest matches are
compared, and the newest of those that have the words in their heading.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from heapq import nlargest

import psycopg
from psycopg import sql

from trusthound.adapters.storage import lexicon, searched_places
from trusthound.adapters.storage.expected_matches import Expected, expected_matches
from trusthound.adapters.storage.newest_openings import Newest, Row, newest
from trusthound.adapters.storage.search_words import (
    all_but_one_queries,
    any_of,
    asked_queries,
    term_query,
    typed_query,
)
from trusthound.adapters.storage.sought import Sought
from trusthound.domain.search.found import Tally
from trusthound.domain.search.query import MOST_COUNTED, Sort
from trusthound.domain.search.ranking import LOOKED_INTO, SECONDS_A_DAY, Match, relevance
from trusthound.domain.search.words import Asked

# Fewer than these were found: a word may be misspelt.
TOO_FEW = 3
# Fewer than these with every word: those with all but one are looked for as well.
FEW = 20


@dataclass(frozen=True, slots=True)
class Matching:
    """`tally` is of the `count`; others may be among the `matches`, as they may be better."""

    matches: tuple[Match, ...]
    count: int
    is_capped: bool
    tally: Tally


@dataclass(frozen=True, slots=True)
class _Rows:
    """What is `more` may be better, and is not counted."""

    counted: Sequence[Row]
    more: Sequence[Row] = ()
    is_capped: bool = False


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
    sought = await _where_work_is(connection, sought)
    expected = await expected_matches(connection, sought)
    corrected_from = None
    rows = await _matching(connection, sought, expected)
    if len(rows.counted) < TOO_FEW and (asked := await lexicon.meant_by(connection, sought.asked)):
        other = replace(sought, asked=asked)
        told = await expected_matches(connection, other)
        instead = await _matching(connection, other, told)
        if len(instead.counted) > len(rows.counted):
            corrected_from = " ".join(sought.asked.typed)
            sought, expected, rows = other, told, instead
    if len(rows.counted) < FEW and len(sought.asked.terms) > 1:
        rows = await _widened(connection, sought, rows, expected)
    return Told(sought, await _found(connection, sought, rows), corrected_from)


async def _where_work_is(connection: psycopg.AsyncConnection, sought: Sought) -> Sought:
    """Without the places where there never was an opening, as far as that leaves one."""
    keys = sought.where.keys
    if len(keys) < 2:
        return sought
    there = await searched_places.among(connection, keys)
    return replace(sought, where=replace(sought.where, keys=there or keys[:1]))


async def _relevances(
    connection: psycopg.AsyncConnection, sought: Sought, rows: Iterable[Row]
) -> dict[str, float]:
    """Of the best by their headings what their texts say counts as well."""
    now = sought.as_of.timestamp()
    by_id = {each.id: each for each in rows}
    found = {id_: relevance(each, now) for id_, each in by_id.items()}
    best = nlargest(LOOKED_INTO, found, key=lambda id_: (found[id_], id_))
    shares = await _text_shares(connection, best, sought.asked) if best else {}
    return found | {id_: relevance(by_id[id_], now, share) for id_, share in shares.items()}


async def _matching(
    connection: psycopg.AsyncConnection, sought: Sought, expected: Expected
) -> _Rows:
    """The newest MOST_COUNTED that match, and the newest with the words in the heading. Where so
    many headings have them the texts are not looked into.
    """
    words = asked_queries(sought.asked)
    compared = _compared(sought)

    async def look(column: str) -> Newest:
        return await newest(
            connection, sought, column, words,
            most=MOST_COUNTED, compared=compared, expected=expected,
        )  # fmt: skip

    heads = None
    if compared and not expected.are_few("heading", MOST_COUNTED / 2):
        heads = await look("heading")
        if not heads.are_all:
            return _Rows(heads.rows, is_capped=True)
    found = await look("search")
    counted = found.rows
    if found.are_all or not compared or all(each.heads for each in counted):
        return _Rows(counted, is_capped=not found.are_all)
    known = {each.id for each in counted}
    heads = heads or await look("heading")
    more = [each for each in heads.rows if each.id not in known]
    return _Rows(counted, more, is_capped=True)


async def _widened(
    connection: psycopg.AsyncConnection, sought: Sought, found: _Rows, expected: Expected
) -> _Rows:
    """And the newest whose headings have all terms but one, whichever it is."""
    known = {each.id: each for each in found.counted}
    for query in all_but_one_queries(sought.asked):
        others = await newest(
            connection, sought, "heading", query,
            most=MOST_COUNTED, compared=True, expected=expected,
        )  # fmt: skip
        known |= {each.id: each for each in others.rows if each.id not in known}
        if len(known) >= MOST_COUNTED:
            break
    return _Rows(list(known.values()))


async def _found(connection: psycopg.AsyncConnection, sought: Sought, rows: _Rows) -> Matching:
    both = (*rows.counted, *rows.more)
    relevances = await _relevances(connection, sought, both) if _compared(sought) else {}
    matches = (
        Match(each.id, each.posted_at, each.trust_score, each.has_pay, relevances.get(each.id))
        for each in both
    )
    return Matching(
        tuple(matches),
        _rounded(len(rows.counted)) if rows.is_capped else len(rows.counted),
        rows.is_capped,
        _tally(rows.counted),
    )


def _compared(sought: Sought) -> bool:
    return sought.query.sort is not Sort.NEWEST


def _rounded(count: int) -> int:
    """How many there are at least, as one says it."""
    return max(count // 100 * 100, 1)


def _tally(counted: Iterable[Row]) -> Tally:
    columns = list(zip(*counted, strict=True)) or [()] * len(Row._fields)
    told = dict(zip(Row._fields, columns, strict=True))
    kinds = Counter(told["employment_types"])
    return Tally(
        remote=Counter(told["remote"]),
        employment_types={tuple(each.split()): count for each, count in kinds.items()},
        posted_on=Counter(each // SECONDS_A_DAY for each in told["posted_at"]),
        companies=Counter(told["company"]),
        trust_scores=Counter(told["trust_score"]),
    )


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
