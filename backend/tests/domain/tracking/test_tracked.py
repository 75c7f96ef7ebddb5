"""Which opening an application is of, by its link."""

import pytest

from trusthound.domain.tracking.application import Facts
from trusthound.domain.tracking.tracked import ShownThere, opening_of

COOK = ShownThere("cook", "Cook (m/f/d)", "Fabrikam")
SOUS = ShownThere("sous", "Sous Chef, Leeds", "Fabrikam")
WAITER = ShownThere("waiter", "Waiter", "Fabrikam")


@pytest.mark.parametrize(
    ("title", "shown", "found"),
    [
        ("Cook", (COOK,), "cook"),
        ("Sous Chef at Fabrikam", (COOK, SOUS, WAITER), "sous"),
        ("Chef", (SOUS,), "sous"),
        ("Night Cook", (COOK,), "cook"),
        ("Cook", (COOK, COOK), "cook"),  # on two boards
        ("Baker", (COOK,), None),
        ("Cook", (COOK, ShownThere("other", "Cook", "Fabrikam")), None),
        ("Cook", (), None),
    ],
)
def test_title_and_link_together_tell_the_opening(
    title: str, shown: tuple[ShownThere, ...], found: str | None
) -> None:
    facts = Facts(title, "Fabrikam", "Leeds", "https://fabrikam.example/jobs")
    assert opening_of(facts, shown) == found
