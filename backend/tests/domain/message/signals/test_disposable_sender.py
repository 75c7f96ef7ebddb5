"""Sent from a throw-away mailbox: by the list, not by its looks."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.disposable_sender import disposable_sender


def test_present_when_the_mailbox_lasts_for_minutes(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(disposable_sender, sender="HR <hr@mailinator.com>")
    assert found.outcome is Outcome.PRESENT


def test_absent_from_a_company(ask_mail: Callable[..., Finding]) -> None:
    assert ask_mail(disposable_sender).outcome is Outcome.ABSENT


def test_near_miss_when_the_provider_is_merely_free(ask_mail: Callable[..., Finding]) -> None:
    assert ask_mail(disposable_sender, sender="HR <hr@gmail.com>").outcome is Outcome.ABSENT


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(disposable_sender).outcome is Outcome.NOT_APPLICABLE
