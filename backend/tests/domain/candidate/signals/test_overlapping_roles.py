"""Full-time roles at the same time, and the many kinds that go together."""

import pytest
from tests.written_resumes import a_role, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.overlapping_roles import overlapping_roles
from trusthound.domain.resume.model import Employment, Work

ONE = a_role("Acme Freight", "Accountant", "2018-01 2020-12", kind=Employment.FULL_TIME)


@pytest.mark.parametrize(
    ("dates", "strength"),
    [("2020-09 2022-01", 0.4), ("2020-03 2022-01", 0.7), ("2018-06 2022-01", 1.0)],
)
def test_present_where_both_last_months_together(dates: str, strength: float) -> None:
    found = ask(overlapping_roles, ONE, a_role("Borealis", "Controller", dates))
    assert found.outcome is Outcome.PRESENT
    assert found.strength == strength


@pytest.mark.parametrize("title", ["Product Owner", "Vice President Finance", "Technical Writer"])
def test_present_for_titles_that_only_sound_like_side_work(title: str) -> None:
    other = a_role("Borealis", title, "2018-06 2022-01", "Spoke on behalf of B2B clients")
    assert ask(overlapping_roles, ONE, other).outcome is Outcome.PRESENT


def test_absent_where_one_follows_the_other() -> None:
    other = a_role("Borealis", "Controller", "2020-11 2022-01")
    assert ask(overlapping_roles, ONE, other).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "other",
    [
        a_role("Borealis", "Bookkeeper (part-time)", "2019-01 2022-01"),
        a_role("Borealis", "Freelance designer", "2019-01 2022-01"),
        a_role("Borealis", "Analyst", "2019-01 2022-01", "A contract role through an agency"),
        a_role("Borealis", "Analyst", "2019-01 2022-01", kind=Employment.CONTRACT),
        a_role("Borealis", "Co-founder", "2019-01 2022-01"),
        a_role("University of Northbridge", "Adjunct Lecturer", "2019-01 2022-01"),
        a_role("St. Anne Hospital", "Analyst", "2019-01 2022-01"),
        a_role("Borealis", "Analyst", "2019-01 2022-01", "Evenings and weekends beside my role"),
        a_role("Borealis", "Board member", "2019-01 2022-01"),
        a_role("Acme Freight GmbH", "Senior Accountant", "2019-01 2022-01"),
        a_role("Borealis", "Controller", "2020 2022"),
    ],
    ids=["part-time", "freelance", "agency", "contract", "founder", "university", "hospital",
         "evenings", "board", "promotion", "whole-years"],
)  # fmt: skip
def test_near_miss_of_work_that_goes_along_with_another(other: Work) -> None:
    assert ask(overlapping_roles, ONE, other).outcome is not Outcome.PRESENT


def test_unknown_where_no_work_was_read() -> None:
    assert ask(overlapping_roles).outcome is Outcome.UNKNOWN
