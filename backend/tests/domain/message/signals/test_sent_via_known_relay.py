"""Sent by a hiring system: proven, and worth less where anyone has an account."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.sent_via_known_relay import sent_via_known_relay


def test_present_when_the_system_is_proven(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        sent_via_known_relay,
        sender="Acme <no-reply@us.greenhouse-mail.io>",
        results="dmarc=pass header.from=us.greenhouse-mail.io",
    )
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1
    assert found.evidence[1].quote == "greenhouse-mail.io is Greenhouse's"


def test_present_weakly_when_anyone_has_an_account_there(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        sent_via_known_relay,
        sender="Acme <acme@jobs.workablemail.com>",
        results="dmarc=pass header.from=jobs.workablemail.com",
    )
    assert found.outcome is Outcome.PRESENT
    assert found.strength < 1


def test_absent_when_the_system_is_not_proven(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        sent_via_known_relay,
        sender="Acme <no-reply@us.greenhouse-mail.io>",
        results="spf=pass smtp.mailfrom=evil.example",
    )
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_the_domain_is_only_like_a_systems(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(sent_via_known_relay, sender="Acme <no-reply@greenhouse-mail.co>")
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_without_the_receivers_results(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(sent_via_known_relay, sender="A <a@greenhouse-mail.io>", results="")
    assert found.outcome is Outcome.UNKNOWN


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(sent_via_known_relay).outcome is Outcome.NOT_APPLICABLE
