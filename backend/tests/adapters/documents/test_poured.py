"""Pages that were poured into one paragraph: columns woven, signs and letters lost."""

from itertools import zip_longest

import pytest
from tests.adapters.documents.written_docx import run, written_docx

from trusthound.adapters.documents.docx import docx_document
from trusthound.adapters.documents.line_traits import follows, traits_of
from trusthound.adapters.documents.woven import unwoven
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Resume
from trusthound.domain.resume.read import read_resume

MAIN = """EXPERIENCE
Senior Engineer Mar 2019 - Present
Northwind Ltd
 Rebuilt the billing system that sends two million
invoices a month to the shops of the whole region
 Led a team of six people and taught them to test
Data Analyst Jun 2015 - Feb 2019
Contoso Ltd
 Wrote reports on the stock of forty shops for the
board of directors and for their own managers
 Cut the time of the monthly closing by a third""".splitlines()
SIDE = """SKILLS
Python, SQL
Kafka, Docker
Kubernetes
LANGUAGES
English
German
EDUCATION
BSc Computer Science
University of Leeds
2011 - 2014""".splitlines()
TOP = ["Jane Doe", "Backend Engineer"]
ROLES = [
    ("Senior Engineer", "Northwind Ltd", "2019-03"),
    ("Data Analyst", "Contoso Ltd", "2015-06"),
]


def document(lines: list[str], *, in_a_table: bool = False) -> Document:
    body = f"<w:p>{'<w:r><w:br/></w:r>'.join(map(run, lines))}</w:p>"
    if in_a_table:
        body = f"<w:tbl><w:tr><w:tc>{body}</w:tc></w:tr></w:tbl>"
    return docx_document(written_docx(body))


def poured(lines: list[str]) -> Resume:
    return read_resume(document(lines))


def by_turns(one: list[str], other: list[str]) -> list[str]:
    return [each for both in zip_longest(one, other) for each in both if each]


def run_together(left: list[str], right: list[str]) -> list[str]:
    return [" ".join(filter(None, both)) for both in zip_longest(left, right)]


def at_times(left: list[str], right: list[str]) -> list[str]:
    """Every third line of both stands at one height."""
    woven = []
    for at, (one, other) in enumerate(zip_longest(left, right, fillvalue="")):
        woven += [f"{one} {other}".strip()] if at % 3 == 0 else [one, other]
    return [each for each in woven if each]


def letter_by_letter(lines: list[str]) -> list[str]:
    spaced = (
        " ".join(f"{w[0]} {w[1:]}" if len(w) > 1 else w for w in each.split()) for each in lines
    )
    return list(spaced)


WOVEN = {
    "by turns, what is beside on the right": by_turns(MAIN, SIDE),
    "by turns, what is beside on the left": by_turns(SIDE, MAIN),
    "run together, what is beside on the right": run_together(MAIN, SIDE),
    "now by turns and now together": at_times(MAIN, SIDE),
    "headings side by side, then by turns": ["SKILLS EXPERIENCE", *by_turns(SIDE[1:], MAIN[1:])],
    "one column, a space behind each first letter": letter_by_letter(MAIN),
    "one column, as it stood": [*MAIN, "EDUCATION", "BSc Computer Science", "University of Leeds"],
}


@pytest.mark.parametrize("lines", WOVEN.values(), ids=WOVEN)
def test_the_roles_of_a_poured_page_are_read(lines: list[str]) -> None:
    resume = poured([*TOP, *lines])
    assert resume.name is not None
    assert resume.name.value == "Jane Doe"
    assert [
        (
            each.title and each.title.value,
            each.company and each.company.value,
            str(each.period.start),
        )
        for each in resume.work
    ] == ROLES


@pytest.mark.parametrize("in_a_table", [False, True])
def test_of_columns_that_were_parted_it_is_told_how_they_stood(*, in_a_table: bool) -> None:
    lines = [*TOP, *by_turns(MAIN, SIDE)]
    read = document(lines, in_a_table=in_a_table)
    stood = [each.text.removeprefix("• ") for each in read.otherwise]
    assert stood == [each.strip() for each in lines]
    assert stood != [each.text.removeprefix("• ") for each in read.lines]
    assert sorted(each.text for each in read.otherwise) == sorted(each.text for each in read.lines)


