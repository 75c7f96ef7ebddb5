"""What counts as a change between two looks, and what does not."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest

from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.facts.sightings import Change, Changed
from trusthound.domain.posting.sameness.changes import MOST_CHANGES, changes_between, with_new
from trusthound.domain.posting.sameness.seen import Seen, State

TODAY = date(2026, 11, 21)
See = Callable[..., Seen | None]


def pay(low: int, high: int, currency: str = "USD", text: str = "") -> Pay:
    return Pay(Decimal(low), Decimal(high), currency, Period.YEAR, text)


def changed(see: See, before: dict[str, object], now: dict[str, object]) -> list[Changed]:
    one, other = see(**before), see(**now)
    assert one is not None
    assert other is not None
    return [each.field for each in changes_between(one.state, other.state, seen_on=TODAY)]


@pytest.mark.parametrize(
    ("before", "now", "field"),
    [
        ({"title": "Cook"}, {"title": "Night cook"}, Changed.TITLE),
        ({"places": (Place("Brno"),)}, {"places": (Place("Graz"),)}, Changed.PLACE),
        ({"pay": pay(50_000, 60_000)}, {"pay": None}, Changed.PAY_REMOVED),
        ({"pay": pay(50_000, 60_000)}, {"pay": pay(40_000, 50_000)}, Changed.PAY_LOWERED),
        ({"pay": pay(50_000, 60_000)}, {"pay": pay(50_000, 70_000)}, Changed.PAY),
        ({"pay": pay(50_000, 60_000)}, {"pay": pay(40_000, 50_000, "EUR")}, Changed.PAY),
        ({"pay": None}, {"pay": pay(50_000, 60_000)}, Changed.PAY),
        (
            {"date_posted": date(2026, 10, 1)}, {"date_posted": date(2026, 11, 1)}, Changed.DATE,
        ),
        ({}, {"description": "something else entirely is offered here today " * 12},
         Changed.DESCRIPTION),
    ],
)  # fmt: skip
def test_a_change_is_told(
    seen: See, before: dict[str, object], now: dict[str, object], field: Changed
) -> None:
    assert changed(seen, before, now) == [field]


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ({"title": "Cook (Req 1)"}, {"title": "COOK (Req 2)"}),
        ({"pay": pay(50, 60, text="$50-60")}, {"pay": pay(50, 60, text="50 to 60 $")}),
        ({"date_posted": date(2026, 11, 1)}, {"date_posted": date(2026, 10, 1)}),
        ({"date_posted": None}, {"date_posted": date(2026, 10, 1)}),
        ({"description": "short"}, {"description": "other"}),
    ],
)
def test_what_is_written_otherwise_is_none(
    seen: See, before: dict[str, object], now: dict[str, object]
) -> None:
    assert changed(seen, before, now) == []


def test_what_another_version_of_ours_read_is_not_compared(seen: See) -> None:
    one, other = seen(title="Cook"), seen(title="Baker")
    assert one is not None
    assert other is not None
    older: State = replace(one.state, reader="0.0.1")
    assert changes_between(older, other.state, seen_on=TODAY) == ()


def test_a_page_that_changes_all_the_time_is_remembered_in_a_few_lines() -> None:
    changes: tuple[Change, ...] = ()
    for number in range(200):
        day = date.fromordinal(TODAY.toordinal() + number // 2)
        changes = with_new(changes, (Change(Changed.TITLE, day, "a", str(number)),))
    assert len(changes) == MOST_CHANGES
    assert changes[-1].after == "199"
