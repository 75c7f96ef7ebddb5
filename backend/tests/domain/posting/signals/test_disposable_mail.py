"""Throw-away mail address: by the list, not by its looks."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.disposable_mail import disposable_mail


def test_present_when_the_mailbox_lasts_for_minutes(ask: Callable[..., Finding]) -> None:
    found = ask(disposable_mail, "Write to jobs@mailinator.com today.")
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "jobs@mailinator.com"


def test_absent_when_the_mailbox_is_the_employers(ask: Callable[..., Finding]) -> None:
    assert ask(disposable_mail, "Write to jobs@acme.com today.").outcome is Outcome.ABSENT


def test_near_miss_when_the_provider_is_merely_free(ask: Callable[..., Finding]) -> None:
    assert ask(disposable_mail, "Write to jobs@gmail.com today.").outcome is Outcome.ABSENT


def test_not_applicable_without_a_mail_address(ask: Callable[..., Finding]) -> None:
    assert ask(disposable_mail, "Apply on our site.").outcome is Outcome.NOT_APPLICABLE
