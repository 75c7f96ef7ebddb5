"""Wants to work under your name: accounts, interviews and laptops of others."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.identity_lending import identity_lending


@pytest.mark.parametrize(
    "text",
    [
        "We rent your Upwork account for 300 dollars a month.",
        "Looking for US citizens to lend their LinkedIn profile to our team.",
        "Use your Upwork account and we share the profit: 30% is yours.",
        "You will attend job interviews on behalf of our developers.",
        "Proxy interview support wanted, paid by the hour.",
        "Create a PayPal account in your name and keep the card ready.",
        "Host company laptops at your home and keep them turned on for remote developers.",
        "Our engineers do the work under your name; we pay you a share.",
    ],
)
def test_present_when_a_name_an_account_or_a_home_is_to_be_lent(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(identity_lending, text).outcome is Outcome.PRESENT


def test_absent_when_nothing_is_lent(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(identity_lending, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "You manage LinkedIn profiles and ad accounts of our clients.",
        "Open a brokerage account for each customer and explain it to them.",
        "We provide a laptop that you take home.",
        "You detect sellers who rent their Amazon account to others.",
        "You will attend interviews with journalists on behalf of the company.",
        "Create an account on our careers page to apply.",
        "We never ask you to open a bank account in your name for us.",
    ],
)
def test_near_miss_when_accounts_are_managed_for_their_owners(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(identity_lending, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(identity_lending, "").outcome is Outcome.UNKNOWN
