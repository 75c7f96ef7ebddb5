"""Pay taken back: none, or a lower most, where it stated more before."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.facts.sightings import Change, Changed, Sightings
from trusthound.domain.posting.signals.pay_removed import pay_removed

Ask = Callable[..., Finding]

DAY = date(2026, 11, 1)
PAY = Pay(Decimal(40_000), Decimal(50_000), "USD", Period.YEAR, "")


def asked(ask: Ask, *changes: Change, pay: Pay | None = None, times: int = 3) -> Finding:
    learnt = {"sightings": Sightings(first_seen_on=DAY, times_seen=times, changes=changes)}
    return ask(pay_removed, pay=pay, learnt=learnt)


REMOVED = Change(Changed.PAY_REMOVED, DAY, "$50k–$60k a year", "")
LOWERED = Change(Changed.PAY_LOWERED, DAY, "$50k–$60k a year", "$40k–$50k a year")


def test_present_when_the_pay_went_or_fell_and_says_what_it_was(ask: Ask) -> None:
    removed, lowered = asked(ask, REMOVED), asked(ask, LOWERED, pay=PAY)
    assert removed.outcome is lowered.outcome is Outcome.PRESENT
    assert "“$50k–$60k a year” before 2026-11-01" in removed.evidence[0].quote
    assert removed.strength > lowered.strength


def test_absent_when_its_pay_stayed(ask: Ask) -> None:
    other = Change(Changed.TITLE, DAY, "Cook", "Baker")
    assert asked(ask, other, pay=PAY).outcome is Outcome.ABSENT


def test_near_miss_of_pay_that_rose_or_came_back(ask: Ask) -> None:
    back = Change(Changed.PAY, DAY, "", "$40k–$50k a year")
    assert asked(ask, REMOVED, back, pay=PAY).outcome is Outcome.ABSENT
    assert asked(ask, REMOVED, pay=PAY).outcome is Outcome.ABSENT


def test_not_applicable_when_we_looked_once_and_unknown_without_a_database(ask: Ask) -> None:
    assert asked(ask, times=1).outcome is Outcome.NOT_APPLICABLE
    assert ask(pay_removed).outcome is Outcome.UNKNOWN
