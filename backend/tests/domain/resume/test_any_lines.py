"""Whatever the lines are: values have their place in them, are bounded, and cost bounded work."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trusthound.domain.resume.document import (
    Box,
    Document,
    DocumentFacts,
    Format,
    Line,
    document_of,
)
from trusthound.domain.resume.model import Resume, Stated
from trusthound.domain.resume.read import read_resume
from trusthound.domain.resume.read.piece import LONGEST_TOLD

_PHRASES = [
    "Work Experience", "EDUCATION", "Skills:", "Languages", "E X P E R I E N C E",
    "Jan 2019 – Present", "2012-16", "03/2019 –", "Acme GmbH, Berlin", "Senior Engineer | Acme",
    "• Led a team of five", "B.Sc. in Physics, University of X", "ann@example.org",
    "Ann Example",
    "+1 312 555 0123",
    "Certifications", "English (fluent), German", "Austin, TX", "", " ", "王小明",
]  # fmt: skip


def document(texts: list[str], columns: list[int]) -> Document:
    lines = tuple(
        Line(
            text, 0, at // 40, columns[at % len(columns)], Box(0.1, at % 40 / 40, 0.9, 0.9),
            8.0 + len(text) % 7, at % 3 == 0,
        )
        for at, text in enumerate(texts)
    )  # fmt: skip
    return document_of(DocumentFacts(Format.PDF, pages=1), lines)


def stated(resume: Resume) -> list[Stated]:
    single = [resume.name, resume.headline, resume.location, resume.summary]
    found = [each for each in single if each]
    found += [*resume.mails, *resume.phones, *resume.links, *resume.skills]
    for role in resume.work:
        found += [each for each in (role.company, role.title, role.location) if each]
        found += role.highlights
    for course in resume.education:
        found += [each for each in (course.institution, course.degree, course.area) if each]
    for language in resume.languages:
        found += [each for each in (language.name, language.fluency) if each]
    for paper in resume.certificates:
        found += [each for each in (paper.name, paper.issuer, paper.number) if each]
    return found


def check(given_document: Document) -> None:
    resume, text = read_resume(given_document), given_document.text
    for each in stated(resume):
        assert len(each.value) <= LONGEST_TOLD
        assert each.span is not None
        shown = text[each.span.start : each.span.end]
        assert "".join(shown.split()) == "".join(each.value.split())
    assert len(resume.work) <= 80
    assert len(resume.skills) <= 200


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.one_of(st.sampled_from(_PHRASES), st.text(max_size=60)), max_size=60),
    st.lists(st.integers(0, 3), min_size=1, max_size=5),
)
def test_each_value_stands_where_its_span_says(texts: list[str], columns: list[int]) -> None:
    check(document([re.sub(r"[\n\r]", " ", each) for each in texts], columns))


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "line",
    [
        "a" * 200_000,
        "a@" * 50_000,
        "1 " * 50_000,
        "( " * 50_000,
        "Jan 2019 - " * 10_000,
        "A, " * 40_000,
        "B.Sc. in " * 10_000,
        "x.y." * 30_000,
        "• " * 50_000,
        "English " * 10_000,
        " " * 100_000 + "x",
        "-" * 100_000,
        "part time " * 10_000,
        "Straße " * 10_000,
    ],
    ids=lambda line: repr(line[:10].strip() or "spaces"),
)
def test_a_hostile_line_costs_little(line: str) -> None:
    headings = ["Experience", line, "Education", line, "Skills", line, "Languages", line]
    check(document(["Ann Example", line, *headings, "Certificates", line], [0]))


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "lines",
    [
        ["Experience", "Engineer, Acme Inc", "Jan 2019 - Feb 2020", "• Built it", "Education",
         "B.Sc. Physics, University of X, 2012"],
        ["(1) 2 3-4. " * 180],
    ],
    ids=["roles", "numbers"],
)  # fmt: skip
def test_a_very_long_document_costs_little(lines: list[str]) -> None:
    check(document(lines * 2000, [0, 1]))
