"""First seen long ago: from three months on, more from six, by our own sighting."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.sightings import NOT_ASKED, Sightings
from trusthound.domain.posting.signals.first_seen_long_ago import first_seen_long_ago

Ask = Callable[..., Finding]


def asked(ask: Ask, first: date | None) -> Finding:
    return ask(first_seen_long_ago, learnt={"sightings": Sightings(first_seen_on=first)})


@pytest.mark.parametrize(("first", "strength"), [(date(2026, 8, 1), 0.5), (date(2026, 1, 1), 1.0)])
def test_present_when_we_saw_it_months_ago(ask: Ask, first: date, strength: float) -> None:
    found = asked(ask, first)
    assert (found.outcome, found.strength) == (Outcome.PRESENT, strength)
    assert found.evidence[0].quote.startswith(f"First seen by us on {first.isoformat()}")
    assert found.evidence[0].learnt_on == first


def test_absent_when_we_saw_it_last_week(ask: Ask) -> None:
    assert asked(ask, date(2026, 11, 14)).outcome is Outcome.ABSENT


def test_near_miss_on_the_last_day_of_the_third_month(ask: Ask) -> None:
    assert asked(ask, date(2026, 8, 24)).outcome is Outcome.ABSENT
    assert asked(ask, date(2026, 8, 23)).outcome is Outcome.PRESENT


def test_near_miss_of_a_page_that_merely_states_an_old_date(ask: Ask) -> None:
    found = ask(
        first_seen_long_ago,
        date_posted=date(2025, 1, 1),
        learnt={"sightings": Sightings(first_seen_on=date(2026, 11, 14))},
    )
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize("first", [None, date(2026, 11, 21)])
def test_not_applicable_on_the_first_day_and_where_it_is_not_kept(
    ask: Ask, first: date | None
) -> None:
    assert asked(ask, first).outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_what_a_client_sent_and_unknown_without_a_database(ask: Ask) -> None:
    sent = ask(first_seen_long_ago, learnt={"sightings": NOT_ASKED})
    assert sent.outcome is Outcome.NOT_APPLICABLE
    assert ask(first_seen_long_ago).outcome is Outcome.UNKNOWN
