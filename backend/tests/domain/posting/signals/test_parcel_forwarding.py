"""Parcels sent on from your home, and those that pass a warehouse."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.parcel_forwarding import parcel_forwarding


@pytest.mark.parametrize(
    "text",
    [
        "You receive packages at your home, inspect them and ship them to our clients abroad.",
        "Parcels will be delivered to your address twice a week. You relabel and ship them on.",
        "Packages are sent to your home and you reship them.",
        "Shipping assistant from home: repack goods with prepaid labels.",
        "Accept parcels and forward them the same day from your home.",
    ],
)
def test_present_when_parcels_pass_through_the_home(ask: Callable[..., Finding], text: str) -> None:
    assert ask(parcel_forwarding, text).outcome is Outcome.PRESENT


def test_absent_when_no_parcels(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(parcel_forwarding, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "You receive parcels in our warehouse in Leeds and load vans.",
        "You deliver parcels to customers and go home with the van.",
        "Medicine packages are sent to your patients at their home address.",
        "You receive packages at your home.",
        "You receive sample boxes at your home and send us your notes.",
        "You receive parcels for the office and send them to the right department.",
        "Logistics coordinator, work from home.",
        "You inspect goods at the dock and report damage.",
        "We never ask anyone to receive packages at their home.",
    ],
)
def test_near_miss_when_parcels_pass_through_the_employers_hands(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(parcel_forwarding, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(parcel_forwarding, "").outcome is Outcome.UNKNOWN
