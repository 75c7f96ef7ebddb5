"""Bands and the verdict line, at their edges."""

import pytest

from trusthound.domain.assessment.band import Band, band_of, verdict_line


@pytest.mark.parametrize(
    ("score", "band"),
    [
        (100, Band.VERIFIED),
        (80, Band.VERIFIED),
        (79, Band.CAUTION),
        (40, Band.CAUTION),
        (39, Band.DANGER),
        (0, Band.DANGER),
    ],
)
def test_a_score_belongs_to_its_band(score: int, band: Band) -> None:
    assert band_of(score) is band


@pytest.mark.parametrize(
    ("score", "line"), [(60, "Trust: 60/100"), (59, "Risk: 41/100"), (0, "Risk: 100/100")]
)
def test_the_verdict_speaks_of_trust_from_60_on_and_of_risk_below(score: int, line: str) -> None:
    assert verdict_line(score) == line
