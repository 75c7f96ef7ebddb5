"""What a search found, and where a page of it ends."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from trusthound.domain.assessment.band import CAUTION_FROM, VERIFIED_FROM
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.search.opening import Opening
from trusthound.domain.search.query import SPANS, Sort
from trusthound.domain.search.ranking import Ranked

COMPANIES_TOLD = 10
_BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
# 17 digits of microseconds end in the year 5138.
_CURSOR = re.compile(r"([0-9]{1,17})\.(-?[0-9]{1,15})\.([A-Za-z0-9_-]{1,64})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a page ended, in the order as it was at `as_of`: what came later is not in it."""

    as_of: datetime
    last: Ranked


@dataclass(frozen=True, slots=True)
class Facet:
    value: str
    count: int


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of the counted openings are what; `posted_on` in days since 1970."""

    remote: Mapping[str, int]
    employment_types: Mapping[tuple[str, ...], int]
    posted_on: Mapping[int, int]
    companies: Mapping[str, int]
    trust_scores: Mapping[int | None, int]


@dataclass(frozen=True, slots=True)
class Facets:
    """What the counted openings are, as far as they were counted."""

    remote: tuple[Facet, ...]
    employment_type: tuple[Facet, ...]
    posted_within: tuple[Facet, ...]
    company: tuple[Facet, ...]
    trust: tuple[Facet, ...]


@dataclass(frozen=True, slots=True)
class Understood:
    """How the words and the place were read. `corrected_from`: what was typed, where nothing was
    found for it and other spellings were looked for.
    """

    words: tuple[str, ...]
    corrected_from: str | None
    synonyms: tuple[str, ...]
    place: str | None
    place_is_unknown: bool


@dataclass(frozen=True, slots=True)
class Fit:
    """How well the seeker's resume fits an opening: None where there was too little to compare."""

    score: int | None
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FoundOpening:
    """`a_year` is pay in dollars, `application_id` the seeker's own for it."""

    opening: Opening
    excerpt: str
    a_year: tuple[int, int] | None
    fit: Fit | None = None
    application_id: str | None = None
    watch_id: str | None = None


@dataclass(frozen=True, slots=True)
class AskedBoard:
    """A board that was asked while the seeker waited: merged, slow, failed or none."""

    name: str
    status: str
    found: int


@dataclass(frozen=True, slots=True)
class Found:
    """A page of what was found, and what is told beside it. `cursor` None: the last one.

    `count` is of all that match; where `is_capped`, there are more. `sort` is the order they stand
    in: by match needs a resume, so without one it is by relevance.
    """

    openings: tuple[FoundOpening, ...]
    count: int
    is_capped: bool
    cursor: str | None
    facets: Facets
    understood: Understood
    sort: Sort
    boards: tuple[AskedBoard, ...] = ()


def cursor_of(place: Place) -> str:
    moment = (place.as_of - _BEGINNING) // _MICROSECOND
    return f"{moment}.{place.last.score}.{place.last.id}"


def place_of(cursor: str) -> Place:
    """Raises InvalidInput for what no page of ours ended with."""
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise InvalidInput(
            "This is no place in the list.", field="cursor", advice="Begin without a cursor."
        )
    as_of = _BEGINNING + int(found[1]) * _MICROSECOND
    return Place(as_of, Ranked(int(found[2]), found[3]))


def facets_of(told: Tally, as_of: datetime) -> Facets:
    """The commonest first; of the days each span with all that is younger."""
    kinds: Counter[str] = Counter()
    for several, count in told.employment_types.items():
        kinds.update(dict.fromkeys(several, count))
    standings: Counter[str] = Counter()
    for score, count in told.trust_scores.items():
        standings[_standing(score)] += count
    return Facets(
        remote=_facets(told.remote),
        employment_type=_facets(kinds),
        posted_within=tuple(
            Facet(span.value, sum(count for on, count in told.posted_on.items() if on >= first))
            for span, length in SPANS.items()
            for first in [(as_of - length - _BEGINNING).days]
        ),
        company=_facets(told.companies)[:COMPANIES_TOLD],
        trust=_facets(standings),
    )


def _facets(counted: Mapping[str, int]) -> tuple[Facet, ...]:
    ordered = sorted(counted.items(), key=lambda each: (-each[1], each[0]))
    return tuple(Facet(value, count) for value, count in ordered if value)


def _standing(score: int | None) -> str:
    if score is None:
        return "unscored"
    if score >= VERIFIED_FROM:
        return "verified"
    return "caution" if score >= CAUTION_FROM else "danger"
