"""Pasted text: labels and a heading are read, nothing is guessed."""

from datetime import date
from decimal import Decimal

import pytest

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.posting.extract.text import read_text
from trusthound.domain.posting.model import RemoteWork

TODAY = date(2026, 11, 21)


def test_labels_name_title_company_place_pay_and_deadline() -> None:
    posting = read_text(
        "Job title: Warehouse Planner\nCompany: Harbour Foods\nLocation: Leeds (hybrid)\n"
        "Salary: £30k - £34k a year\nClosing date: 4 December 2026\n\nYou will plan deliveries.",
        as_of=TODAY,
    )
    assert (posting.title, posting.company) == ("Warehouse Planner", "Harbour Foods")
    assert posting.places[0].text == "Leeds (hybrid)"
    assert posting.remote is RemoteWork.HYBRID
    assert posting.pay is not None
    assert posting.pay.maximum == Decimal(34000)
    assert posting.valid_through == date(2026, 12, 4)


def test_a_first_line_that_reads_like_a_heading_is_the_title() -> None:
    posting = read_text("Night Nurse, Ward 4\nWe look after people.", as_of=TODAY)
    assert posting.title == "Night Nurse, Ward 4"
    assert posting.company == ""


@pytest.mark.parametrize(
    "text",
    [
        "Hello Anna\nI have a job for you.",
        "We found your resume online and want to talk to you about a great position.\nMore.",
        "One line alone",
    ],
)
def test_a_greeting_a_sentence_and_a_lone_line_are_no_title(text: str) -> None:
    assert read_text(text, as_of=TODAY).title == ""


def test_contacts_point_into_the_shown_text() -> None:
    posting = read_text("Clerk wanted\nWrite to <b>jobs@hill.example</b> soon.", as_of=TODAY)
    contact = posting.contacts[0]
    assert posting.description[contact.start : contact.end] == "jobs@hill.example"


@pytest.mark.parametrize("text", ["", " \n\t", "\u200b\u202e", "!!! ---"])
def test_a_text_without_a_word_is_refused(text: str) -> None:
    with pytest.raises(InvalidInput):
        read_text(text, as_of=TODAY)


def test_lines_under_a_title_state_employer_place_pay_and_terms_without_a_label() -> None:
    posting = read_text(
        "Senior Accountant\nMarlowe & Finch LLP · Leeds · £45,000 · Permanent, full time\n\n"
        "We are growing our audit team and look for somebody who has seen a year end.",
        as_of=TODAY,
    )
    assert (posting.title, posting.company) == ("Senior Accountant", "Marlowe & Finch LLP")
    assert [each.text for each in posting.places] == ["Leeds"]
    assert posting.pay is not None
    assert posting.pay.minimum == Decimal(45000)
    assert posting.employment_types
    origins = {each.field: each.detail for each in posting.origins}
    assert origins["company"] == '"Marlowe & Finch LLP"'


@pytest.mark.parametrize(
    "line",
    [
        "Finance · Accounting · Tax",
        "Bright Futures · Hays Lane",
        "We pay well and we are nice.",
        "Urgent! Start today",
        "Marlowe and Finch",
    ],
)
def test_lines_that_may_be_anything_name_neither_employer_nor_place(line: str) -> None:
    posting = read_text(f"Senior Accountant\n{line}\nYou will close the books.", as_of=TODAY)
    assert posting.title == "Senior Accountant"
    assert (posting.company, posting.places) == ("", ())


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Stelle: Bäcker\nStandort: Kassel\nVergütung: 2.900 € im Monat", "Kassel"),
        ("Poste : Boulanger\nLieu : Nantes\nSalaire : 2 100 € par mois", "Nantes"),
        ("Puesto: Panadero\nLugar de trabajo: Vigo\nSalario: 1.600 € al mes", "Vigo"),
        ("Posizione: Fornaio\nSede di lavoro: Parma\nRetribuzione: 1.700 € al mese", "Parma"),
        ("Functie: Bakker\nStandplaats: Zwolle\nSalaris: € 2.400 per maand", "Zwolle"),
        ("Pozice: Pekař\nMísto výkonu práce: Tábor\nMzda: 31 000 Kč měsíčně", "Tábor"),
        ("Stanowisko: Piekarz\nMiejsce pracy: Toruń\nWynagrodzenie: 5 200 zł brutto", "Toruń"),
        ("Position\nBaker\nLocation\nNorwich\nSalary\n£24,000 a year", "Norwich"),
    ],
)
def test_labels_are_read_in_eight_languages_and_without_a_colon(text: str, place: str) -> None:
    posting = read_text(text, as_of=TODAY)
    assert posting.title in text
    assert posting.title != ""
    assert [each.text.partition(",")[0] for each in posting.places] == [place]
    assert posting.pay is not None
