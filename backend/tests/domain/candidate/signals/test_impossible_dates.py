"""Dates that cannot be, and those that only look so."""

from dataclasses import replace

import pytest
from tests.written_resumes import TODAY, a_course, a_role, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.impossible_dates import impossible_dates
from trusthound.domain.resume.document import DocumentFacts, Format, Line, document_of
from trusthound.domain.resume.model import Resume, Span


def test_present_where_a_role_ends_before_it_starts() -> None:
    found = ask(impossible_dates, a_role("Acme", "Clerk", "2021-09 2020-02"))
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1.0
    assert "2021-09" in found.evidence[0].quote


def test_present_where_a_role_starts_next_year_or_a_course_ends_before_it_begins() -> None:
    assert ask(impossible_dates, a_role("Acme", "Clerk", "2027-09 now")).outcome is Outcome.PRESENT
    course = a_course("Northern College", "2016 2012")
    assert ask(impossible_dates, education=[course]).outcome is Outcome.PRESENT


def test_absent_where_dates_are_in_order() -> None:
    roles = (a_role("Acme", "Clerk", "2019-01 2020-02"), a_role("Borealis", "Clerk", "2020-03 now"))
    assert ask(impossible_dates, *roles).outcome is Outcome.ABSENT


@pytest.mark.parametrize("dates", ["2027-01 now", "2020 2020", "2021-03 2021-02", "2020-05 2020"])
def test_near_miss_of_a_role_to_come_and_of_a_slip(dates: str) -> None:
    assert ask(impossible_dates, a_role("Acme", "Clerk", dates)).outcome is Outcome.ABSENT


def test_near_miss_of_an_expected_degree_and_a_fixed_term() -> None:
    course = a_course("Northern College", "2025-09 2029-06")
    fellow = a_role("Institute", "Research Fellow", "2025-01 2028-12")
    assert ask(impossible_dates, fellow, education=[course]).outcome is Outcome.ABSENT


def test_unknown_where_nothing_was_read_and_not_applicable_without_dates() -> None:
    assert ask(impossible_dates).outcome is Outcome.UNKNOWN
    assert ask(impossible_dates, a_role("Acme", "Clerk", "")).outcome is Outcome.NOT_APPLICABLE


def test_a_course_that_begins_in_years_cannot_be_told_yet_and_one_that_begins_soon_can() -> None:
    later, soon = (a_course("Northern College", each) for each in ("2029-09 2032", "2027-09 2030"))
    assert ask(impossible_dates, education=[later]).outcome is Outcome.PRESENT
    assert ask(impossible_dates, education=[soon]).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("words", "outcome"),
    [("BA Accounting, graduated", Outcome.PRESENT), ("BA Law (completed)", Outcome.PRESENT),
     ("B.Sc. Physik, abgeschlossen", Outcome.PRESENT), ("BA Accounting", Outcome.ABSENT),
     ("BA Law, to be conferred", Outcome.ABSENT), ("BA, completed 40 credits", Outcome.ABSENT)],
    ids=["graduated", "completed", "german", "bare", "to-come", "credits"],
)  # fmt: skip
def test_a_degree_that_is_told_to_be_done_has_ended(words: str, outcome: Outcome) -> None:
    text = f"{words}\nNorthern College, 2025 to 2028"
    document = document_of(
        DocumentFacts(Format.PDF, 1), tuple(Line(e, 0) for e in text.split("\n"))
    )
    course = replace(a_course("Northern College", "2025 2028"), span=Span(0, len(text)))
    found = impossible_dates.examine(Resume(education=(course,)), document, TODAY)
    assert found.outcome is outcome
