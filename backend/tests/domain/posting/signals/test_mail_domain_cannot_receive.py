"""Addresses at domains without mail, told apart from domains that are merely set up loosely."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.posting.signals.mail_domain_cannot_receive import mail_domain_cannot_receive

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
WRITE = "Send your papers to hr@acme-hiring.com"
GOOD = MailRecords(
    domain="acme-hiring.com",
    exists=True,
    mail_servers=("mx.acme-hiring.com",),
    refuses_mail=False,
    has_address=False,
    sender_policy="v=spf1 include:_spf.example.com ~all",
    alignment_policy="none",
    source="DNS",
    learnt_at=NOON,
)


@pytest.mark.parametrize(
    ("changes", "strength", "told"),
    [
        ({"exists": False, "mail_servers": ()}, 1.0, "is not known to the DNS"),
        ({"mail_servers": (), "refuses_mail": True}, 1.0, "null MX"),
        ({"mail_servers": ()}, 1.0, "no mail server (MX) and no address"),
        ({"mail_servers": (), "has_address": True}, 0.5, "no mail server (MX)"),
        ({"sender_policy": "v=spf1 -all"}, 0.5, "nobody sends mail in its name"),
    ],
)
def test_present_where_mail_leads_nowhere(
    ask: Callable[..., Finding], changes: dict[str, object], strength: float, told: str
) -> None:
    records = replace(GOOD, **changes)  # type: ignore[arg-type]
    found = ask(mail_domain_cannot_receive, WRITE, learnt={"mail_records": (records,)})
    assert found.outcome is Outcome.PRESENT
    assert found.strength == strength
    assert told in found.evidence[0].quote
    assert found.evidence[0].learnt_on == NOON.date()


def test_absent_where_the_domain_has_mail(ask: Callable[..., Finding]) -> None:
    found = ask(mail_domain_cannot_receive, WRITE, learnt={"mail_records": (GOOD,)})
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "changes",
    [
        {"alignment_policy": ""},
        {"sender_policy": ""},
        {"sender_policy": None, "alignment_policy": None},
        {"sender_policy": "v=spf1 ip4:192.0.2.1 -all"},
    ],
)
def test_near_miss_of_a_domain_that_is_easy_to_imitate(
    ask: Callable[..., Finding], changes: dict[str, object]
) -> None:
    records = replace(GOOD, **changes)  # type: ignore[arg-type]
    found = ask(mail_domain_cannot_receive, WRITE, learnt={"mail_records": (records,)})
    assert found.outcome is Outcome.ABSENT


def test_near_miss_of_an_address_at_a_host_that_has_mail_of_its_own(
    ask: Callable[..., Finding],
) -> None:
    records = replace(GOOD, domain="mail.acme-hiring.com")
    text = "Send your papers to hr@mail.acme-hiring.com"
    found = ask(mail_domain_cannot_receive, text, learnt={"mail_records": (records,)})
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_without_a_mail_domain_of_ones_own(ask: Callable[..., Finding]) -> None:
    found = ask(mail_domain_cannot_receive, "Write to acme@gmail.com")
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_where_the_dns_gave_no_answer(ask: Callable[..., Finding]) -> None:
    assert ask(mail_domain_cannot_receive, WRITE).outcome is Outcome.UNKNOWN
