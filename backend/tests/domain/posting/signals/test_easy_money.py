"""High weekly pay for easy work: all three of pay, ease and home."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.easy_money import easy_money


@pytest.mark.parametrize(
    "text",
    [
        "Data entry from home, $5,000 weekly, no experience needed.",
        "Work from your home and earn up to $2500 per week. No special skills needed.",
        "Online job: earn $400 a day from your phone. Anyone can do it.",
        "$150–$500 daily, done on your phone.",
        "Typing at home. £1,200 a week. All you need is a computer.",
    ],
)
def test_present_when_much_is_paid_for_easy_work_at_home(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(easy_money, text).outcome is Outcome.PRESENT


def test_absent_when_nothing_is_said_about_pay(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(easy_money, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Truck drivers earn $1,500 per week, no experience needed, we train you.",
        "Data entry from home, no experience needed, $600 per week.",
        "Drivers earn $300 daily and see the route on your phone.",
        "$20–$40 daily, done on your phone.",
        "Senior engineer, remote from home: $4,000 per week for ten years of experience.",
        "You manage accounts of $5,000 a week; typing skills are helpful.",
    ],
)
def test_near_miss_when_one_of_the_three_is_missing(ask: Callable[..., Finding], text: str) -> None:
    assert ask(easy_money, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(easy_money, "").outcome is Outcome.UNKNOWN
