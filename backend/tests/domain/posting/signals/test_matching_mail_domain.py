"""Mail address at the employer's domain: that of the page itself, not one it only states."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.matching_mail_domain import matching_mail_domain


def test_present_when_mail_and_page_share_a_domain(ask: Callable[..., Finding]) -> None:
    assert ask(matching_mail_domain, "Write to hr@acme.com.").outcome is Outcome.PRESENT


@pytest.mark.parametrize("url", ["https://www.indeed.com/1", "https://someone-else.com/1"])
def test_not_applicable_when_mail_and_stated_site_agree_on_a_page_that_is_neither(
    ask: Callable[..., Finding], url: str
) -> None:
    found = ask(
        matching_mail_domain, "Write to hr@acme.com.", url=url, company_site="https://acme.com"
    )
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_absent_when_the_mail_is_at_another_domain(ask: Callable[..., Finding]) -> None:
    assert ask(matching_mail_domain, "Write to hr@other.com.").outcome is Outcome.ABSENT


def test_near_miss_when_the_mail_is_at_the_job_boards_domain(ask: Callable[..., Finding]) -> None:
    found = ask(matching_mail_domain, "Write to x@indeed.com.", url="https://www.indeed.com/1")
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize("text", ["Apply on our site.", "Write to acme@gmail.com."])
def test_not_applicable_without_a_company_mail(ask: Callable[..., Finding], text: str) -> None:
    assert ask(matching_mail_domain, text).outcome is Outcome.NOT_APPLICABLE


def test_unknown_when_the_address_of_the_page_is_not_known(ask: Callable[..., Finding]) -> None:
    assert ask(matching_mail_domain, "Write to hr@acme.com.", url="").outcome is Outcome.UNKNOWN
