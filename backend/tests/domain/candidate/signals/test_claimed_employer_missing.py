"""Employers that the candidate named, compared with the resume."""

import pytest
from tests.written_resumes import a_role, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.claimed_employer_missing import claimed_employer_missing

ROLES = (
    a_role("International Business Machines", "Clerk", "2015-01 2018-01"),
    a_role("Acme Robotics GmbH & Co. KG", "Clerk", "2018-02 2021-01", "Served Northwind Ltd."),
    a_role("Meta (formerly Facebook)", "Clerk", "2021-02 now"),
)


def test_present_where_the_resume_lacks_it() -> None:
    found = ask(claimed_employer_missing, *ROLES, employers="Acme Robotics, Borealis Bank")
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "Borealis Bank"


def test_absent_where_all_are_there() -> None:
    found = ask(claimed_employer_missing, *ROLES, employers="Acme Robotics, IBM")
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "named",
    ["IBM", "acme robotics, Inc.", "Acme Robotic", "Facebook", "Meta Platforms", "Northwind",
     "Google / Acme Robotics"],
)  # fmt: skip
def test_near_miss_of_another_form_of_the_name(named: str) -> None:
    assert ask(claimed_employer_missing, *ROLES, employers=named).outcome is Outcome.ABSENT


def test_not_applicable_without_claims_and_unknown_without_work() -> None:
    assert ask(claimed_employer_missing, *ROLES).outcome is Outcome.NOT_APPLICABLE
    assert ask(claimed_employer_missing, employers="Acme").outcome is Outcome.UNKNOWN
