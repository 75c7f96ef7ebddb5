"""What a reader corrects in; what is judged then, and what is no longer known, out."""

from dataclasses import replace
from datetime import date

import pytest

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.money import Period
from trusthound.domain.facts.employer_listing import EmployerListing
from trusthound.domain.facts.sightings import NOT_ASKED, Sightings
from trusthound.domain.posting.correction import Corrected, CorrectedField, Stated, corrected
from trusthound.domain.posting.dossier import Dossier, compile_dossier
from trusthound.domain.posting.extract.text import read_text
from trusthound.domain.posting.model import Channel, Origin, RemoteWork
from trusthound.wiring.reference.load import load_reference

TODAY = date(2026, 11, 21)
TEXT = (
    "Night Auditor\nCompany: Front Desk\nLocation: Denver, CO, US\nSalary: $62,000 a year\n\n"
    "You check in late guests, close the day's books and hand over to the morning shift. Write to "
    "jobs@harbour-hotels.example with your resume."
)


def read(text: str = TEXT) -> Dossier:
    return compile_dossier(
        read_text(text, as_of=TODAY), channel=Channel.TEXT, as_of=TODAY, employer_board=None,
        reference=load_reference(),
    )  # fmt: skip


def seen() -> Dossier:
    """As if it had been fetched, and looked back at."""
    sightings = Sightings(first_seen_on=date(2026, 10, 1), last_seen_on=TODAY, times_seen=4)
    read_it = read(TEXT.replace("Front Desk", "Harbour Hotels"))
    return replace(read_it, channel=Channel.URL, sightings=sightings)


def test_a_corrected_field_is_told_old_and_new_and_marked_as_a_readers() -> None:
    before = read()
    after, changed = corrected(before, Stated(company=" Harbour  Hotels "), load_reference())

    assert changed == (Corrected(CorrectedField.COMPANY, "Front Desk", "Harbour Hotels"),)
    assert after.posting == replace(
        before.posting, company="Harbour Hotels", origins=after.posting.origins
    )
    of_company = [each.origin for each in after.posting.origins if each.field == "company"]
    assert of_company == [Origin.CORRECTED]
    others = [each for each in before.posting.origins if each.field != "company"]
    assert [each for each in after.posting.origins if each.field != "company"] == others


def test_what_follows_from_the_fields_follows_from_the_corrected_ones() -> None:
    stated = Stated(
        title="Senior Night Auditor", location="Remote", salary="€20 an hour", posted="2026-11-02"
    )
    after, changed = corrected(read(), stated, load_reference())

    posting = after.posting
    assert posting.remote is RemoteWork.REMOTE
    assert posting.pay is not None
    assert (str(posting.pay.minimum), posting.pay.currency, posting.pay.period) == (
        "20", "EUR", Period.HOUR,
    )  # fmt: skip
    assert posting.date_posted == date(2026, 11, 2)
    assert [(each.field.value, each.after) for each in changed] == [
        ("title", "Senior Night Auditor"),
        ("location", "Remote"),
        ("salary", "€20 an hour"),
        ("posted", "2026-11-02"),
    ]


def test_a_field_that_the_posting_does_not_state_is_emptied() -> None:
    after, changed = corrected(read(), Stated(company="", salary="", location=""), load_reference())
    assert (after.posting.company, after.posting.pay, after.posting.places) == ("", None, ())
    assert {each.after for each in changed} == {""}
    assert not {"company", "pay", "places"} & {each.field for each in after.posting.origins}


@pytest.mark.parametrize(
    ("stated", "field"),
    [
        (Stated(title="  "), "title"),
        (Stated(title="—"), "title"),
        (Stated(company="\u200b!"), "company"),
        (Stated(location="n/a"), "location"),
        (Stated(salary="competitive"), "salary"),
        (Stated(posted="yesterday"), "posted"),
        (Stated(posted="0001-01-01"), "posted"),
        (Stated(), ""),
        (Stated(title="Night Auditor", salary="$62,000 a year"), ""),
    ],
)
def test_what_cannot_be_read_is_refused_at_its_field(stated: Stated, field: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        corrected(read(), stated, load_reference())
    assert refused.value.field == field


def test_what_was_learnt_stays_known_unless_it_was_learnt_of_something_else() -> None:
    before = seen()
    position = before.subjects_of("employer_listings")
    listing = EmployerListing.__new__(EmployerListing)  # only carried along here
    before = replace(before, employer_listings=(listing,), mail_records=())
    assert position

    paid, _ = corrected(before, Stated(salary="$50,000 a year"), load_reference())
    assert paid.employer_listings == (listing,)
    assert (paid.sightings, paid.mail_records) == (before.sightings, ())

    titled, _ = corrected(before, Stated(title="Night Manager"), load_reference())
    assert titled.subjects_of("employer_listings") != position
    assert (titled.employer_listings, titled.sightings) == (None, None)
    assert titled.mail_records == ()


def test_of_what_nobody_looked_back_at_nothing_becomes_unknown() -> None:
    after, _ = corrected(read(), Stated(title="Night Manager"), load_reference())
    assert after.sightings == NOT_ASKED
