"""What a seeker looks for, understood, in; the conditions that an opening fulfils that fits out."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from decimal import Decimal

from psycopg import sql

from trusthound.adapters.storage.search_words import (
    asked_queries,
    having,
    marks_query,
    typed_query,
)
from trusthound.domain.posting.sameness.company import company_key
from trusthound.domain.search.marks import place_mark
from trusthound.domain.search.places import Whereabouts
from trusthound.domain.search.query import SPANS, Query
from trusthound.domain.search.words import Asked, plain


@dataclass(frozen=True, slots=True)
class Sought:
    """A query with its words and its place understood. `min_dollars` is a year's pay.

    What came after `as_of` is not looked at.
    """

    query: Query
    asked: Asked
    where: Whereabouts
    min_dollars: Decimal | None
    as_of: datetime


def fitting(sought: Sought) -> sql.Composable:
    """What of an opening has to hold for it to fit: every word and every filter."""
    words = having("search", [*asked_queries(sought.asked), *marks(sought)])
    return sql.SQL("{} AND {}").format(words, filters(sought))


def marks(sought: Sought, *, with_places: bool = True) -> list[sql.Composable]:
    query, where = sought.query, sought.where
    found = []
    if with_places and where.keys:
        found.append(marks_query(map(place_mark, where.keys)))
    if query.remote_only or where.remote_only:
        found.append(marks_query(["=remote"]))
    if query.employment_types:
        found.append(marks_query(f"={each.value}" for each in query.employment_types))
    if company := plain(query.company).split():
        found.append(typed_query(company))
    if where.words and (words := plain(where.words).split()):
        found.append(typed_query(words))
    return found


def filters(sought: Sought) -> sql.Composable:
    """What the index does not hold, or holds coarser."""
    query = sought.query
    found: list[sql.Composable] = [sql.SQL("closed_at IS NULL")]
    if floor := span_begin(sought.as_of, SPANS.get(query.posted_within)):
        found.append(sql.SQL("posted_at >= {}").format(floor))
    if query.lowest_trust:
        lowest = query.lowest_trust
        found.append(sql.SQL("(trust_score >= {} OR trust_score IS NULL)").format(lowest))
    if sought.min_dollars is not None:
        least = sought.min_dollars
        found.append(sql.SQL("(pay_usd_high >= {} OR pay_usd_high IS NULL)").format(least))
    if company := plain(query.company).split():
        named = typed_query(company, "B")
        key = company_key(query.company)
        found.append(sql.SQL("(company_key = {} OR heading @@ {})").format(key, named))
    if where := plain(sought.where.words).split():
        found.append(sql.SQL("heading @@ {}").format(typed_query(where, "C")))
    return sql.SQL(" AND ").join(found)


def span_begin(as_of: datetime, within: timedelta | None) -> datetime | None:
    """Boards tell days, so a span begins with a whole one."""
    if within is None:
        return None
    return (as_of - within).astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
