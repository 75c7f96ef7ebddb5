"""Text revised lately: a description that changed within two months."""

from collections.abc import Callable
from datetime import date

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.sightings import Change, Changed, Sightings
from trusthound.domain.posting.signals.revised_text import revised_text

Ask = Callable[..., Finding]


def asked(ask: Ask, *changes: Change, times: int = 3) -> Finding:
    learnt = {"sightings": Sightings(times_seen=times, changes=changes)}
    return ask(revised_text, learnt=learnt)


def on(day: date, field: Changed = Changed.DESCRIPTION) -> Change:
    return Change(field, day, "", "")


def test_present_when_the_text_changed_this_month(ask: Ask) -> None:
    found = asked(ask, on(date(2026, 6, 1)), on(date(2026, 11, 2)))
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote.endswith("2026-11-02")


def test_absent_when_it_never_changed(ask: Ask) -> None:
    assert asked(ask).outcome is Outcome.ABSENT


def test_near_miss_of_a_new_date_or_an_edit_long_ago(ask: Ask) -> None:
    assert asked(ask, on(date(2026, 11, 2), Changed.DATE)).outcome is Outcome.ABSENT
    assert asked(ask, on(date(2026, 9, 21))).outcome is Outcome.ABSENT


def test_not_applicable_when_we_looked_once_and_unknown_without_a_database(ask: Ask) -> None:
    assert asked(ask, times=1).outcome is Outcome.NOT_APPLICABLE
    assert ask(revised_text).outcome is Outcome.UNKNOWN
