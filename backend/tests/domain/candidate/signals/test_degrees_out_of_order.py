"""Degrees and the order in which they were taken."""

from tests.written_resumes import a_course, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.degrees_out_of_order import degrees_out_of_order
from trusthound.domain.resume.model import Education, Level


def courses(bachelor: str, master: str) -> list[Education]:
    return [
        a_course("Northern College", bachelor, Level.BACHELOR, "BSc"),
        a_course("Northern College", master, Level.MASTER, "MSc"),
    ]


def test_present_where_the_higher_came_years_before() -> None:
    found = ask(degrees_out_of_order, education=courses("2014-09 2018-06", "2010-09 2012-06"))
    assert found.outcome is Outcome.PRESENT


def test_absent_where_the_first_came_first() -> None:
    found = ask(degrees_out_of_order, education=courses("2010 2014", "2014 2016"))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_of_a_second_first_degree_and_of_joint_programmes() -> None:
    both = [
        *courses("2010 2014", "2014 2016"),
        a_course("Art School", "2018 2021", Level.BACHELOR),
    ]
    assert ask(degrees_out_of_order, education=both).outcome is Outcome.ABSENT
    joint = courses("2010-09 2015-06", "2013-09 2015-02")
    assert ask(degrees_out_of_order, education=joint).outcome is Outcome.ABSENT


def test_not_applicable_with_one_degree() -> None:
    one = courses("2010 2014", "2014 2016")[:1]
    assert ask(degrees_out_of_order, education=one).outcome is Outcome.NOT_APPLICABLE
