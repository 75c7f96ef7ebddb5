"""Two outputs of `trusthound score` are compared row by row."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from benchmarks.accuracy.flips import flips_between, told

FEE = {"id": "upfront_payment", "outcome": "present", "points": -46.0}
PAY = {"id": "pay_stated", "outcome": "present", "points": 1.5}


def output(file: Path, *lines: Mapping[str, object]) -> Path:
    whole = {"trustScore": 62, "band": "caution", "status": "assessed", "signals": []}
    file.write_text(
        "".join(
            json.dumps({**whole, "id": str(number), "rowDigest": f"d{number}", **line}) + "\n"
            for number, line in enumerate(lines)
        )
    )
    return file


def test_a_posting_in_another_band_is_told_with_the_signals_that_moved_it(tmp_path: Path) -> None:
    before = output(tmp_path / "before", {"signals": [PAY]}, {})
    after = output(
        tmp_path / "after", {"trustScore": 17, "band": "danger", "signals": [PAY, FEE]}, {}
    )
    flips, rows = flips_between(before, after)
    assert rows == 2
    assert [told(each) for each in flips] == [
        "0: 62 caution → 17 danger; upfront_payment +0.0 → -46.0"
    ]


def test_a_score_that_is_gone_is_a_flip_and_a_point_more_is_none(tmp_path: Path) -> None:
    nothing = {"trustScore": None, "band": None, "status": "insufficient_evidence"}
    before = output(tmp_path / "before", {}, {"signals": [PAY]})
    after = output(tmp_path / "after", {"trustScore": 63}, nothing)
    flips, _ = flips_between(before, after)
    assert [told(each) for each in flips] == [
        "1: 62 caution → insufficient_evidence; pay_stated +1.5 → +0.0"
    ]


def test_a_rule_that_moved_a_posting_is_said_to_have(tmp_path: Path) -> None:
    before = output(tmp_path / "before", {})
    after = output(tmp_path / "after", {"trustScore": 80, "band": "verified"})
    flips, _ = flips_between(before, after)
    assert told(flips[0]).endswith("no signal moved, a rule did")


def test_outputs_of_other_rows_are_not_compared(tmp_path: Path) -> None:
    before, after = output(tmp_path / "before", {}, {}), output(tmp_path / "after", {})
    with pytest.raises(SystemExit, match="Line 2 of before and after is not of the same row"):
        flips_between(before, after)
    other = output(tmp_path / "other", {}, {"rowDigest": "another day"})
    with pytest.raises(SystemExit, match="Line 2"):
        flips_between(before, other)
    assert flips_between(before, other, digests=False) == ([], 2)
