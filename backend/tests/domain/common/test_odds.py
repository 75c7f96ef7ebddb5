"""Odds are told as people speak of them."""

import pytest

from trusthound.domain.common.odds import times_as_common


@pytest.mark.parametrize(
    ("nats", "told"),
    [
        (0.41, "1.5 times"),
        (-1.6, "5 times"),
        (2.0, "7 times"),
        (8.13, "over 100 times"),
        (-1e9, "over 100 times"),
    ],
)
def test_odds_are_told_as_times(nats: float, told: str) -> None:
    assert times_as_common(nats) == told
