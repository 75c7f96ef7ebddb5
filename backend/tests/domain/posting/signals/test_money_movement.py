"""Money through your own account, and the duties of a bank clerk."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.money_movement import money_movement


@pytest.mark.parametrize(
    "text",
    [
        "You receive payments from our clients into your personal bank account and forward them.",
        "Keep 10% of each transfer and send the rest by wire.",
        "Deposit it, keep $500 as your first pay and send the rest to the vendor.",
        "Collection agent part-time: money is passed on through Western Union.",
        "Your task is opening accounts in your own name at several banks.",
    ],
)
def test_present_when_money_passes_through_the_own_account(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(money_movement, text).outcome is Outcome.PRESENT


def test_absent_when_no_money_is_moved(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(money_movement, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Our bank hires a clerk who handles wire transfers and incoming payments.",
        "You process payments of customers in SAP and send reminders.",
        "Your salary is paid by direct deposit to your bank account.",
        "You receive payments in the store and through your till account.",
        "We never ask you to receive money into your personal account.",
    ],
)
def test_near_miss_when_moving_money_is_the_employers_trade(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(money_movement, text).outcome is Outcome.ABSENT


def test_near_miss_when_a_transfer_service_advertises_itself(ask: Callable[..., Finding]) -> None:
    text = "You review transfers that customers send through Western Union."
    assert ask(money_movement, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(money_movement, "").outcome is Outcome.UNKNOWN
