"""States the pay: as read, not as worded in the text."""

from collections.abc import Callable
from decimal import Decimal

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.posting.signals.pay_stated import pay_stated


def test_present_when_pay_was_read(ask: Callable[..., Finding]) -> None:
    found = ask(pay_stated, pay=Pay(Decimal(24), Decimal(28), "USD", Period.HOUR, "$24 an hour"))
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "$24 an hour"


def test_present_and_worded_by_us_when_the_page_has_figures_only(
    ask: Callable[..., Finding],
) -> None:
    found = ask(pay_stated, pay=Pay(Decimal(24), None, "USD", Period.HOUR, ""))
    assert "24" in found.evidence[0].quote


def test_absent_when_no_pay_was_read(ask: Callable[..., Finding]) -> None:
    assert ask(pay_stated, "We repair bicycles.").outcome is Outcome.ABSENT


def test_near_miss_when_pay_is_only_praised(ask: Callable[..., Finding]) -> None:
    assert ask(pay_stated, "A competitive salary awaits you.").outcome is Outcome.ABSENT
