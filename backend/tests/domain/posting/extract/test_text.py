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
