"""Very wide range of pay: more than twice the bottom, or wider than Ontario allows."""

from collections.abc import Callable
from decimal import Decimal

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.posting.signals.wide_pay_range import wide_pay_range

TORONTO = (Place("Toronto, ON", "Toronto", "ON", "CA"),)


def a_year(low: int | None, high: int | None, currency: str = "USD") -> Pay:
    bounds = [None if each is None else Decimal(each) for each in (low, high)]
    return Pay(bounds[0], bounds[1], currency, Period.YEAR, "")


def test_present_when_the_top_is_thrice_the_bottom(ask: Callable[..., Finding]) -> None:
    assert ask(wide_pay_range, pay=a_year(50_000, 150_000)).outcome is Outcome.PRESENT


def test_absent_when_the_range_is_narrow(ask: Callable[..., Finding]) -> None:
    assert ask(wide_pay_range, pay=a_year(50_000, 60_000)).outcome is Outcome.ABSENT


def test_near_miss_when_the_top_is_exactly_twice_the_bottom(ask: Callable[..., Finding]) -> None:
    assert ask(wide_pay_range, pay=a_year(50_000, 100_000)).outcome is Outcome.ABSENT


def test_present_when_an_ontario_range_spans_more_than_its_law_allows(
    ask: Callable[..., Finding],
) -> None:
    found = ask(wide_pay_range, pay=a_year(70_000, 121_000, "CAD"), places=TORONTO)
    assert found.outcome is Outcome.PRESENT
    assert "50,000" in found.evidence[0].quote


@pytest.mark.parametrize(
    ("low", "high", "currency"),
    [(70_000, 120_000, "CAD"), (140_000, 201_000, "CAD"), (70_000, 121_000, "USD")],
)
def test_near_miss_when_ontarios_law_allows_the_range(
    ask: Callable[..., Finding], low: int, high: int, currency: str
) -> None:
    found = ask(wide_pay_range, pay=a_year(low, high, currency), places=TORONTO)
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize("pay", [None, a_year(50_000, None), a_year(0, 50_000)])
def test_not_applicable_without_a_range(ask: Callable[..., Finding], pay: Pay | None) -> None:
    assert ask(wide_pay_range, pay=pay).outcome is Outcome.NOT_APPLICABLE
