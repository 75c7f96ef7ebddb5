"""Shows a wallet's address: Bitcoin, Ethereum and Tron, and what only looks like one."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.wallet_address import wallet_address


@pytest.mark.parametrize(
    "text",
    [
        "Deposit 50 USDT to TJRabPrwbZy45sbavfcjinPJC18kjpRTv8 to begin.",
        "Send the fee in BTC: bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq today.",
        "Wallet for the activation: 0x52908400098527886E0F7030069857D2E4169EE7.",
    ],
)
def test_present_when_such_an_address_stands_in_it(ask: Callable[..., Finding], text: str) -> None:
    assert ask(wallet_address, text).outcome is Outcome.PRESENT


def test_absent_when_there_is_none(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(wallet_address, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "You write smart contracts and look after wallets, BTC and USDT custody.",
        "Commit 0x1f4a is where our wallet began.",
        "Reference TJRabPrwbZy45sbavfcjinPJC18kj of our wallet team.",
        "Apply at https://acme.example/jobs/0x52908400098527886E0F7030069857D2E4169EE7 "
        "wallet team.",
    ],
)
def test_near_miss_when_it_is_another_long_word(ask: Callable[..., Finding], text: str) -> None:
    assert ask(wallet_address, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(wallet_address, "").outcome is Outcome.UNKNOWN
