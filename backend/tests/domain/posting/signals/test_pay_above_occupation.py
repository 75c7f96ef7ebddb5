"""Pay far above the occupation's: easy work far beyond its best-paid tenth, or absurd sums."""

from collections.abc import Callable
from decimal import Decimal

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.common.money import Extra, Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import Seniority
from trusthound.domain.posting.signals.pay_above_occupation import pay_above_occupation

IN_TEXAS = (Place("Austin, TX", "Austin", "TX", "US"),)
NO_EXPERIENCE = "No experience needed, we train you. " * 8


def paid(low: int, high: int | None, period: Period | None, currency: str = "USD") -> Pay:
    return Pay(Decimal(low), None if high is None else Decimal(high), currency, period, "")


def up_to(high: int, period: Period) -> Pay:
    return Pay(None, Decimal(high), "USD", period, "")


def test_present_when_a_typists_hour_pays_a_lawyers(ask: Callable[..., Finding]) -> None:
    found = ask(
        pay_above_occupation, title="Remote data entry clerk", places=IN_TEXAS,
        pay=paid(95, None, Period.HOUR),
    )  # fmt: skip
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1.0
    assert found.evidence[0].quote == (
        "Stated from $95 an hour; nine in ten data entry keyers in Texas earn less than $27.37 an "
        "hour"
    )
    assert found.evidence[0].origin == "BLS OEWS, May 2025"


def test_present_but_weaker_when_the_sum_is_not_absurd(ask: Callable[..., Finding]) -> None:
    found = ask(pay_above_occupation, title="Data entry", pay=paid(2_000, 3_000, Period.WEEK))
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 0.75


def test_present_when_no_experience_is_asked_for_skilled_work(ask: Callable[..., Finding]) -> None:
    found = ask(
        pay_above_occupation, NO_EXPERIENCE, title="Paralegal", pay=paid(170_000, None, Period.YEAR)
    )
    assert found.outcome is Outcome.PRESENT


@pytest.mark.parametrize(
    ("title", "pay"),
    [
        ("Data entry clerk", paid(18, 22, Period.HOUR)),
        ("Customer service representative", paid(40_000, 55_000, Period.YEAR)),
        ("Software engineer", paid(300_000, 400_000, Period.YEAR)),
    ],
)
def test_absent_when_the_pay_is_within_reach(
    ask: Callable[..., Finding], title: str, pay: Pay
) -> None:
    assert ask(pay_above_occupation, title=title, pay=pay).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("title", "pay"),
    [
        # travel nurses and drivers are openly quoted by the week
        ("Travel Nurse RN - ICU - 13 weeks", paid(3_200, 3_600, Period.WEEK)),
        ("Travel CNA", paid(1_300, None, Period.WEEK)),
        # a contractor's rate by the hour or day holds what an employer pays besides
        ("Senior Java developer (contract)", paid(110, 130, Period.HOUR)),
        ("DevOps engineer", paid(900, 1_000, Period.DAY)),
        # people who work on their own account ask more an hour than a wage is
        ("Bookkeeper (freelance)", paid(75, 90, Period.HOUR)),
        ("Nanny", paid(40, 45, Period.HOUR)),
        # only the top of the range is high, or told
        ("Customer service representative", up_to(120_000, Period.YEAR)),
        ("Virtual assistant", paid(40_000, 250_000, Period.YEAR)),
        # the number is a year's pay behind a wrong period
        ("Data entry clerk", paid(45_000, None, Period.HOUR)),
        ("Office clerk", paid(38_000, 42_000, Period.MONTH)),
        ("Executive assistant to CEO", paid(160_000, 200_000, Period.YEAR)),
        ("Paralegal", paid(170_000, None, Period.YEAR)),
    ],
)
def test_near_miss_when_high_pay_has_an_ordinary_reason(
    ask: Callable[..., Finding], title: str, pay: Pay
) -> None:
    assert ask(pay_above_occupation, title=title, pay=pay).outcome is Outcome.ABSENT


def test_near_miss_when_the_posting_is_for_a_senior(ask: Callable[..., Finding]) -> None:
    found = ask(
        pay_above_occupation, title="Receptionist", seniority=Seniority.SENIOR,
        pay=paid(100_000, None, Period.YEAR),
    )  # fmt: skip
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("title", "pay"),
    [
        ("Data entry clerk", None),
        ("Data entry clerk", paid(95, None, Period.HOUR, "EUR")),
        ("Data entry clerk", paid(95, None, None)),
        ("Sales executive", paid(300_000, None, Period.YEAR)),
        ("Owner operator", paid(8_000, None, Period.WEEK)),
        ("Box truck driver", paid(2_600, 3_500, Period.WEEK)),
        ("Car sales consultant", paid(90_000, 150_000, Period.YEAR)),
        ("Tutor", paid(250, None, Period.HOUR)),
        ("CEO", paid(2_000_000, None, Period.YEAR)),
    ],
)
def test_not_applicable_where_pay_is_no_wage_to_compare(
    ask: Callable[..., Finding], title: str, pay: Pay | None
) -> None:
    assert ask(pay_above_occupation, title=title, pay=pay).outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_commission(ask: Callable[..., Finding]) -> None:
    with_commission = Pay(
        Decimal(200_000), None, "USD", Period.YEAR, "", extras=(Extra.COMMISSION,)
    )
    found = ask(pay_above_occupation, title="Retail sales associate", pay=with_commission)
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_work_in_another_country(ask: Callable[..., Finding]) -> None:
    found = ask(
        pay_above_occupation, title="Data entry clerk", pay=paid(95, None, Period.HOUR),
        places=(Place("Lima", "Lima", "", "PE"),),
    )  # fmt: skip
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_when_the_title_names_no_occupation(ask: Callable[..., Finding]) -> None:
    found = ask(pay_above_occupation, title="Growth wizard", pay=paid(95, None, Period.HOUR))
    assert found.outcome is Outcome.UNKNOWN
