"""Addresses in messages at domains without mail."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.assessment.run import run
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.message.signals.mail_domain_cannot_receive import mail_domain_cannot_receive
from trusthound.inquiry.message import ask_about_message
from trusthound.wiring.reference.load import load_reference

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
TEXT = "Please send your documents to hiring@northwind-onboarding.com before Friday evening."
GOOD = MailRecords(
    "northwind-onboarding.com", True, ("mx.example.com",), False, False, "", "", "DNS", NOON
)


def ask(text: str = TEXT, records: MailRecords | None = None) -> Finding:
    dossier = ask_about_message(text, reference=load_reference(), as_of=date(2026, 11, 21))
    if records is not None:
        dossier = replace(dossier, mail_records=(records,))
    return run([mail_domain_cannot_receive], dossier)["mail_domain_cannot_receive"]


@pytest.mark.parametrize(
    "changes", [{"exists": False, "mail_servers": ()}, {"mail_servers": (), "refuses_mail": True}]
)
def test_present_where_mail_leads_nowhere(changes: dict[str, object]) -> None:
    found = ask(records=replace(GOOD, **changes))  # type: ignore[arg-type]
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote.startswith("northwind-onboarding.com ")
    assert found.evidence[0].learnt_on == NOON.date()


def test_absent_where_the_domain_has_mail() -> None:
    assert ask(records=GOOD).outcome is Outcome.ABSENT


def test_near_miss_of_a_domain_without_policies() -> None:
    records = replace(GOOD, sender_policy=None, alignment_policy=None)
    assert ask(records=records).outcome is Outcome.ABSENT


def test_not_applicable_without_an_address_of_ones_own() -> None:
    found = ask("Please write to northwind.jobs@gmail.com before Friday evening.")
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_where_the_dns_gave_no_answer() -> None:
    assert ask().outcome is Outcome.UNKNOWN
