"""Mystery shopping errands: shoppers wanted, and those who run such a programme."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.mystery_shopping import mystery_shopping


@pytest.mark.parametrize(
    "text",
    [
        "Mystery shopper needed in your area, $300 for each assignment.",
        "Become a secret shopper and get paid to shop.",
        "You evaluate the services of Western Union and Walmart outlets and report to us.",
        "We are hiring mystery shoppers for stores near you.",
    ],
)
def test_present_when_shoppers_are_wanted(ask: Callable[..., Finding], text: str) -> None:
    assert ask(mystery_shopping, text).outcome is Outcome.PRESENT


def test_absent_when_nobody_shops(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(mystery_shopping, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "As mystery shopping manager you plan visits and present the results to clients.",
        "You improve our mystery shopper scores together with the store team.",
        "You coordinate a panel of mystery shoppers and train them.",
        "You review stores and their stock every week.",
        "You develop the software with which mystery shoppers file reports.",
    ],
)
def test_near_miss_when_it_is_a_product_or_a_programme_to_run(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(mystery_shopping, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(mystery_shopping, "").outcome is Outcome.UNKNOWN
