"""A new certificate means something on a new domain and nothing anywhere else."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.certificate import SiteCertificate
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.posting.signals.new_certificate import new_certificate

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def facts(registered_days: int, certified_days: int | None) -> dict[str, object]:
    day = date(2026, 11, 21) - timedelta(days=registered_days)
    registration = DomainRegistration("acme.com", day, "", (), "RDAP", NOON)
    valid_from = NOON - timedelta(days=certified_days or 0)
    shown = SiteCertificate("acme.com", valid_from, "CA", ("acme.com",), "TLS certificate", NOON)
    return {
        "domain_registrations": (registration,),
        "certificates": None if certified_days is None else (shown,),
    }


def test_present_on_a_domain_of_weeks_with_a_certificate_of_days(
    ask: Callable[..., Finding],
) -> None:
    found = ask(new_certificate, learnt=facts(20, 2))
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "The certificate of acme.com is valid since 2026-11-19"


def test_absent_where_the_certificate_is_older_than_a_week(ask: Callable[..., Finding]) -> None:
    assert ask(new_certificate, learnt=facts(20, 8)).outcome is Outcome.ABSENT


@pytest.mark.parametrize("registered", [90, 5000])
def test_near_miss_of_a_new_certificate_on_an_older_domain(
    ask: Callable[..., Finding], registered: int
) -> None:
    assert ask(new_certificate, learnt=facts(registered, 1)).outcome is Outcome.NOT_APPLICABLE


def test_unknown_where_the_registry_does_not_say(ask: Callable[..., Finding]) -> None:
    undated = DomainRegistration("acme.com", None, "", (), "RDAP", NOON)
    told = facts(20, 2) | {"domain_registrations": (undated,)}
    assert ask(new_certificate, learnt=told).outcome is Outcome.UNKNOWN


def test_unknown_where_the_site_showed_no_certificate(ask: Callable[..., Finding]) -> None:
    assert ask(new_certificate, learnt=facts(20, None)).outcome is Outcome.UNKNOWN
    assert ask(new_certificate).outcome is Outcome.UNKNOWN
