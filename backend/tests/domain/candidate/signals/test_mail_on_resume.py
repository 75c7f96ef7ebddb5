"""The address that was given, on the resume."""

from tests.written_resumes import ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.mail_on_resume import mail_on_resume


def test_present_where_it_is_the_same_mailbox() -> None:
    found = ask(mail_on_resume, mails=["maria.lopez@gmail.com"], mail="marialopez+jobs@gmail.com")
    assert found.outcome is Outcome.PRESENT


def test_absent_where_it_is_another() -> None:
    found = ask(mail_on_resume, mails=["maria.lopez@gmail.com"], mail="maria@lopez-studio.com")
    assert found.outcome is Outcome.ABSENT


def test_near_miss_of_dots_that_count_elsewhere() -> None:
    found = ask(mail_on_resume, mails=["maria.lopez@example.org"], mail="marialopez@example.org")
    assert found.outcome is Outcome.ABSENT
