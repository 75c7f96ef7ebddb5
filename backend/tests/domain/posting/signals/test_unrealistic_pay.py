"""Pay far above the usual: for clerical work, at the lower end of what is stated."""

from collections.abc import Callable
from decimal import Decimal

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.posting.signals.unrealistic_pay import unrealistic_pay


def paid(low: int | None, high: int | None, period: Period | None, currency: str = "EUR") -> Pay:
    minimum = None if low is None else Decimal(low)
    return Pay(minimum, None if high is None else Decimal(high), currency, period, "as stated")


def test_present_when_a_clerk_gets_five_thousand_a_week(ask: Callable[..., Finding]) -> None:
    found = ask(unrealistic_pay, title="DATA ENTRY CLERK", pay=paid(5000, 5000, Period.WEEK))
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "as stated"


def test_absent_when_a_clerk_is_paid_as_clerks_are(ask: Callable[..., Finding]) -> None:
    found = ask(unrealistic_pay, title="Data entry clerk", pay=paid(18, 22, Period.HOUR))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_only_the_top_of_the_range_is_high(ask: Callable[..., Finding]) -> None:
    found = ask(unrealistic_pay, title="Virtual assistant", pay=paid(40_000, 130_000, Period.YEAR))
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("title", "pay"),
    [
        ("Data entry clerk", None),
        ("Data entry clerk", paid(5000, None, None)),
        ("Data entry clerk", paid(900_000, None, Period.YEAR, "INR")),
        # dollars are compared with the occupation's own wages
        ("Data entry clerk", paid(5000, 5000, Period.WEEK, "USD")),
        ("Surgeon", paid(400_000, None, Period.YEAR)),
        ("Judicial law clerk", paid(130_000, None, Period.YEAR)),
        ("Head of customer support agents", paid(150_000, None, Period.YEAR)),
    ],
)
def test_not_applicable_where_pay_or_trade_cannot_be_compared(
    ask: Callable[..., Finding], title: str, pay: Pay | None
) -> None:
    assert ask(unrealistic_pay, title=title, pay=pay).outcome is Outcome.NOT_APPLICABLE
