"""A long-standing domain helps a little, and only where it is the employer's own page."""

from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.posting.signals.established_domain import established_domain

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def facts(domain: str, day: date | None) -> dict[str, object]:
    told = DomainRegistration(domain, day, "", (), "RDAP of registry.example", NOON)
    return {"domain_registrations": (told,)}


def test_present_on_the_employers_own_old_domain(ask: Callable[..., Finding]) -> None:
    found = ask(established_domain, learnt=facts("acme.com", date(1999, 5, 4)))
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "acme.com was registered on 1999-05-04"
    assert found.evidence[0].learnt_on == NOON.date()


def test_it_does_not_verify() -> None:
    assert not established_domain.corroborates


def test_absent_below_five_years(ask: Callable[..., Finding]) -> None:
    found = ask(established_domain, learnt=facts("acme.com", date(2023, 5, 4)))
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("url", "company"),
    [
        ("https://boards.greenhouse.io/acme/jobs/1", "Acme"),
        ("https://jobs.somewhere.com/1", "Acme"),
        ("https://jobs.ac.com/1", "Acme"),
    ],
)
def test_near_miss_on_a_board_or_on_a_site_of_another_name(
    ask: Callable[..., Finding], url: str, company: str
) -> None:
    told = facts("somewhere.com", date(1999, 5, 4))
    found = ask(established_domain, learnt=told, url=url, company=company)
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_near_miss_of_an_old_domain_that_the_posting_merely_names(
    ask: Callable[..., Finding],
) -> None:
    told = facts("acme.com", date(1999, 5, 4))
    found = ask(
        established_domain,
        learnt=told,
        url="https://acme-careers.com/1",
        company_site="https://acme.com/",
    )
    assert found.outcome is Outcome.UNKNOWN


def test_unknown_where_the_registry_does_not_say(ask: Callable[..., Finding]) -> None:
    found = ask(established_domain, learnt=facts("acme.com", None))
    assert found.outcome is Outcome.UNKNOWN
