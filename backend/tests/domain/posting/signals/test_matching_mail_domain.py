"""Mail address at the employer's domain: that of its site, or of the page itself."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.matching_mail_domain import matching_mail_domain


@pytest.mark.parametrize(
    ("url", "site"),
    [("https://careers.acme.com/1", ""), ("https://www.indeed.com/1", "https://acme.com")],
)
def test_present_when_mail_and_site_share_a_domain(
    ask: Callable[..., Finding], url: str, site: str
) -> None:
    found = ask(matching_mail_domain, "Write to hr@acme.com.", url=url, company_site=site)
    assert found.outcome is Outcome.PRESENT


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
