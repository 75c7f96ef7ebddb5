"""Office work paid by the day or week: at home, without experience, in a sum of its own."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.odd_pay_unit import odd_pay_unit


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Data entry clerk", "Work from home. No experience required. You earn $350 weekly."),
        ("Part-time job", "Earn $200-$800 a day online! No experience needed, work from home."),
        ("Virtual assistant", "Fully remote. Pay: $90 per day. Training provided."),
        ("Online typist", "Typing from home, weekly pay: $450. Anyone can apply."),
    ],
)
def test_present_when_easy_work_at_home_is_quoted_by_day_or_week(
    ask: Callable[..., Finding], title: str, text: str
) -> None:
    found = ask(odd_pay_unit, text, title=title)
    assert found.outcome is Outcome.PRESENT
    assert "$" in found.evidence[0].quote


def test_absent_when_it_is_paid_by_the_hour(ask: Callable[..., Finding]) -> None:
    found = ask(
        odd_pay_unit, "Work from home. No experience needed. $17 an hour, 30 hours a week.",
        title="Data entry clerk",
    )  # fmt: skip
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Travel nurse RN", "ICU, 13 weeks: $3,200 per week. Training provided on our charting."),
        ("CDL truck driver", "Home weekly! $1,500 per week, no experience, remote dispatch."),
        ("IT contractor", "Remote, £500 a day outside IR35. Training provided."),
        ("Data entry clerk", "Work from home, $17/hour, paid weekly. No experience needed."),
        ("Data entry clerk", "In our office. $600 per week. No experience needed."),
        ("Administrative assistant", "Remote. $900 per week. Three years of experience."),
        ("Customer service agent", "Work from home; no experience needed. A $25 a day meal "
         "allowance on training days."),
        ("Office assistant", "Remote, no experience: you handle orders of $5,000 per day."),
    ],
)  # fmt: skip
def test_near_miss_when_such_pay_is_usual_or_no_wage(
    ask: Callable[..., Finding], title: str, text: str
) -> None:
    assert ask(odd_pay_unit, text, title=title).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(odd_pay_unit, title="Data entry clerk").outcome is Outcome.UNKNOWN
