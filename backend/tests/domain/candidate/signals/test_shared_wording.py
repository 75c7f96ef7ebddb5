"""Points that recur in the organisation's own checks."""

import pytest
from tests.written_resumes import TODAY, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.recurrences import Recurrences, RecurringWording
from trusthound.domain.candidate.signals.shared_wording import shared_wording


def told(points: int, of: int) -> Recurrences:
    return Recurrences(40, (), RecurringWording(points, of, TODAY))


@pytest.mark.parametrize(("points", "of", "strength"), [(3, 12, 0.6), (3, 4, 1.0), (6, 20, 1.0)])
def test_present_where_several_points_recur(points: int, of: int, strength: float) -> None:
    found = ask(shared_wording, recurrences=told(points, of))
    assert found.outcome is Outcome.PRESENT
    assert found.strength == strength


def test_absent_where_none_recurs() -> None:
    assert ask(shared_wording, recurrences=Recurrences(40)).outcome is Outcome.ABSENT


def test_near_miss_of_two_points_and_of_three_among_many() -> None:
    assert ask(shared_wording, recurrences=told(2, 4)).outcome is Outcome.ABSENT
    assert ask(shared_wording, recurrences=told(3, 40)).outcome is Outcome.ABSENT


def test_unknown_where_nothing_was_compared() -> None:
    assert ask(shared_wording).outcome is Outcome.UNKNOWN
