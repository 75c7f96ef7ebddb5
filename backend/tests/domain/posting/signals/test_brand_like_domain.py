"""Addresses that resemble a known employer's, where something innocent may explain it."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.brand_like_domain import brand_like_domain


@pytest.mark.parametrize(
    ("company", "url"),
    [
        ("Northwind Air", "https://northwind-careers.net/1"),  # named, and may be its own site
        ("Northwind Air", "https://northwindusa.com/1"),
        ("Acme", "https://northwind-careers.net/1"),  # nobody named
        ("Acme", "https://northw1nd.com/1"),
        ("Contoso", "https://contoso-jobs.com/1"),  # a word, too, but named
    ],
)
def test_present(ask: Callable[..., Finding], company: str, url: str) -> None:
    found = ask(brand_like_domain, company=company, url=url)
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == url
    assert "own domain is" in found.evidence[1].quote


@pytest.mark.parametrize(
    ("company", "url"),
    [
        ("Acme", "https://careers.acme.com/1"),
        ("Northwind Air", "https://www.northwind.com/1"),
        ("Acme", "https://contoso-jobs.com/1"),  # a word, too, and nobody named
        ("Acme", "https://northwinnd.com/1"),  # one letter away, and nobody named
        ("Northwinds Careers", "https://northwindscareers.com/1"),  # called so itself
    ],
)
def test_near_miss_or_clear(ask: Callable[..., Finding], company: str, url: str) -> None:
    assert ask(brand_like_domain, company=company, url=url).outcome is Outcome.ABSENT


def test_absent_where_nothing_innocent_explains_it(ask: Callable[..., Finding]) -> None:
    """That is the other signal's, and is counted once."""
    found = ask(brand_like_domain, company="Northwind Air", url="https://northw1nd.com/1")
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_without_an_address_of_anyones(ask: Callable[..., Finding]) -> None:
    found = ask(brand_like_domain, url="https://jobs.lever.co/acme/1")
    assert found.outcome is Outcome.NOT_APPLICABLE
