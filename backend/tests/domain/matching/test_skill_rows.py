"""A skill is met where work shows it; a list claims it; what is near is a part of it."""

from dataclasses import replace

from tests.domain.matching.conftest import (
    POSTING,
    fit,
    resume,
    role,
    row_of,
    said,
    skill,
)

from trusthound.domain.matching.model import Standing
from trusthound.domain.posting.requirements.model import Requirements
from trusthound.domain.resume.model import Month, Resume, Section, Span, Stated

QUICKBOOKS = Requirements(skills=(skill("QuickBooks", "quickbooks"),))


def test_a_skill_that_a_role_shows_is_met_with_its_words_and_how_long() -> None:
    told = resume(role("Accountant", "Reconciled accounts in QuickBooks", start=Month(2020, 1)))
    row = row_of(fit(told, QUICKBOOKS))
    assert row.standing is Standing.MET
    (shown,) = row.shown
    assert shown.quote == "Reconciled accounts in QuickBooks"
    assert shown.where == "Accountant at Birch Ltd, 2020–today"
    assert shown.months == 83
    assert shown.current


def test_a_skill_that_is_only_listed_is_partly_met_where_like_work_stands_behind_it() -> None:
    told = resume(role("Accountant", "Closed the books"), skills=("QuickBooks",))
    row = row_of(fit(told, QUICKBOOKS))
    assert row.standing is Standing.PARTLY
    assert "no role, project or course shows it" in row.note


def test_a_list_without_any_work_behind_it_is_as_good_as_no_list() -> None:
    found = fit(resume(skills=("QuickBooks", "Accounts payable", "GAAP", "Audit")), QUICKBOOKS)
    assert found.score == 0
    assert row_of(found).standing is Standing.NOT_SHOWN


def test_a_list_beside_work_of_another_kind_adds_nothing() -> None:
    asked = Requirements(skills=(skill("QuickBooks", "quickbooks"), skill("GAAP", "gaap")))
    other = role("Lead Welder", "Welded pipes of stainless steel")
    plain, stuffed = resume(other), resume(other, skills=("QuickBooks", "GAAP", "SAP"))
    assert fit(stuffed, asked).score == fit(plain, asked).score


def test_another_kind_of_the_same_is_a_part_of_it() -> None:
    asked = Requirements(skills=(skill("QuickBooks", "quickbooks"),))
    told = resume(role("Accountant", "Booked invoices in Xero"))
    row = row_of(fit(told, asked))
    assert row.standing is Standing.PARTLY
    assert "Xero" in row.note


def test_of_alternatives_the_best_one_counts() -> None:
    asked = Requirements(skills=(skill("SAP or QuickBooks", "sap", "quickbooks"),))
    told = resume(role("Accountant", "Reconciled accounts in QuickBooks"))
    assert row_of(fit(told, asked)).standing is Standing.MET


def test_years_of_one_skill_are_those_of_the_roles_that_show_it() -> None:
    asked = Requirements(skills=(skill("5 years of QuickBooks", "quickbooks", years=5),))
    long = role("Clerk", "Filed letters", start=Month(2010, 1), end=Month(2019, 12))
    short = role("Accountant", "Used QuickBooks", start=Month(2024, 1), end=Month(2025, 12))
    row = row_of(fit(resume(short, long), asked))
    assert row.standing is Standing.PARTLY
    assert row.note == "Shown for 2 years; 5 years are asked for."


def test_what_was_left_long_ago_is_partly_met_and_a_gap_is_not_long_ago() -> None:
    old = role("Accountant", "Used QuickBooks", start=Month(2006, 1), end=Month(2010, 12))
    since = role("Welder", "Welded pipes", start=Month(2011, 1), end=Month(2026, 10))
    assert row_of(fit(resume(since, old), QUICKBOOKS)).standing is Standing.PARTLY
    assert row_of(fit(resume(old), QUICKBOOKS)).standing is Standing.MET


def test_a_phrase_that_no_list_knows_is_found_by_its_words_in_any_form() -> None:
    asked = Requirements(skills=(skill("closing the books at month end"),))
    told = resume(role("Accountant", "Closed books each month end for two plants"))
    assert row_of(fit(told, asked)).standing is Standing.MET
    other = resume(role("Accountant", "Answered letters of customers"))
    assert row_of(fit(other, asked)).standing is Standing.NOT_SHOWN


def test_a_phrase_of_empty_words_cannot_be_told_and_does_not_count() -> None:
    row = row_of(fit(resume(role("Accountant")), Requirements(skills=(skill("proven skills"),))))
    assert row.standing is Standing.CANNOT_TELL
    assert row.weight == 0


def test_a_project_shows_a_skill_where_the_documents_text_is_at_hand() -> None:
    text = "Projects\nBookkeeping of the club in QuickBooks\n"
    section = Section("projects", Stated("Projects", Span(0, 8)), Span(0, len(text)))
    told = Resume(name=said("Ana Rey"), sections=(section,))
    row = row_of(fit(told, QUICKBOOKS, POSTING, text))
    assert row.standing is Standing.MET
    assert row.shown[0].where == "Projects"
    assert row.shown[0].span == Span(9, 46)


def test_a_role_that_was_corrected_counts_and_what_the_file_said_of_work_no_more() -> None:
    text = "Experience\nBookkeeper, used QuickBooks\n"
    section = Section("work", Stated("Experience", Span(0, 10)), Span(0, len(text)))
    read = Resume(name=said("Ana Rey"), sections=(section,))
    assert row_of(fit(read, QUICKBOOKS, POSTING, text)).standing is Standing.MET
    corrected = replace(read, work=(role("Bookkeeper", "Kept the ledger"),))
    assert row_of(fit(corrected, QUICKBOOKS, POSTING, text)).standing is not Standing.MET
