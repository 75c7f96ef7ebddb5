"""Pay far below the occupation's: by the hour or for a full-time year, nothing added to it."""

from collections.abc import Callable
from decimal import Decimal

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.common.money import Extra, Pay, Period
from trusthound.domain.posting.model import EmploymentType
from trusthound.domain.posting.signals.pay_below_occupation import pay_below_occupation


def paid(low: int, high: int | None, period: Period | None, currency: str = "USD") -> Pay:
    return Pay(Decimal(low), None if high is None else Decimal(high), currency, period, "")


def test_present_when_an_engineer_gets_a_clerks_pay(ask: Callable[..., Finding]) -> None:
    found = ask(pay_below_occupation, title="Software engineer", pay=paid(12, 15, Period.HOUR))
    assert found.outcome is Outcome.PRESENT
    assert "nine in ten software developers in the US earn more than" in found.evidence[0].quote


def test_absent_when_the_pay_is_low_but_usual(ask: Callable[..., Finding]) -> None:
    found = ask(pay_below_occupation, title="Data entry clerk", pay=paid(14, 16, Period.HOUR))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_only_the_lower_end_is_low(ask: Callable[..., Finding]) -> None:
    found = ask(pay_below_occupation, title="Software engineer", pay=paid(12, 60, Period.HOUR))
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("title", "pay"),
    [
        ("Server", paid(2, 3, Period.HOUR)),  # tips
        ("Cosmetologist", paid(5, 8, Period.HOUR)),
        ("Fruit picker", paid(3, 5, Period.HOUR)),  # piece rates
        ("Software engineer", paid(4_000, 6_000, Period.YEAR)),  # a month's pay
        ("Registered nurse", paid(300, 400, Period.WEEK)),
        ("Software engineer", paid(12, None, Period.HOUR)),
        ("Software engineer", None),
        ("Software engineer", paid(12, 15, Period.HOUR, "EUR")),
        ("Sales associate", Pay(Decimal(4), Decimal(5), "USD", Period.HOUR, "",
                                extras=(Extra.COMMISSION,))),
        ("Accountant", Pay(Decimal(15_000), Decimal(20_000), "USD", Period.YEAR, "",
                           hours_a_week=Decimal(15))),
    ],
)  # fmt: skip
def test_not_applicable_where_the_figure_is_not_all_that_is_paid(
    ask: Callable[..., Finding], title: str, pay: Pay | None
) -> None:
    assert ask(pay_below_occupation, title=title, pay=pay).outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_part_time_and_interns(ask: Callable[..., Finding]) -> None:
    for kind in (EmploymentType.PART_TIME, EmploymentType.INTERN):
        found = ask(
            pay_below_occupation, title="Software engineer", pay=paid(12, 15, Period.HOUR),
            employment_types=(kind,),
        )  # fmt: skip
        assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_when_the_title_names_no_occupation(ask: Callable[..., Finding]) -> None:
    found = ask(pay_below_occupation, title="Growth wizard", pay=paid(5, 6, Period.HOUR))
    assert found.outcome is Outcome.UNKNOWN
