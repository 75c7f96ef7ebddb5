"""Employers' own sites, and when they were registered."""

from datetime import timedelta

from tests.written_resumes import NOON, TODAY, a_dossier, a_role, ask

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.candidate.signals.young_employer_site import young_employer_site
from trusthound.domain.candidate.signals.young_mail_domain import young_mail_domain
from trusthound.domain.facts.domain_registration import DomainRegistration

SITE = "https://www.tarnwickfreight.com"


def registered(days: int) -> tuple[DomainRegistration, ...]:
    day = TODAY - timedelta(days=days)
    return (DomainRegistration("tarnwickfreight.com", day, "", (), "RDAP", NOON),)


def asked(
    days: int, dates: str = "2015-01 2019-12", mail: str = "", title: str = "Clerk"
) -> Finding:
    role = a_role("Tarnwick Freight Ltd", title, dates)
    return ask(
        young_employer_site, role, links=[SITE], mail=mail, domain_registrations=registered(days)
    )


def test_present_where_the_site_is_weeks_old_and_the_role_years() -> None:
    assert asked(20).outcome is Outcome.PRESENT
    assert asked(20).strength > asked(200).strength


def test_absent_where_the_site_is_old() -> None:
    assert asked(900).outcome is Outcome.ABSENT


def test_near_miss_of_a_young_firm_and_of_ones_own() -> None:
    assert asked(20, dates="2025-11 now").outcome is Outcome.ABSENT
    assert asked(20, title="Founder").outcome is Outcome.ABSENT
    own = asked(20, mail="maria@tarnwickfreight.com")
    assert own.outcome is Outcome.NOT_APPLICABLE


def test_an_employers_site_is_looked_up_beside_the_domains_of_addresses() -> None:
    role = a_role("Tarnwick Freight Ltd", "Clerk", "2015-01 2019-12")
    dossier = a_dossier(role, links=[SITE], mail="maria@lopez-studio.com")
    asked = dossier.subjects_of("domain_registrations")
    assert asked == ("lopez-studio.com", "tarnwickfreight.com")


def test_the_age_of_an_employers_site_says_nothing_of_a_mailbox() -> None:
    role = a_role("Tarnwick Freight Ltd", "Clerk", "2015-01 2019-12")
    found = ask(
        young_mail_domain,
        role,
        links=[SITE],
        mail="maria@lopez-studio.com",
        domain_registrations=registered(20),
    )
    assert found.outcome is Outcome.UNKNOWN


def test_unknown_where_no_registry_told_and_not_applicable_to_known_employers() -> None:
    role = a_role("Tarnwick Freight Ltd", "Clerk", "2015-01 2019-12")
    assert ask(young_employer_site, role, links=[SITE]).outcome is Outcome.UNKNOWN
    known = a_role("Google", "Clerk", "2015-01 2019-12")
    assert ask(young_employer_site, known).outcome is Outcome.NOT_APPLICABLE
