"""Employers that are on a list."""

from tests.written_resumes import a_role, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.employer_found import employer_found


def test_present_for_a_known_employer() -> None:
    found = ask(employer_found, a_role("Microsoft Corporation", "Clerk", "2015-01 2018-01"))
    assert found.outcome is Outcome.PRESENT


def test_absent_for_a_firm_on_no_list() -> None:
    role = a_role("Quellwerk Feinmechanik", "Clerk", "2015-01 2018-01")
    assert ask(employer_found, role).outcome is Outcome.ABSENT


def test_near_miss_of_a_name_that_only_begins_like_one() -> None:
    role = a_role("Microsoftware Beratung Nord", "Clerk", "2015-01 2018-01")
    assert ask(employer_found, role).outcome is Outcome.ABSENT
