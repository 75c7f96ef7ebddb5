"""What was found of each opening in, the order in which a seeker reads them out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from math import exp2
from operator import attrgetter

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


@dataclass(frozen=True, slots=True)
class Candidate:
    """An opening that matches, and where: shares of what was asked for, from 0 to 1, each thing by
    how much it tells.

    `in_title` counts other names as well, `typed` only the words themselves, `in_heading` title,
    company and place. `beside` is how many words the title has besides. `text` is what its text
    says of the words, from 0 to 1, 0 where nobody looked. `posted_at` is in seconds since 1970.
    """

    id: str
    posted_at: int
    trust_score: int | None
    is_own: bool
    has_pay: bool
    in_title: float
    typed: float
    in_heading: float
    is_phrase: bool
    beside: int
    text: float = 0.0


@dataclass(frozen=True, slots=True)
class Further:
    """An opening that matches and was not compared: it follows those that were, the newest first,
    where relevance is the order.
    """

    id: str
    posted_at: int
    trust_score: int | None
    has_pay: bool


@dataclass(frozen=True, slots=True)
class Ranked:
    """A place in the order: the highest `score` first, and of equal ones the higher id."""

    score: int
    id: str

    @property
    def key(self) -> tuple[int, str]:
        return self.score, self.id


def relevance(found: Candidate, now: float) -> float:
    """Words before everything; among openings that fit alike the newer, the employer's own and the
    trusted first. `now` is in seconds since 1970.
    """
    title = found.in_title * (1 - _BESIDE + _BESIDE * 3 / (3 + found.beside))
    words = (
        _TITLE * title
        + _TYPED * found.typed
        + _HEADING * found.in_heading
        + _PHRASE * found.is_phrase
        + _TEXT * found.text
    )
    days = max(0.0, (now - found.posted_at) / SECONDS_A_DAY)
    fresh = 1 - _AGE + _AGE * exp2(-days / HALF_LIFE_DAYS)
    return words * fresh * (1 + _OWN * found.is_own) * (1 + _trusted(found.trust_score))


def ranked(
    candidates: Iterable[Candidate],
    sort: Sort,
    as_of: datetime,
    *,
    further: Iterable[Further] = (),
    pay_is_asked: bool = False,
    matches: Mapping[str, int] | None = None,
) -> tuple[Ranked, ...]:
    """The whole order. Where pay is asked for, what states none comes after what states enough."""
    told = matches or {}
    now = as_of.timestamp()

    def score(each: Candidate | Further, relevant: int) -> int:
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

    order = [
        Ranked(score(each, round(relevance(each, now) * STEPS)), each.id) for each in candidates
    ]
    # A day is less than a step, so that they come after all that were compared.
    order += [
        Ranked(score(each, each.posted_at // SECONDS_A_DAY - STEPS), each.id) for each in further
    ]
    return tuple(sorted(order, key=attrgetter("score", "id"), reverse=True))


# More than any score and any moment in seconds.
_BEFORE_ALL = 10**13


def _trusted(score: int | None) -> float:
    if score is None:
        return 0.0
    if score >= VERIFIED_FROM:
        return _TRUST
    return 0.0 if score >= CAUTION_FROM else -3 * _TRUST
