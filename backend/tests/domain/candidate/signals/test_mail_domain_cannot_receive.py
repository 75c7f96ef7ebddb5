"""Addresses at domains without mail."""

from dataclasses import replace

from tests.written_resumes import NOON, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.mail_domain_cannot_receive import (
    mail_domain_cannot_receive,
)
from trusthound.domain.facts.mail_records import MailRecords


def records(*servers: str, exists: bool = True) -> tuple[MailRecords, ...]:
    return (MailRecords("lopez-studio.com", exists, servers, False, False, "", "", "DNS", NOON),)


def test_present_where_the_domain_is_unknown() -> None:
    found = ask(
        mail_domain_cannot_receive,
        mail="maria@lopez-studio.com",
        mail_records=records(exists=False),
    )
    assert found.outcome is Outcome.PRESENT


def test_absent_where_it_has_a_mail_server() -> None:
    found = ask(
        mail_domain_cannot_receive, mail="maria@lopez-studio.com", mail_records=records("mx.a.com")
    )
    assert found.outcome is Outcome.ABSENT


def test_near_miss_of_a_domain_whose_mail_goes_to_its_address() -> None:
    small = (replace(records()[0], has_address=True),)
    mail = "maria@lopez-studio.com"
    found = ask(mail_domain_cannot_receive, mail=mail, mail_records=small)
    assert found.outcome is Outcome.ABSENT


def test_near_miss_of_a_large_provider_that_nobody_asks_about() -> None:
    found = ask(mail_domain_cannot_receive, mail="maria@gmail.com")
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_where_the_dns_was_not_asked() -> None:
    found = ask(mail_domain_cannot_receive, mail="maria@lopez-studio.com")
    assert found.outcome is Outcome.UNKNOWN
