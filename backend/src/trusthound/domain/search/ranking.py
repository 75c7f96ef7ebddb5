"""What was found of each opening in, the order in which a seeker reads them out."""

from collections.abc import Iterable, Mapping
from math import exp2
from typing import NamedTuple, Protocol

from trusthound.domain.assessment.band import CAUTION_FROM, VERIFIED_FROM
from trusthound.domain.search.query import Sort

# So many of the best have the text looked at as well; its words decide between titles alike.
LOOKED_INTO = 20
HALF_LIFE_DAYS = 45.0
SECONDS_A_DAY = 86_400
# Shares of the relevance, from 0 to 1; chosen on the development half of the judged queries.
_TITLE, _TYPED, _HEADING, _PHRASE, _TEXT = 0.50, 0.14, 0.10, 0.06, 0.20
# How far a title of many other words, age, the board and trust move it.
_BESIDE, _AGE, _OWN, _TRUST = 0.30, 0.20, 0.03, 0.06
# So precise is a score; cursors carry it.
STEPS = 1_000_000


class Compared(Protocol):
    """Where an opening has what was asked for: shares from 0 to 1, each thing by how much it tells.

    `in_title` counts other names as well, `typed` only the words themselves, `in_heading` title,
    company and place. `beside` is how many words the title has besides. `posted_at` is in seconds
    since 1970.
    """

    @property
    def posted_at(self) -> int: ...
    @property
    def trust_score(self) -> int | None: ...
    @property
    def is_own(self) -> bool: ...
    @property
    def in_title(self) -> float: ...
    @property
    def typed(self) -> float: ...
    @property
    def in_heading(self) -> float: ...
    @property
    def is_phrase(self) -> bool: ...
    @property
    def beside(self) -> int: ...


class Match(NamedTuple):
    """An opening that matches. One without a `relevance` was not compared: it follows those that
    were, the newest first, where relevance is the order.
    """

    id: str
    posted_at: int
    trust_score: int | None
    has_pay: bool
    relevance: float | None = None


class Ranked(NamedTuple):
    """A place in the order: the highest `score` first, and of equal ones the higher id."""

    score: int
    id: str


def relevance(found: Compared, now: float, text: float = 0.0) -> float:
    """Words before everything; among openings that fit alike the newer, the employer's own and the
    trusted first. `now` is in seconds since 1970; `text` is what the opening's text says of the
    words, from 0 to 1, 0 where nobody looked.
    """
    title = found.in_title * (1 - _BESIDE + _BESIDE * 3 / (3 + max(0, found.beside)))
    words = (
        _TITLE * title
        + _TYPED * found.typed
        + _HEADING * found.in_heading
        + _PHRASE * found.is_phrase
        + _TEXT * text
    )
    days = max(0.0, (now - found.posted_at) / SECONDS_A_DAY)
    fresh = 1 - _AGE + _AGE * exp2(-days / HALF_LIFE_DAYS)
    return words * fresh * (1 + _OWN * found.is_own) * (1 + _trusted(found.trust_score))


def ranked(
    found: Iterable[Match],
    sort: Sort,
    *,
    pay_is_asked: bool = False,
    fits: Mapping[str, int] | None = None,
) -> tuple[Ranked, ...]:
    """The whole order. Where pay is asked for, what states none comes after what states enough."""
    told = fits or {}

    def score(each: Match) -> int:
        # A day is less than a step, so that they come after all that were compared.
        relevant = (
            each.posted_at // SECONDS_A_DAY - STEPS
            if each.relevance is None
            else round(each.relevance * STEPS)
        )
        if sort is Sort.NEWEST:
            first = each.posted_at
        elif sort is Sort.TRUST:
            trust = -1 if each.trust_score is None else each.trust_score
            first = trust * STEPS * 10 + relevant
        elif sort is Sort.MATCH:
            first = told.get(each.id, -1) * STEPS * 10 + relevant
        else:
            first = relevant
        return first + _BEFORE_ALL if pay_is_asked and each.has_pay else first

    return tuple(sorted((Ranked(score(each), each.id) for each in found), reverse=True))


# More than any score and any moment in seconds.
_BEFORE_ALL = 10**13


def _trusted(score: int | None) -> float:
    if score is None:
        return 0.0
    if score >= VERIFIED_FROM:
        return _TRUST
    return 0.0 if score >= CAUTION_FROM else -3 * _TRUST
