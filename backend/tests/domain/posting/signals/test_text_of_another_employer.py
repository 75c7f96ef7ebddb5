"""Text of another employer: weak with one other site, in full with two."""

from collections.abc import Callable
from datetime import date

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.sightings import NOT_ASKED, Elsewhere, Sightings
from trusthound.domain.posting.signals.text_of_another_employer import text_of_another_employer

Ask = Callable[..., Finding]

DAY = date(2026, 5, 1)


def asked(ask: Ask, *sites: str, free: bool = False, agency: bool = False) -> Finding:
    others = tuple(Elsewhere(each, DAY, open_to_anyone=free) for each in sites)
    learnt = {"sightings": Sightings(same_text_elsewhere=others), "through_agency": agency}
    return ask(text_of_another_employer, learnt=learnt)


def test_present_in_full_with_two_sites_and_names_them_with_their_days(ask: Ask) -> None:
    found = asked(ask, "globex.example", "initech.example")
    assert (found.outcome, found.strength) == (Outcome.PRESENT, 1.0)
    assert "globex.example, first seen by us on 2026-05-01" in found.evidence[0].quote


def test_absent_when_the_text_stood_nowhere_else(ask: Ask) -> None:
    assert asked(ask).outcome is Outcome.ABSENT


def test_near_miss_of_a_sister_company_is_weak(ask: Ask) -> None:
    assert asked(ask, "globex.example").strength == 0.25


def test_near_miss_of_free_pages_that_one_person_can_make_is_weak(ask: Ask) -> None:
    assert asked(ask, "a.wixsite.com", "b.wixsite.com", "c.wixsite.com", free=True).strength == 0.25


def test_not_applicable_to_an_agency(ask: Ask) -> None:
    found = asked(ask, "globex.example", "initech.example", agency=True)
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_what_a_client_sent_and_unknown_without_a_database(ask: Ask) -> None:
    sent = ask(text_of_another_employer, learnt={"sightings": NOT_ASKED})
    assert sent.outcome is Outcome.NOT_APPLICABLE
    assert ask(text_of_another_employer).outcome is Outcome.UNKNOWN
