"""Addresses that imitate a known employer's: a hard stop, so what it spares is tested closely."""

from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.posting.signals.look_alike_domain import look_alike_domain

NORTHWIND = "Northwind Air hires cabin crew. Write to {}."


def registered(domain: str, on: date | None) -> dict[str, object]:
    told = DomainRegistration(domain, on, "", (), "a registry", datetime(2026, 11, 21, tzinfo=UTC))
    return {"domain_registrations": (told,)}


@pytest.mark.parametrize(
    "address",
    [
        "hr@northvvind.com",
        "hr@northw1nd.com",
        "hr@northwinnd.com",
        "hr@northwind-careers.net",
        "hr@northwind.com.apply-now.net",
        "hr@northwind.xyz",
    ],
)
def test_present_when_the_posting_names_the_employer(
    ask: Callable[..., Finding], address: str
) -> None:
    found = ask(look_alike_domain, NORTHWIND.format(address), company="")
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == address
    assert found.evidence[0].verbatim
    assert "northwind.com" in found.evidence[1].quote
    assert found.evidence[1].learnt_on == date(2026, 11, 1)


def test_present_on_the_page_itself(ask: Callable[..., Finding]) -> None:
    url = "https://careers.northw1nd.com/jobs/1"
    found = ask(look_alike_domain, company="Northwind Air, Inc.", url=url)
    assert found.outcome is Outcome.PRESENT


def test_an_added_word_on_a_page_counts_once_the_site_is_known_to_be_new(
    ask: Callable[..., Finding],
) -> None:
    url, domain = "https://northwind-careers.net/1", "northwind-careers.net"
    young = registered(domain, date(2026, 10, 1))
    old = registered(domain, date(2015, 10, 1))
    untold = registered(domain, None)
    outcomes = [
        ask(look_alike_domain, company="Northwind Air", url=url, learnt=each).outcome
        for each in (young, old, untold, {})
    ]
    assert outcomes == [Outcome.PRESENT, Outcome.ABSENT, Outcome.ABSENT, Outcome.ABSENT]


@pytest.mark.parametrize(
    ("company", "address"),
    [
        ("Northwind Air", "jobs@northwind.com"),
        ("Northwind Air", "jobs@northwindcareers.com"),  # its own, as listed
        ("Northwind Air", "jobs@northwind.de"),  # a country's ending
        ("Northwind Air", "jobs@northwindusa.com"),  # companies add a country themselves
        ("Northwind Air", "jobs@skyward-staffing.com"),
        ("Acme", "jobs@acme-careers.com"),
        ("Northwynd", "jobs@northwynd.com"),  # another company's own name
    ],
)
def test_near_miss_or_its_own(ask: Callable[..., Finding], company: str, address: str) -> None:
    found = ask(look_alike_domain, f"We bake bread. Write to {address}.", company=company)
    assert found.outcome is Outcome.ABSENT


def test_near_miss_an_agency_called_so_for_users_of_a_known_product(
    ask: Callable[..., Finding],
) -> None:
    text = "We place people who know Northwind Air's planes. Write to hr@northwindrecruitment.com."
    outcomes = [
        ask(look_alike_domain, text, company=each).outcome
        for each in ("Northwind Recruitment", "Northwind Recruitment Ltd", "Northwind Air")
    ]
    assert outcomes == [Outcome.ABSENT, Outcome.ABSENT, Outcome.PRESENT]


def test_near_miss_a_company_of_a_near_name_that_speaks_of_the_known_one(
    ask: Callable[..., Finding],
) -> None:
    text = "Our customers fly with Northwind Air. Write to jobs@northwynd.com."
    found = ask(look_alike_domain, text, company="Northwynd Society")
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_nobody_names_the_employer(ask: Callable[..., Finding]) -> None:
    found = ask(look_alike_domain, "Write to hr@northw1nd.com.", company="Acme")
    assert found.outcome is Outcome.ABSENT


def test_absent_as_a_domain_in_the_text_names_no_employer(ask: Callable[..., Finding]) -> None:
    text = "See northwind-careers.net and write to hr@northwind-careers.net."
    assert ask(look_alike_domain, text, company="Acme").outcome is Outcome.ABSENT


def test_not_applicable_without_an_address_of_anyones(ask: Callable[..., Finding]) -> None:
    found = ask(
        look_alike_domain,
        "Write to me@gmail.com.",
        url="https://boards.greenhouse.io/acme/jobs/1",
        company="Northwind Air",
    )
    assert found.outcome is Outcome.NOT_APPLICABLE
