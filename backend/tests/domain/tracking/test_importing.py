"""Rows of a file: what is new, what is wrong and where, what is known already."""

from datetime import UTC, date, datetime
from functools import partial
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.adapters.reports.applications_table import (
    applications_csv,
    applications_json,
    template_csv,
)
from trusthound.adapters.rows.applications import application_rows
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.tracking.application import Application, Facts, Outcome, Posting
from trusthound.domain.tracking.exporting import export_row
from trusthound.domain.tracking.importing import (
    ImportPlan,
    ImportRow,
    check_importable,
    keys_of,
    plan_import,
)
from trusthound.domain.tracking.stage import GIVEN

TODAY = date(2026, 11, 22)
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


def planned(*rows: dict[str, object], known: tuple[Facts, ...] = ()) -> ImportPlan:
    told = [ImportRow(number, cells) for number, cells in enumerate(rows, start=2)]
    keys = {key for each in known for key in keys_of(each)}
    return plan_import(told, GIVEN, keys, as_of=TODAY)


def test_headings_are_known_however_they_are_spelt() -> None:
    plan = planned({
        "Title": "Engineer", "COMPANY": "Contoso", "Applied On": "2026-11-01", "payAsked": "50k",
        "Stage": "interview", "Outcome": "No answer", "Notes": "one\ntwo", "Mood": "good",
    })  # fmt: skip
    (made,) = plan.new
    assert made.facts == Facts(
        "Engineer", "Contoso", applied_on=date(2026, 11, 1), outcome=Outcome.NO_ANSWER,
        pay_asked="50k",
    )  # fmt: skip
    assert (made.stage.id, made.note, plan.ignored) == ("interview", "one\ntwo", ("Mood",))


@pytest.mark.parametrize(
    ("cells", "column", "words"),
    [
        ({"title": ""}, "title", "missing"),
        ({"title": "a", "applied_on": "1.2.2026"}, "applied_on", "no day like 2026-01-31"),
        ({"title": "a", "applied_on": "2030-01-01"}, "applied_on", "still to come"),
        ({"title": "a", "stage": "Screening"}, "stage", "Saved, Applied, Interview"),
        ({"title": "a", "outcome": "meh"}, "outcome", "no answer"),
        ({"title": "a", "url": "ftp://x.example"}, "url", "https://"),
        ({"title": "a", "company": "x" * 201}, "company", "200 is the most"),
        ({"title": "a", "notes": "x" * 10_001}, "notes", "10,000"),
        ({"title": ["a"]}, "title", "not text"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_column(
    cells: dict[str, object], column: str, words: str
) -> None:
    plan = planned({"title": "fine"}, cells)
    (problem,) = plan.problems
    assert (problem.line, problem.column) == (3, column)
    assert words in problem.message
    with pytest.raises(InvalidInput, match=r"Line 3: .*"):
        check_importable(plan)


def test_the_same_again_is_left_out_and_told() -> None:
    link = "https://jobs.contoso.example/42"
    plan = planned(
        {"title": "Engineer", "url": f"{link}?utm_source=mail"},
        {"title": "Cook", "company": "Bistro"},
        {"title": "COOK", "company": "bistro"},
        {"title": "Cook", "company": "Bistro", "applied_on": "2026-10-01"},
        known=(Facts("Other words", url=link),),
    )
    assert [(each.line, each.in_file) for each in plan.duplicates] == [(2, False), (4, True)]
    assert [each.line for each in plan.new] == [3, 5]


def test_a_csv_tells_the_line_a_row_begins_on_and_reads_what_an_export_made_safe() -> None:
    data = b'title;notes\r\n"Cook";"a\nb"\r\n\r\n"\'=1+1";"\'- one\n\'+ two"\r\n'
    first, second = application_rows(data, "x.csv")
    assert (first.line, second.line) == (2, 5)
    assert second.cells == {"title": "=1+1", "notes": "- one\n+ two"}


@pytest.mark.parametrize(
    ("data", "name", "words"),
    [
        (b"", "x.csv", "no applications"),
        (b"title\r\n", "x.csv", "no applications"),
        (b"company\r\nContoso\r\n", "x.csv", "no column"),
        (b"\xff\xfe\x00", "x.csv", "UTF-8"),
        (b'title\r\n"a"b"\r\n', "x.csv", "Line 2"),
        (b"{}", "x.json", "not a list"),
        (b"[1]", "x.json", "Entry 1"),
        (b"[" * 100_000, "x.json", "not JSON"),
        (b"title\n" + b"a\n" * 2_001, "x.csv", "2,000"),
        (b"title\n" + b"a" * 4_000_000, "x.csv", "4 MB"),
        (b'title\n"' + b"a" * 200_000, "x.csv", "not CSV"),
    ],
)
def test_a_file_that_is_none_is_refused(data: bytes, name: str, words: str) -> None:
    with pytest.raises(InvalidInput, match=words):
        application_rows(data, name)


def test_the_template_can_be_imported() -> None:
    plan = plan_import(application_rows(template_csv(), "t.csv"), GIVEN, (), as_of=TODAY)
    assert (len(plan.new), plan.problems, plan.ignored) == (1, (), ())


LINE = (
    st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S")), min_size=1, max_size=30)
    .map(partial(normalize, "NFC"))
    .filter(lambda text: "'" not in text)
)


@given(
    title=LINE, company=LINE, asked=LINE, stage=st.sampled_from(GIVEN),
    outcome=st.sampled_from([None, *Outcome]), applied=st.none() | st.just(TODAY),
    notes=st.lists(LINE, max_size=3), as_csv=st.booleans(),
)  # fmt: skip
def test_what_is_exported_can_be_imported_again(
    title: str, company: str, asked: str, stage: object, outcome: Outcome | None,
    applied: date | None, notes: list[str], as_csv: bool,  # noqa: FBT001 - drawn
) -> None:  # fmt: skip
    (clean,) = planned({"title": title, "company": company, "pay_asked": asked}).new
    facts = Facts(
        clean.facts.title, clean.facts.company, url="https://x.example/1", applied_on=applied,
        outcome=outcome, pay_asked=clean.facts.pay_asked,
    )  # fmt: skip
    stage_id = getattr(stage, "id", "")
    row = export_row(Application("a", stage_id, facts, Posting(), NOW, NOW, NOW), GIVEN, notes)
    data = applications_csv([row]) if as_csv else applications_json([row])
    plan = plan_import(
        application_rows(data, "x.csv" if as_csv else "x.json"), GIVEN, (), as_of=TODAY
    )
    (again,) = plan.new
    assert (again.facts, again.stage.id, again.note) == (facts, stage_id, "\n\n".join(notes))
