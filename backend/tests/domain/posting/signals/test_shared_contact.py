"""Contact of several employers: weak with one other site, in full with two."""

from collections.abc import Callable
from datetime import date

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.sightings import (
    NOT_ASKED,
    Elsewhere,
    SharedContact,
    Sightings,
)
from trusthound.domain.posting.signals.shared_contact import shared_contact

Ask = Callable[..., Finding]

DAY = date(2026, 5, 1)


def shared(contact: str, *sites: str) -> SharedContact:
    return SharedContact(contact, tuple(Elsewhere(each, DAY, False) for each in sites))


def asked(ask: Ask, *contacts: SharedContact, agency: bool = False) -> Finding:
    learnt = {"sightings": Sightings(shared_contacts=contacts), "through_agency": agency}
    return ask(shared_contact, learnt=learnt)


def test_present_in_full_with_two_sites_and_tells_the_worst_contact(ask: Ask) -> None:
    found = asked(
        ask,
        shared("+1 312 555 0142", "globex.example"),
        shared("@fasthire_desk", "globex.example", "initech.example"),
    )
    assert (found.outcome, found.strength) == (Outcome.PRESENT, 1.0)
    assert found.evidence[0].quote == (
        "@fasthire_desk stood in another employer's posting at globex.example, "
        "first seen by us on 2026-05-01"
    )


def test_absent_when_nobody_else_showed_it(ask: Ask) -> None:
    assert asked(ask).outcome is Outcome.ABSENT


def test_near_miss_of_one_other_employer_is_weak(ask: Ask) -> None:
    assert asked(ask, shared("+1 312 555 0142", "globex.example")).strength == 0.25


def test_not_applicable_to_an_agency(ask: Ask) -> None:
    found = asked(ask, shared("@desk", "globex.example", "initech.example"), agency=True)
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_what_a_client_sent_and_unknown_without_a_database(ask: Ask) -> None:
    sent = ask(shared_contact, learnt={"sightings": NOT_ASKED})
    assert sent.outcome is Outcome.NOT_APPLICABLE
    assert ask(shared_contact).outcome is Outcome.UNKNOWN
