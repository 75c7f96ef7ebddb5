"""Money by gift card or wallet, and the trades that deal in both."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.gift_card_or_wallet_payment import (
    gift_card_or_wallet_payment,
)


@pytest.mark.parametrize(
    "text",
    [
        "The fee must be paid by gift card before your first day.",
        "Buy two iTunes cards and send the codes to your manager.",
        "You will be paid $5,000 weekly in Bitcoin or by Zelle.",
        "Deposit USDT into your work wallet to unlock the next tasks.",
        "Simply top up your account balance to go on.",
    ],
)
def test_present_when_money_moves_by_gift_card_or_coins(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(gift_card_or_wallet_payment, text).outcome is Outcome.PRESENT


def test_absent_when_ordinary_pay(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(gift_card_or_wallet_payment, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Perks: a birthday gift card, free coffee and a gym membership.",
        "You manage our business with gift cards and vouchers for companies.",
        "A crypto exchange hires an accountant. The salary is 70,000 euros a year.",
        "We never ask you to buy gift cards and send the codes to us.",
        "You build the wallet to which customers send Bitcoin from their account.",
        "The referral bonus is paid by gift card to our employees.",
    ],
)
def test_near_miss_when_gift_cards_and_coins_are_a_perk_or_the_trade(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(gift_card_or_wallet_payment, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(gift_card_or_wallet_payment, "").outcome is Outcome.UNKNOWN
