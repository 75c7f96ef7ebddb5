"""Wages by payment app or coins: how one is to be paid, not what the firm makes."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.app_or_coin_wages import app_or_coin_wages


@pytest.mark.parametrize(
    "text",
    [
        "You will be paid weekly through Zelle after each task.",
        "Salary is paid every Friday via Cash App.",
        "Payment method: Venmo, same day.",
        "Your wages are paid in USDT to your wallet.",
        "We offer bitcoin salary and fast growth.",
    ],
)
def test_present_when_wages_come_by_app_or_in_coins(ask: Callable[..., Finding], text: str) -> None:
    found = ask(app_or_coin_wages, text)
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote in text


def test_absent_when_wages_come_by_bank_transfer(ask: Callable[..., Finding]) -> None:
    found = ask(app_or_coin_wages, "You are paid every two weeks by direct deposit.")
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "We are a crypto exchange. Salaries are paid in euros, in Lisbon.",
        "You may choose to be paid in USDC instead of dollars.",
        "Our customers send payments with Venmo and Zelle.",
        "Build payment products like Cash App and Venmo.",
        "You know payments through crypto protocols and wallets.",
        "Compensation: base salary in fiat or in crypto, and tokens.",
        "Can you pay the October invoice in USDC again instead of by wire?",
        "Pay the rest to the artist via Zelle.",  # told by other signals: no wage
        "We never pay wages through Zelle or Cash App.",
    ],
)
def test_near_miss_when_the_firm_is_of_that_trade_or_it_is_a_choice(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(app_or_coin_wages, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(app_or_coin_wages).outcome is Outcome.UNKNOWN
