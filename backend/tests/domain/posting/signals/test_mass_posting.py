"""Many copies at once: five of one text, this one counted."""

from collections.abc import Callable
from datetime import date

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.sightings import NOT_ASKED, Sightings
from trusthound.domain.posting.signals.mass_posting import mass_posting

Ask = Callable[..., Finding]


def asked(ask: Ask, others: int, *places: str, agency: bool = False) -> Finding:
    sightings = Sightings(
        copies_at_once=others, copy_places=places, last_seen_on=date(2026, 11, 21)
    )
    return ask(mass_posting, learnt={"sightings": sightings, "through_agency": agency})


def test_present_with_four_others_and_names_some_places(ask: Ask) -> None:
    found = asked(ask, 4, "Brno", "Graz", "Ulm", "Nice")
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == (
        "5 copies seen by us at the same time, among them in Brno; Graz; Ulm"
    )


def test_absent_when_it_is_the_only_one(ask: Ask) -> None:
    assert asked(ask, 0).outcome is Outcome.ABSENT


def test_near_miss_of_four_in_all(ask: Ask) -> None:
    assert asked(ask, 3, "Brno").outcome is Outcome.ABSENT


def test_not_applicable_to_an_agency(ask: Ask) -> None:
    assert asked(ask, 40, agency=True).outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_what_a_client_sent_and_unknown_without_a_database(ask: Ask) -> None:
    assert ask(mass_posting, learnt={"sightings": NOT_ASKED}).outcome is Outcome.NOT_APPLICABLE
    assert ask(mass_posting).outcome is Outcome.UNKNOWN
