"""Addresses that only look like an employer's."""

from tests.written_resumes import a_role, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.look_alike_mail import look_alike_mail

ROLE = a_role("Microsoft", "Engineer", "2019-01 now")


def test_present_in_full_where_the_resume_names_the_employer() -> None:
    found = ask(look_alike_mail, ROLE, mail="maria@rnicrosoft.com")
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1.0
    assert "microsoft.com" in found.evidence[1].quote


def test_absent_for_the_employers_own() -> None:
    assert ask(look_alike_mail, ROLE, mail="maria@microsoft.com").outcome is Outcome.ABSENT


def test_near_miss_of_a_domain_of_ones_own() -> None:
    assert ask(look_alike_mail, ROLE, mail="maria@lopez-studio.com").outcome is Outcome.ABSENT
