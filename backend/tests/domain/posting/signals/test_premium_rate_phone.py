"""Premium-rate numbers: those that charge the caller, not those of a firm's switchboard."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.premium_rate_phone import premium_rate_phone


@pytest.mark.parametrize(
    "number", ["+44 909 879 0123", "+1 900 234 5678", "+44 70 1234 5678", "+49 900 1 234567"]
)
def test_present_when_the_call_is_dear(ask: Callable[..., Finding], number: str) -> None:
    found = ask(premium_rate_phone, f"For your interview call {number} now.")
    assert found.outcome is Outcome.PRESENT
    assert number in found.evidence[0].quote


def test_absent_when_the_number_is_an_ordinary_one(ask: Callable[..., Finding]) -> None:
    found = ask(premium_rate_phone, "Questions? Call us at +1 512 555 0187 or +44 20 7946 0018.")
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize("number", ["+44 871 234 5678", "+44 845 123 4567", "+1 800 234 5678"])
def test_near_miss_when_it_is_a_business_rate_or_free(
    ask: Callable[..., Finding], number: str
) -> None:
    assert ask(premium_rate_phone, f"Phone our office: {number}.").outcome is Outcome.ABSENT


def test_not_applicable_without_a_phone_number(ask: Callable[..., Finding]) -> None:
    found = ask(premium_rate_phone, "Apply on our site.")
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(premium_rate_phone).outcome is Outcome.UNKNOWN
