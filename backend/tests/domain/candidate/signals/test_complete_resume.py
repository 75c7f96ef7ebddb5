"""Resumes that tell enough to be talked about."""

from tests.written_resumes import a_course, a_role, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.complete_resume import complete_resume

ROLE = a_role("Acme", "Clerk", "2019-01 now")


def test_present_with_name_contact_and_a_dated_role() -> None:
    found = ask(complete_resume, ROLE, mails=["maria.lopez@example.org"])
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "It tells 1 role and 0 courses of education"


def test_absent_without_a_contact() -> None:
    assert ask(complete_resume, ROLE).outcome is Outcome.ABSENT


def test_near_miss_of_somebody_new_to_work() -> None:
    course = a_course("Northern College", "2023 2026")
    found = ask(complete_resume, phones=["+1 512 555 0134"], education=[course])
    assert found.outcome is Outcome.PRESENT
