"""Writes for a company from a free mail address: the provider of the address in the text."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.free_mail_recruiter import free_mail_recruiter


def test_present_when_a_company_is_reached_at_a_free_provider(ask: Callable[..., Finding]) -> None:
    text = "I am Anna, recruiter at Meridian. Write to meridian.hr.anna@gmail.com."
    assert ask(free_mail_recruiter, text).outcome is Outcome.PRESENT


def test_absent_when_the_address_is_the_companys(ask: Callable[..., Finding]) -> None:
    text = "I am Anna, recruiter at Meridian. Write to anna@meridian.com."
    assert ask(free_mail_recruiter, text).outcome is Outcome.ABSENT


def test_near_miss_when_no_company_is_named(ask: Callable[..., Finding]) -> None:
    text = "we need help in the garden, write to grandma.rose@gmail.com"
    assert ask(free_mail_recruiter, text).outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_without_an_address(ask: Callable[..., Finding]) -> None:
    text = "I am Anna, recruiter at Meridian. Call me."
    assert ask(free_mail_recruiter, text).outcome is Outcome.NOT_APPLICABLE
