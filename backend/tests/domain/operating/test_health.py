"""The health score is what its published formula says, and the page shows that formula."""

import re
from pathlib import Path

import pytest

from trusthound.domain.operating.health import (
    COSTS,
    Measured,
    Status,
    database_status,
    health_score,
    status_of,
)

PAGE = Path(__file__).resolve().parents[4] / "docs/operations/admin.md"
NOTHING = Measured(None, None, None, None, None)
WELL = Measured(0, 300, 50, 80, 80)
BAD = Measured(10, 2_000, 1_000, 100, 100)


@pytest.mark.parametrize(
    ("measured", "score"),
    [
        (NOTHING, 100),
        (WELL, 100),
        (BAD, 0),
        (Measured(50, 9_000, 9_000, 100, 100), 0),
        (Measured(5, None, None, None, None), 80),
        (Measured(None, 1_150, None, None, None), 90),
        (Measured(None, None, 525, 90, None), 85),
    ],
)
def test_each_measurement_takes_points_in_proportion(measured: Measured, score: int) -> None:
    assert health_score(measured) == score


def test_all_points_can_be_lost_and_no_more() -> None:
    assert sum(each.points for each in COSTS.values()) == 100


@pytest.mark.parametrize(
    ("score", "status"),
    [
        (100, Status.HEALTHY),
        (80, Status.HEALTHY),
        (79, Status.WARNING),
        (50, Status.WARNING),
        (49, Status.CRITICAL),
    ],
)
def test_a_score_is_told_as_a_status(score: int, status: Status) -> None:
    assert status_of(score) is status


def test_a_database_is_healthy_up_to_a_tenth_of_a_second() -> None:
    assert (database_status(100), database_status(101)) == (Status.HEALTHY, Status.WARNING)


def test_the_page_for_operators_shows_the_points_of_the_formula() -> None:
    section = PAGE.read_text().partition("## The health score")[2].partition("\n## ")[0]
    rows = re.findall(
        r"^\| .+ \| (\d+) \| ([\d.]+) (%|ms|s) \| ([\d.]+) (%|ms|s) \|$", section, re.MULTILINE
    )
    unit = {"%": 1, "ms": 1, "s": 1_000}

    told = [(int(p), float(w) * unit[wu], float(b) * unit[bu]) for p, w, wu, b, bu in rows]
    assert told == [(each.points, each.well, each.bad) for each in COSTS.values()]
