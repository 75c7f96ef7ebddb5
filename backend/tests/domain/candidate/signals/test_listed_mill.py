"""Schools on the list of degree sellers."""

import pytest
from tests.written_resumes import a_course, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.listed_mill import listed_mill


@pytest.mark.parametrize(
    "school", ["Belford University", "St. Regis University, Liberia", "Almeda University"]
)
def test_present_where_the_school_is_listed(school: str) -> None:
    found = ask(listed_mill, education=[a_course(school, "2009 2010")])
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[1].origin


def test_absent_where_it_is_not() -> None:
    found = ask(listed_mill, education=[a_course("University of Ghana", "2009 2013")])
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "school",
    [
        "Regis University",
        "Lexington Community College",
        "Bedford University College",
        "Hamilton University, Ontario",
    ],
)
def test_near_miss_of_a_similar_name(school: str) -> None:
    found = ask(listed_mill, education=[a_course(school, "2009 2013")])
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_without_a_school() -> None:
    assert ask(listed_mill).outcome is Outcome.NOT_APPLICABLE
