"""What is new of a watched opening, and what is none."""

from dataclasses import replace
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import pytest

from trusthound.domain.alerts.watching import Happening, Part, WatchNews, news, snapshot_of
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import RemoteWork, Seniority
from trusthound.domain.search.opening import Opening, Trust

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
PAY = Pay(Decimal(30_000), None, "GBP", Period.YEAR, "")
BAKER = Opening(
    id="1", title="C Developer", company="Acme", description="Bake bread.\n• Train two people.",
    url="https://jobs.example/1", places=(Place("London"),), remote=RemoteWork.UNSTATED, pay=PAY,
    employment_types=(), seniority=Seniority.UNSTATED, language="en",
    date_posted=date(2026, 11, 1), first_seen_at=NOON, last_seen_at=NOON, closed_at=None,
    trust=Trust(80, "assessed", (), "1"), links=(),
)  # fmt: skip


def new(**changes: Any) -> list[tuple[Happening, Part | None]]:
    return [(each.happening, each.part) for each in told(**changes)]


def told(**changes: Any) -> tuple[WatchNews, ...]:
    return news(snapshot_of(BAKER), replace(BAKER, **changes), now=NOON)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"last_seen_at": datetime(2026, 11, 22, tzinfo=UTC)},
        {"title": "C  developer"},
        {"description": "  Bake bread. - Train two people."},
        {"date_posted": date(2026, 10, 30)},
        {"date_posted": None},
        {"trust": Trust(10, "assessed", (), "2")},
        # Another board's words, which nobody changed.
        {"url": "https://board.example/2", "title": "Baker", "pay": None, "description": "New."},
    ],
)
def test_nothing_is_told_of(changes: dict[str, Any]) -> None:
    assert new(**changes) == []


def test_what_is_told_of() -> None:
    assert new(title="C++ Developer") == [(Happening.CHANGED, Part.TITLE)]
    assert new(places=(Place("Leeds"),)) == [(Happening.CHANGED, Part.PLACE)]
    assert new(pay=None) == [(Happening.PAY_REMOVED, Part.PAY)]
    euros = replace(PAY, currency="EUR")
    assert new(pay=euros) == [(Happening.CHANGED, Part.PAY)]
    assert new(description="Bake bread.") == [(Happening.CHANGED, Part.DESCRIPTION)]
    assert new(date_posted=date(2026, 11, 9)) == [(Happening.REPOSTED, None)]


def test_it_closed_when_it_did_and_its_other_words_go_with_it() -> None:
    (only,) = told(closed_at=NOON, date_posted=date(2026, 11, 20))
    assert (only.happening, only.at) == (Happening.CLOSED, NOON)


def test_one_that_opens_again_with_a_new_date_is_both() -> None:
    closed = replace(BAKER, closed_at=NOON)
    opened = replace(BAKER, date_posted=date(2026, 11, 20))
    happened = news(snapshot_of(closed), opened, now=NOON)
    assert [each.happening for each in happened] == [Happening.REOPENED, Happening.REPOSTED]


def test_of_a_text_only_the_sentences_that_differ_are_told() -> None:
    (only,) = told(description="Bake bread.\n• Train four people.\nWork at night.")
    assert (only.before, only.after) == (
        "• Train two people.",
        "• Train four people. Work at night.",
    )


def test_long_changes_are_cut_between_words() -> None:
    (only,) = told(description="Bake bread.\n• Train two people.\n" + "word " * 500)
    assert len(only.after) <= 300
    assert only.after.endswith("word…")
