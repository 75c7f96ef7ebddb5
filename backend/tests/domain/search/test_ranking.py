"""The order of what was compared, and of what was not."""

from datetime import UTC, datetime
from typing import NamedTuple

import pytest

from trusthound.domain.search.found import Tally, facets_of
from trusthound.domain.search.query import Sort
from trusthound.domain.search.ranking import Match, ranked, relevance

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
NOW = int(NOON.timestamp())
DAY = 86_400


class Heading(NamedTuple):
    posted_at: int
    trust_score: int | None
    is_own: bool = False
    in_title: float = 0.0
    typed: float = 0.0
    in_heading: float = 0.0
    is_phrase: bool = False
    beside: int = 0


def compared(id_: str, days: int, *, trust: int | None = 50, pays: bool = False) -> Match:
    at = NOW - days * DAY
    return Match(id_, at, trust, pays, relevance(Heading(at, trust), NOW))


def further(id_: str, days: int, *, trust: int | None = 50, pays: bool = False) -> Match:
    return Match(id_, NOW - days * DAY, trust, pays)


def order(sort: Sort, *, pay_is_asked: bool = False) -> str:
    found = ranked(
        [
            compared("a", 400, trust=70), compared("b", 3, pays=True),
            further("c", 2), further("d", 1, trust=90), further("e", 5, trust=70, pays=True),
        ],
        sort,
        pay_is_asked=pay_is_asked,
    )  # fmt: skip
    return "".join(each.id for each in found)


@pytest.mark.parametrize(
    ("sort", "told", "paid"),
    [
        (Sort.RELEVANCE, "badce", "beadc"),
        (Sort.NEWEST, "dcbea", "bedca"),
        (Sort.TRUST, "daebc", "ebdac"),
    ],
)
def test_what_was_not_compared_follows_within_its_kind(sort: Sort, told: str, paid: str) -> None:
    assert order(sort) == told
    assert order(sort, pay_is_asked=True) == paid


def test_facets_are_told_of_what_was_counted() -> None:
    today = NOW // DAY
    told = Tally(
        remote={"remote": 1, "onsite": 3},
        employment_types={("full_time", "contractor"): 2, ("full_time",): 1, (): 1},
        posted_on={today: 1, today - 1: 1, today - 7: 1, today - 31: 1},
        companies={"Acme": 2, "": 1, "Zenith": 1},
        trust_scores={None: 1, 20: 1, 90: 2},
    )
    found = facets_of(told, NOON)
    kinds = {each.value: each.count for each in found.employment_type}
    assert kinds == {"full_time": 3, "contractor": 2}
    assert [each.count for each in found.posted_within] == [2, 3, 3]
    assert [each.value for each in found.company] == ["Acme", "Zenith"]
    assert {each.value: each.count for each in found.trust} == {
        "unscored": 1, "danger": 1, "verified": 2,
    }  # fmt: skip
