"""Newly registered domains: how new, whose, and what a registry's silence means."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.certificate import SiteCertificate
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.posting.signals.young_domain import young_domain

TODAY = date(2026, 11, 21)
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def registered(domain: str, days_ago: int | None) -> DomainRegistration:
    day = None if days_ago is None else TODAY - timedelta(days=days_ago)
    return DomainRegistration(domain, day, "A registrar", (), "RDAP of registry.example", NOON)


def facts(*registrations: DomainRegistration) -> dict[str, object]:
    return {"domain_registrations": registrations}


@pytest.mark.parametrize(("days", "strength"), [(3, 1.0), (29, 1.0), (30, 0.6), (364, 0.25)])
def test_present_and_stronger_the_younger_the_domain(
    ask: Callable[..., Finding], days: int, strength: float
) -> None:
    found = ask(young_domain, learnt=facts(registered("acme.com", days)))
    assert found.outcome is Outcome.PRESENT
    assert found.strength == strength
    assert found.evidence[0].learnt_on == TODAY
    assert f"{days} days ago" in found.evidence[0].quote
    assert found.evidence[0].origin == "RDAP of registry.example"


def test_present_for_the_youngest_of_several(ask: Callable[..., Finding]) -> None:
    found = ask(
        young_domain,
        "Write to hr@acme-hiring.com",
        learnt=facts(registered("acme.com", 9000), registered("acme-hiring.com", 5)),
    )
    assert found.outcome is Outcome.PRESENT
    assert "acme-hiring.com" in found.evidence[0].quote


def test_present_although_another_registry_is_silent(ask: Callable[..., Finding]) -> None:
    found = ask(
        young_domain, "Write to hr@acme-hiring.com", learnt=facts(registered("acme-hiring.com", 5))
    )
    assert found.outcome is Outcome.PRESENT


def test_absent_where_every_domain_is_older_than_a_year(ask: Callable[..., Finding]) -> None:
    found = ask(young_domain, learnt=facts(registered("acme.com", 365)))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_of_a_new_name_at_a_board_or_a_mail_provider(ask: Callable[..., Finding]) -> None:
    found = ask(
        young_domain,
        "Write to acme@gmail.com",
        url="https://boards.greenhouse.io/acme/jobs/1",
    )
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_near_miss_of_a_registry_that_the_certificate_contradicts(
    ask: Callable[..., Finding],
) -> None:
    certificate = SiteCertificate(
        "acme.com", NOON - timedelta(days=60), "An authority", ("acme.com",), "TLS", NOON
    )
    told = facts(registered("acme.com", 5)) | {"certificates": (certificate,)}
    assert ask(young_domain, learnt=told).outcome is Outcome.UNKNOWN


def test_not_applicable_where_no_domain_is_named(ask: Callable[..., Finding]) -> None:
    assert ask(young_domain, "Dog walker wanted", url="").outcome is Outcome.NOT_APPLICABLE


@pytest.mark.parametrize("told", [None, (registered("acme.com", None),), ()])
def test_unknown_where_the_registry_does_not_say(
    ask: Callable[..., Finding], told: tuple[DomainRegistration, ...] | None
) -> None:
    found = ask(young_domain, learnt={"domain_registrations": told})
    assert found.outcome is Outcome.UNKNOWN


def test_unknown_where_one_of_two_old_domains_was_not_answered_for(
    ask: Callable[..., Finding],
) -> None:
    found = ask(
        young_domain, "Write to hr@acme-hiring.com", learnt=facts(registered("acme.com", 9000))
    )
    assert found.outcome is Outcome.UNKNOWN


def test_unknown_where_it_was_registered_after_the_day_we_judge_as_on(
    ask: Callable[..., Finding],
) -> None:
    found = ask(young_domain, learnt=facts(registered("acme.com", -3)))
    assert found.outcome is Outcome.UNKNOWN
