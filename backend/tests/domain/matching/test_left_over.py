"""What the reader of a resume leaves over tells of what was done where it stands in sentences."""

from dataclasses import replace

import pytest
from tests.domain.matching.conftest import (
    POSTING,
    fit,
    passage,
    resume,
    role,
    row_of,
    said,
    skill,
)

from trusthound.domain.matching.model import Asked, Standing
from trusthound.domain.posting.requirements.model import Need, Requirements, YearsAsked
from trusthound.domain.resume.model import Resume, Section, Span, Stated

QUICKBOOKS = Requirements(skills=(skill("QuickBooks", "quickbooks"),))
SENTENCE = "Reconciled the accounts of three shops in QuickBooks every month"
UNREAD = Resume(name=said("Ana Rey"))


def test_a_sentence_that_belongs_to_nothing_that_was_read_shows_a_skill() -> None:
    row = row_of(fit(UNREAD, QUICKBOOKS, POSTING, f"Ana Rey\n{SENTENCE}\n"))
    assert row.standing is Standing.MET
    assert row.shown[0].quote == SENTENCE
    assert row.shown[0].span == Span(8, 8 + len(SENTENCE))


@pytest.mark.parametrize(
    "line", ["QuickBooks", "excel, quickbooks, sap, gaap, word", "QuickBooks SAP"]
)
def test_a_list_that_belongs_to_nothing_that_was_read_claims_it_at_most(line: str) -> None:
    worker = role("Accountant", "Closed the books at month end")
    read = replace(resume(worker), work=(replace(worker, span=Span(0, 10)),))
    assert row_of(fit(read, QUICKBOOKS, POSTING, f"Accountant\n{line}")).standing is Standing.PARTLY
    assert row_of(fit(UNREAD, QUICKBOOKS, POSTING, line)).standing is Standing.NOT_SHOWN


def test_a_resume_that_was_read_as_nothing_loses_little() -> None:
    points = (
        "Closed the books at month end and reconciled the accounts in QuickBooks",
        "Prepared the financial statements under GAAP and supported the external audit",
    )
    text = "\n".join(("Accountant", *points))
    asked = Requirements(skills=(skill("QuickBooks", "quickbooks"), skill("GAAP", "gaap")))
    well, badly = fit(resume(role("Accountant", *points)), asked), fit(UNREAD, asked, POSTING, text)
    assert well.score is not None
    assert badly.score is not None
    assert abs(well.score - badly.score) <= 15


def test_years_cannot_be_told_where_no_role_could_be_read() -> None:
    asked = Requirements(years=(YearsAsked(passage("5+ years"), Need.MUST, 5),))
    row = row_of(fit(UNREAD, asked, POSTING, SENTENCE), Asked.YEARS)
    assert (row.standing, row.weight) == (Standing.CANNOT_TELL, 0)


@pytest.mark.parametrize("kind", ["contact", "languages", "interests", "references"])
def test_what_tells_of_the_person_is_not_seen(kind: str) -> None:
    section = Section(kind, Stated("More", Span(0, 4)), Span(0, 5 + len(SENTENCE)))
    told = replace(UNREAD, sections=(section,))
    found = fit(told, QUICKBOOKS, POSTING, f"More\n{SENTENCE}")
    assert row_of(found).standing is Standing.NOT_SHOWN


@pytest.mark.parametrize("school", ["University of Lagos, Nigeria", "QuickBooks College", "MIT"])
def test_a_school_that_was_not_read_is_not_seen(school: str) -> None:
    section = Section("education", Stated("Education", Span(0, 9)), Span(0, 10 + len(school)))
    told = replace(resume(role("Accountant", "Closed the books")), sections=(section,))
    with_school = fit(told, QUICKBOOKS, POSTING, f"Education\n{school}")
    assert with_school == fit(told, QUICKBOOKS, POSTING, "")


def test_skills_that_were_corrected_count_and_what_the_file_lists_no_more() -> None:
    text = "Skills\nQuickBooks, Tableau"
    section = Section("skills", Stated("Skills", Span(0, 6)), Span(0, len(text)))
    worker = replace(role("Accountant", "Closed the books at month end"), span=Span(0, 0))
    corrected = replace(resume(worker, skills=("Xero",)), sections=(section,))
    row = row_of(fit(corrected, Requirements(skills=(skill("Tableau", "tableau"),)), POSTING, text))
    assert row.standing is Standing.NOT_SHOWN


def test_general_words_that_every_posting_says_make_no_work_alike() -> None:
    welder = resume(role("Lead Welder", "Welded pipes for customers, with the team, in good time"))
    general = "You support customers and the team, communicate, and manage your time and projects. "
    longer = replace(POSTING, description=f"{POSTING.description} {general}")
    assert (fit(welder, Requirements(), longer).score or 0) <= 1