def test_of_one_column_nothing_else_is_told() -> None:
    assert document([*TOP, *MAIN]).otherwise == ()


def parted(lines: list[str]) -> tuple[list[str], list[str]]:
    told = unwoven(lines)
    left, right = ([text for _, text, column in told if column == at] for at in (0, 1))
    return left, right


def test_a_misspelt_heading_begins_a_column() -> None:
    assert traits_of("WORK EXPIRIENCE").kind == traits_of("WORK EXPERIENCE").kind != ""


def test_a_name_is_not_cut_at_what_joins_its_words() -> None:
    lines = [" ".join(filter(None, both)) for both in zip_longest(SIDE, MAIN)]
    lines[2] = "Kafka, Docker Hart & Vale | Northwind Ltd | Leeds"
    _, right = parted(lines)
    assert right
    assert not any(each.startswith(("|", "&", "Vale")) for each in right)


def test_a_title_goes_with_its_dates_rather_than_apart() -> None:
    title, dates = traits_of("Senior Engineer"), traits_of("Mar 2019 - Present")
    word = traits_of("Kubernetes")
    assert follows(title, dates, 40) > follows(word, dates, 40)
    assert follows(dates, title, 40) > follows(word, title, 40)


def test_what_stood_beside_the_roles_is_read_as_well() -> None:
    resume = poured([*TOP, *by_turns(MAIN, SIDE)])
    assert "Kubernetes" in [each.value for each in resume.skills]
    assert [each.name.value for each in resume.languages] == ["English", "German"]
    (course,) = resume.education
    assert course.institution is not None
    assert course.institution.value == "University of Leeds"


def test_dates_that_stood_beside_title_and_employer_are_theirs() -> None:
    lines = [
        "EXPERIENCE",
        "2017, July  NORTHWIND, Spain",
        "December Web Developer",
        " Mended what was slow in the shop of a chain of stores",
        "2014, May  CONTOSO (contoso.com), Spain",
        "2016, June Data Analyst",
        *(f" Told of matter number {number} in a report" for number in range(8)),
    ]
    told = [
        (each.company and each.company.value, str(each.period.start), str(each.period.end))
        for each in poured([*TOP, *lines]).work
    ]
    assert told == [
        ("NORTHWIND", "2017-07", "2017-12"),
        ("CONTOSO (contoso.com)", "2014-05", "2016-06"),
    ]


def test_a_role_that_lasts_is_told_below_when_it_began() -> None:
    lines = [
        "EXPERIENCE",
        "2019, July  NORTHWIND, Spain",
        "now Web Developer",
        *(f" Told of matter number {number} in a report" for number in range(12)),
    ]
    (role,) = poured([*TOP, *lines]).work
    assert role.company is not None
    assert (role.company.value, str(role.period.start)) == ("NORTHWIND", "2019-07")
    assert role.period.current


def test_a_heading_on_one_line_with_what_it_heads_is_a_heading() -> None:
    lines = [f"{MAIN[0]} {MAIN[1]}", *MAIN[2:], "EDUCATION University of Leeds 2011 - 2014"]
    resume = poured([*TOP, *lines, "BSc Computer Science"])
    assert [each.title.value for each in resume.work if each.title] == [
        title for title, _, _ in ROLES
    ]
    (course,) = resume.education
    assert course.institution is not None
    assert course.institution.value == "University of Leeds"


def test_signs_that_a_font_had_no_names_for_are_put_back() -> None:
    lines = [
        "EXPERIENCE",
        "20182020 Northwind Ltd, Web Developer",
        *(f"(cid:123) Told of matter number {number} in a report" for number in range(6)),
        "2014  2018 Contoso Ltd, Data Analyst",
        *(f"(cid:123) Wrote about matter number {number}" for number in range(6)),
    ]
    resume = poured([*TOP, *lines])
    assert [
        (each.company and each.company.value, str(each.period.start), str(each.period.end))
        for each in resume.work
    ] == [("Northwind Ltd", "2018", "2020"), ("Contoso Ltd", "2014", "2018")]
    assert resume.work[0].highlights[0].value == "Told of matter number 0 in a report"
