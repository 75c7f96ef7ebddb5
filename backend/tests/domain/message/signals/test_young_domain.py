"""Newly registered domains in messages; how new and whose is tried in the posting's room."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.assessment.run import run
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.message.signals.young_domain import young_domain
from trusthound.inquiry.message import ask_about_message
from trusthound.wiring.reference.load import load_reference

TODAY = date(2026, 11, 21)
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
TEXT = "Your interview is ready, please go to https://northwind-onboarding.com/start to begin."


def ask(text: str, *days_ago: tuple[str, int | None]) -> Finding:
    dossier = ask_about_message(text, reference=load_reference(), as_of=TODAY)
    told = tuple(
        DomainRegistration(
            domain, None if days is None else TODAY - timedelta(days=days), "", (), "RDAP", NOON
        )
        for domain, days in days_ago
    )
    if told:
        dossier = replace(dossier, domain_registrations=told)
    return run([young_domain], dossier)["young_domain"]


@pytest.mark.parametrize(("days", "strength"), [(2, 1.0), (60, 0.6), (200, 0.25)])
def test_present_where_a_link_leads_to_a_new_domain(days: int, strength: float) -> None:
    found = ask(TEXT, ("northwind-onboarding.com", days))
    assert found.outcome is Outcome.PRESENT
    assert found.strength == strength
    assert found.evidence[0].origin == "RDAP"
    assert found.evidence[0].learnt_on == TODAY


def test_absent_where_it_is_old() -> None:
    assert ask(TEXT, ("northwind-onboarding.com", 4000)).outcome is Outcome.ABSENT


def test_near_miss_of_a_new_mailbox_at_an_old_provider() -> None:
    assert ask("Please write to northwind.jobs@gmail.com today.").outcome is Outcome.NOT_APPLICABLE


def test_unknown_where_no_registry_told() -> None:
    assert ask(TEXT).outcome is Outcome.UNKNOWN
    assert ask(TEXT, ("northwind-onboarding.com", None)).outcome is Outcome.UNKNOWN
