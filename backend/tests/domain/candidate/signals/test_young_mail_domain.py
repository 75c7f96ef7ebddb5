"""Addresses at new domains."""

from datetime import timedelta

from tests.written_resumes import NOON, TODAY, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.young_mail_domain import young_mail_domain
from trusthound.domain.facts.domain_registration import DomainRegistration


def registered(days: int) -> tuple[DomainRegistration, ...]:
    day = TODAY - timedelta(days=days)
    return (DomainRegistration("lopez-studio.com", day, "", (), "RDAP", NOON),)


def test_present_where_it_is_some_weeks_old() -> None:
    mail = "maria@lopez-studio.com"
    found = ask(young_mail_domain, mail=mail, domain_registrations=registered(20))
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1.0


def test_absent_where_it_is_old() -> None:
    mail = "maria@lopez-studio.com"
    found = ask(young_mail_domain, mail=mail, domain_registrations=registered(900))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_of_half_a_year() -> None:
    mail = "maria@lopez-studio.com"
    found = ask(young_mail_domain, mail=mail, domain_registrations=registered(180))
    assert found.outcome is Outcome.ABSENT


def test_unknown_where_no_registry_told() -> None:
    assert ask(young_mail_domain, mail="maria@lopez-studio.com").outcome is Outcome.UNKNOWN
