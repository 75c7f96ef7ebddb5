"""Sends you a cheque: the fake-cheque script and the ordinary check."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.cheque_purchase import cheque_purchase


@pytest.mark.parametrize(
    "text",
    [
        "We will mail you a check to buy your home office equipment.",
        "Deposit the check into your account, keep $500 and send the rest on.",
        "You will receive a cheque to purchase the laptop and software.",
        "The funds are for you to purchase your working equipment from our approved vendor.",
        "Deposit the check we send you and tell us when it clears.",
        "Deposit the cheque and send the remainder to the vendor.",
        "Deposit the check through mobile deposit on the day it comes.",
        "Required tools: printer, MICR ink and envelopes.",
    ],
)
def test_present_when_a_cheque_is_sent_or_printed(ask: Callable[..., Finding], text: str) -> None:
    assert ask(cheque_purchase, text).outcome is Outcome.PRESENT


def test_absent_when_no_cheque_is_mentioned(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(cheque_purchase, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "You check the equipment every morning and deposit the takings at the bank.",
        "An offer depends on a background check and a laptop is provided.",
        "You deposit cheques and keep the ledger up to date.",
        "Duties: deposit checks, purchase supplies, answer phones.",
        "You deposit cheques at the bank on Fridays and keep the remainder of the petty cash "
        "in order.",
        "You purchase office supplies and equipment from our approved vendor.",
        "We never send you a check to buy equipment.",
        "You receive checks from customers and deposit the checks into your account at "
        "our bank branch.",
        "Your pay check arrives every second Friday.",
        "You will check the invoice, order the materials and buy equipment from suppliers.",
    ],
)
def test_near_miss_when_checks_are_examinations_or_a_duty(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(cheque_purchase, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(cheque_purchase, "").outcome is Outcome.UNKNOWN
