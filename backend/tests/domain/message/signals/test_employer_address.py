"""Gives an address at the company's name: the domain of the address in the text."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.employer_address import employer_address


def test_present_when_the_domain_is_the_companys_name(ask: Callable[..., Finding]) -> None:
    text = "I am Anna, recruiter at Meridian. Write to anna@meridian.com."
    assert ask(employer_address, text).outcome is Outcome.PRESENT


def test_absent_when_the_domain_is_another(ask: Callable[..., Finding]) -> None:
    text = "I am Anna, recruiter at Meridian. Write to anna@north.com."
    assert ask(employer_address, text).outcome is Outcome.ABSENT


def test_near_miss_when_words_are_added_to_the_name(ask: Callable[..., Finding]) -> None:
    text = "I am Anna, recruiter at Meridian. Write to anna@meridian-jobs.com."
    assert ask(employer_address, text).outcome is Outcome.ABSENT


def test_not_applicable_without_a_company(ask: Callable[..., Finding]) -> None:
    assert ask(employer_address, "write to rose@north.com").outcome is Outcome.NOT_APPLICABLE
