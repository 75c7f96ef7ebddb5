"""No wages, only commission, and commission on top of wages."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.commission_only import commission_only


@pytest.mark.parametrize(
    "text",
    [
        "This is a commission-only role.",
        "You work on 100% commission.",
        "Join our network marketing team and build residual income.",
        "There is no base salary; you grow your downline.",
    ],
)
def test_present_when_commission_is_the_only_pay(ask: Callable[..., Finding], text: str) -> None:
    assert ask(commission_only, text).outcome is Outcome.PRESENT


def test_absent_when_ordinary_pay(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(commission_only, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Competitive base salary plus uncapped commission.",
        "This is not a commission-only role: you get a base salary and commission.",
        "You need hierarchical models and multi-level modeling.",
        "The Care Quality Commission rates us as good.",
        "You write about MLM companies and consumer protection.",
    ],
)
def test_near_miss_when_commission_comes_on_top_or_is_a_subject(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(commission_only, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(commission_only, "").outcome is Outcome.UNKNOWN


def test_recruiting_others_weighs_more_than_commission(ask: Callable[..., Finding]) -> None:
    plain = ask(commission_only, "This is a commission-only role.")
    network = ask(commission_only, "Recruit others and earn through your downline.")
    assert 0 < plain.strength < network.strength
