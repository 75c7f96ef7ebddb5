"""Mail and site do not belong together: look-alikes, sisters, agencies."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.contact_domain_mismatch import contact_domain_mismatch

SITE = "https://www.acme.com"


@pytest.mark.parametrize("mail", ["hr@acme-careers.com", "hr@global-hiring.net"])
def test_present_when_the_mail_is_at_another_domain(ask: Callable[..., Finding], mail: str) -> None:
    found = ask(contact_domain_mismatch, f"Write to {mail} today.", company_site=SITE)
    assert found.outcome is Outcome.PRESENT
    assert [each.quote for each in found.evidence] == [mail, "acme.com"]


def test_absent_when_they_share_the_domain(ask: Callable[..., Finding]) -> None:
    found = ask(contact_domain_mismatch, "Write to hr@jobs.acme.com.", company_site=SITE)
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_only_the_ending_differs(ask: Callable[..., Finding]) -> None:
    found = ask(contact_domain_mismatch, "Write to hr@acme.co.uk.", company_site=SITE)
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("text", "site"),
    [
        ("Apply on our site.", SITE),
        ("Write to acme@gmail.com.", SITE),
        ("Write to hr@acme-careers.com.", ""),
        ("Our client is growing. We are a recruitment agency: a@talent.com.", SITE),
    ],
)
def test_not_applicable_where_there_are_not_two_domains_to_compare(
    ask: Callable[..., Finding], text: str, site: str
) -> None:
    found = ask(contact_domain_mismatch, text, company_site=site)
    assert found.outcome is Outcome.NOT_APPLICABLE
