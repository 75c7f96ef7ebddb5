"""How often we were right, by those who know."""

import pytest

from trusthound.domain.assessment.accuracy import ScamAccuracy, share_of


def test_right_are_scams_in_danger_and_verified_ones_that_are_legitimate() -> None:
    share = ScamAccuracy(scams_told=30, false_alarms=2, missed_scams=3, genuine_told=15).of_all
    assert share is not None
    assert share.n == 50
    assert share.share == pytest.approx(0.9)


def test_nothing_labelled_is_no_share_at_all() -> None:
    assert ScamAccuracy(0, 0, 0, 0).of_all is None


def test_the_bounds_are_wilsons() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for found, n, least, most in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        share = share_of(found, n)
        assert share is not None
        assert (share.least, share.most) == pytest.approx((least, most), abs=0.0002)
