"""Sender close to a known employer's address: a few points, for it may be theirs."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.sender_near_known_name import sender_near_known_name


def test_present_when_nobody_names_the_employer(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(sender_near_known_name, sender="Jane Roe <jane@accenture-careers.net>")
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "jane@accenture-careers.net"


def test_absent_from_any_other_domain(ask_mail: Callable[..., Finding]) -> None:
    assert ask_mail(sender_near_known_name).outcome is Outcome.ABSENT


def test_near_miss_when_the_stronger_sign_says_it_already(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(sender_near_known_name, sender="Accenture HR <hr@accenture-careers.net>")
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(sender_near_known_name).outcome is Outcome.NOT_APPLICABLE
