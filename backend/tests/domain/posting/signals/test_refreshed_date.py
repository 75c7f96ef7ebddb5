"""Its date was refreshed: it says that it is newer than our first sighting."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.sightings import Sightings
from trusthound.domain.posting.signals.refreshed_date import refreshed_date

Ask = Callable[..., Finding]

FIRST = date(2026, 8, 1)


def asked(ask: Ask, says: date | None, first: date | None = FIRST) -> Finding:
    learnt = {"sightings": Sightings(first_seen_on=first, times_seen=2)}
    return ask(refreshed_date, date_posted=says, learnt=learnt)


@pytest.mark.parametrize(("says", "strength"), [(date(2026, 8, 8), 0.5), (date(2026, 11, 19), 1.0)])
def test_present_when_it_says_it_is_newer_than_our_first_sighting(
    ask: Ask, says: date, strength: float
) -> None:
    found = asked(ask, says)
    assert (found.outcome, found.strength) == (Outcome.PRESENT, strength)
    assert found.evidence[0].quote.endswith("first seen by us on 2026-08-01")


def test_absent_when_it_still_says_what_it_said(ask: Ask) -> None:
    assert asked(ask, date(2026, 7, 30)).outcome is Outcome.ABSENT


def test_near_miss_of_a_date_corrected_within_the_week(ask: Ask) -> None:
    assert asked(ask, date(2026, 8, 7)).outcome is Outcome.ABSENT


@pytest.mark.parametrize("says", [None, date(2027, 1, 1)])
def test_not_applicable_without_a_date_that_can_be(ask: Ask, says: date | None) -> None:
    assert asked(ask, says).outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_on_the_first_day(ask: Ask) -> None:
    today = date(2026, 11, 21)
    assert asked(ask, today, today).outcome is Outcome.NOT_APPLICABLE
    assert asked(ask, today, None).outcome is Outcome.NOT_APPLICABLE


def test_unknown_without_a_database(ask: Ask) -> None:
    assert ask(refreshed_date, date_posted=FIRST).outcome is Outcome.UNKNOWN
