"""Pay for ads on your car: drivers wanted, or the trade of wrapping cars."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.car_advertising import car_advertising


@pytest.mark.parametrize(
    "text",
    [
        "Get paid $400 weekly for driving your car with our sticker on it, an ad for an "
        "energy drink.",
        "We place a small advert on your car and you earn $350 a week.",
        "Car wrap advertising: earn $500 weekly by driving as you always do.",
        "We wrap your car with our logo and pay you every week.",
    ],
)
def test_present_when_money_is_promised_for_driving_with_an_ad(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(car_advertising, text).outcome is Outcome.PRESENT


def test_absent_when_there_is_no_ad(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(car_advertising, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "As vinyl installer you wrap customers' cars and are paid by the hour.",
        "You sell vehicle advertising to fleets and are paid a salary with commission.",
        "We pay a mileage allowance for driving your own car.",
        "You place adverts in newspapers and on social media, paid at £28,000 a year.",
    ],
)
def test_near_miss_when_it_is_the_trade(ask: Callable[..., Finding], text: str) -> None:
    assert ask(car_advertising, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(car_advertising, "").outcome is Outcome.UNKNOWN
