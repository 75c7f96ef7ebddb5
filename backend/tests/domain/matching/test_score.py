"""The score is the sum of the rows; a must-have shown never lowers it; 80 says that most is met."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from tests.domain.matching.conftest import (
    POSTING,
    course,
    fit,
    passage,
    resume,
    role,
    said,
    skill,
)

from trusthound.domain.matching.model import Advice, Asked, Standing
from trusthound.domain.matching.score import STRONG
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import (
    EducationAsked,
    LanguageAsked,
    LicenceAsked,
    Need,
    Requirements,
    YearsAsked,
)
from trusthound.domain.resume.model import Level, Month, Stated, Work

NAMES = ("QuickBooks", "GAAP", "accounts payable", "SAP", "Xero", "Tableau", "Salesforce", "Python")
SKILLS = tuple(map(str.lower, NAMES))
ACCOUNTANT = role("Senior Accountant", "Closed the books", start=Month(2015, 1))
WELDER = role("Lead Welder", "Welded pipes of stainless steel", start=Month(2015, 1))


def _used(skill_id: str) -> Stated:
    return said(f"Used {NAMES[SKILLS.index(skill_id)]} for the ledger")


names = st.lists(st.sampled_from(SKILLS), unique=True, min_size=1)
workers = st.sampled_from([ACCOUNTANT, WELDER])


@given(worker=workers, asked=names, shown=names, listed=names, more=st.sampled_from(SKILLS))
def test_showing_one_more_must_have_never_lowers_the_score(
    worker: Work, asked: list[str], shown: list[str], listed: list[str], more: str
) -> None:
    wanted = Requirements(skills=tuple(skill(each, each) for each in asked))
    work = replace(worker, highlights=tuple(map(_used, shown)))
    better = replace(work, highlights=(*work.highlights, _used(more)))
    before = fit(resume(work, skills=tuple(listed)), wanted).score
    after = fit(resume(better, skills=tuple(listed)), wanted).score
    assert before is not None
    assert after is not None
    assert after >= before


@given(worker=workers, asked=names, shown=names, more=st.sampled_from(SKILLS))
def test_asking_for_one_more_thing_that_is_shown_never_lowers_the_score(
    worker: Work, asked: list[str], shown: list[str], more: str
) -> None:
    work = replace(worker, highlights=tuple(map(_used, [*shown, more])))
    before = Requirements(skills=tuple(skill(each, each) for each in asked if each != more))
    after = replace(before, skills=(*before.skills, skill(more, more)))
    told = resume(work)
    assert (fit(told, after).score or 0) >= (fit(told, before).score or 0)


@given(listed=st.lists(st.sampled_from(SKILLS)))
def test_no_list_lifts_a_resume_without_work_above_what_nothing_shown_gives(
    listed: list[str],
) -> None:
    wanted = Requirements(skills=tuple(skill(each, each) for each in SKILLS))
    told = resume(WELDER)
    stuffed = replace(told, skills=resume(skills=tuple(listed)).skills)
    assert fit(stuffed, wanted).score == fit(told, wanted).score
    alone = fit(resume(skills=tuple(listed)), wanted)
    assert {each.standing for each in alone.rows} == {Standing.NOT_SHOWN}
    assert not alone.score


def test_80_and_more_says_that_most_must_haves_are_met() -> None:
    asked = Requirements(skills=tuple(skill(each, each) for each in SKILLS[:4]))
    every = role("Senior Accountant", POSTING.description, "Used QuickBooks, SAP and GAAP")
    assert fit(resume(every), asked).score >= STRONG  # type: ignore[operator]
    few = fit(resume(role("Senior Accountant", "Kept the ledger")), asked)
    assert few.score is not None
    assert few.score < STRONG


def test_without_anything_asked_the_kind_of_work_alone_is_no_strong_match() -> None:
    found = fit(resume(role("Senior Accountant", POSTING.description)), Requirements())
    assert found.score is not None
    assert found.score < STRONG


def test_the_points_of_the_rows_are_a_hundred_and_place_has_none() -> None:
    asked = Requirements(
        skills=(skill("QuickBooks", "quickbooks"), skill("SAP", "sap", need=Need.NICE)),
        years=(YearsAsked(passage("5+ years"), Need.MUST, 5),),
    )
    rows = fit(resume(ACCOUNTANT), asked).rows
    assert round(sum(each.weight for each in rows)) == 100
    assert all(each.weight == 0 for each in rows if each.kind is Asked.PLACE)


def test_a_missing_licence_degree_or_language_is_named_as_a_blocker() -> None:
    asked = Requirements(
        education=(EducationAsked(passage("Bachelor's degree"), Need.MUST, Level.BACHELOR),),
        licences=(LicenceAsked(passage("CPA"), Need.MUST, "CPA"),),
        languages=(LanguageAsked(passage("fluent German"), Need.MUST, "de"),),
    )
    found = fit(resume(ACCOUNTANT), asked)
    assert len(found.blockers) == 3
    able = resume(
        ACCOUNTANT, education=(course("B.Sc.", "Accounting", Level.BACHELOR),), skills=("CPA",)
    )
    assert len(fit(able, asked).blockers) == 1


def test_reasons_and_suggestions_quote_both_sides_and_invent_nothing() -> None:
    asked = Requirements(
        skills=(
            skill("QuickBooks", "quickbooks"),
            skill("SAP", "sap"),
            skill("accounts payable", "accounts payable"),
        )
    )
    told = resume(
        role("Senior Accountant", "Closed the books", start=Month(2020, 1)),
        role("Accountant", "Used QuickBooks", start=Month(2015, 1), end=Month(2019, 12)),
        skills=("Accounts payable",),
    )
    found = fit(told, asked)
    assert any("“Used QuickBooks”" in each for each in found.reasons)
    kinds = {each.kind: each for each in found.suggestions}
    assert (
        kinds[Advice.NOT_SHOWN].text
        == "“SAP” is asked for and not shown: add it only if it is true."
    )
    assert any("only in a list" in each.text for each in found.suggestions)
    assert any("far down" in each.text for each in found.suggestions)


def test_what_says_too_little_has_no_score() -> None:
    nothing = JobPosting(title="", company="", description="")
    assert fit(resume(ACCOUNTANT), Requirements(), nothing).score is None
    assert fit(resume(), Requirements()).score is None


def test_the_same_question_has_the_same_answer() -> None:
    asked = Requirements(skills=tuple(skill(each, each) for each in SKILLS))
    told = resume(ACCOUNTANT, skills=SKILLS)
    assert fit(told, asked) == fit(told, asked)


@given(title=st.text(), point=st.text(), listed=st.text(), wanted=st.text(), told=st.text())
def test_whatever_both_say_there_is_an_answer_that_quotes_the_resume(
    title: str, point: str, listed: str, wanted: str, told: str
) -> None:
    posting = JobPosting(title=wanted, company="", description=told)
    asked = Requirements(
        skills=(skill(told), skill(wanted, "quickbooks")),
        years=(YearsAsked(passage(told), Need.MUST, 3, of=wanted),),
        licences=(LicenceAsked(passage(wanted), Need.MUST, told),),
    )
    found = fit(resume(role(title, point), skills=(listed,)), asked, posting)
    assert found.score is None or 0 <= found.score <= 100
    said_there = "\n".join((title, point, listed))
    assert all(shown.quote in said_there for row in found.rows for shown in row.shown)
    assert all(0 <= row.weight <= 100 for row in found.rows)
