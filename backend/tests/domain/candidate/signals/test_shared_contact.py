"""Contacts that recur in the organisation's own checks."""

from tests.written_resumes import TODAY, a_dossier, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.recurrences import Recurrences, RecurringContact, recurrences_of
from trusthound.domain.candidate.seen_before import ContactKind, SeenBefore, SeenResume, traces_of
from trusthound.domain.candidate.signals.shared_contact import shared_contact


def test_present_where_another_person_has_the_same_phone() -> None:
    contact = RecurringContact(ContactKind.PHONE, "+1 415 906 2231", 2, TODAY)
    found = ask(shared_contact, recurrences=Recurrences(40, (contact,)))
    assert found.outcome is Outcome.PRESENT
    assert "2 other resumes" in found.evidence[0].quote


def test_absent_where_none_recurs() -> None:
    assert ask(shared_contact, recurrences=Recurrences(40)).outcome is Outcome.ABSENT


def test_near_miss_of_the_same_person_under_a_married_name() -> None:
    key = b"one organisation"
    first = traces_of(a_dossier(name="Maria Lopez", phones=["+1 415 906 2231"]).resume, key=key)
    again = traces_of(a_dossier(name="Maria Weber", phones=["415-906-2231"]).resume, key=key)
    contacts = frozenset(each.digest for each in first.contacts)
    other = SeenResume(TODAY, first.name_parts, first.latin, contacts, ())
    told = recurrences_of(again, SeenBefore(1, (other,)))
    assert ask(shared_contact, recurrences=told).outcome is Outcome.ABSENT


def test_unknown_where_nothing_was_compared_and_not_applicable_for_the_first() -> None:
    assert ask(shared_contact).outcome is Outcome.UNKNOWN
    assert ask(shared_contact, recurrences=Recurrences(0)).outcome is Outcome.NOT_APPLICABLE
