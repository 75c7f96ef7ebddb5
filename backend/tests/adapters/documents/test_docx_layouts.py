"""Resumes as word processors lay them out: tables, boxes, tabs and forms, read to their roles."""

import pytest
from tests.adapters.documents.written_docx import paragraph, run, table, written_docx

from trusthound.adapters.documents.docx import docx_document
from trusthound.domain.resume.read import read_resume

LARGE = '<w:b/><w:sz w:val="40"/>'
HEAD = '<w:b/><w:sz w:val="28"/>'
NAME, WORK = paragraph("Ana Rey", LARGE), paragraph("Experience", HEAD)
FIRST = paragraph("Staff Engineer") + paragraph("Acme") + paragraph("Jan 2020 – Present")
LATER = paragraph("Developer") + paragraph("Globex LLC") + paragraph("May 2018 – Dec 2019")
TOLD = "".join(map(paragraph, ("• Built the store", "• Led a team")))


def tabbed(left: str, right: str) -> str:
    return f"<w:p>{run(left)}<w:r><w:tab/></w:r>{run(right)}</w:p>"


def boxed(*inside: str) -> str:
    return f"<w:r><w:pict><w:txbxContent>{''.join(inside)}</w:txbxContent></w:pict></w:r>"


def labelled(*rows: tuple[str, str]) -> str:
    return table(*((paragraph(label), paragraph(told)) for label, told in rows))


LAYOUTS = {
    "a box of skills beside the first role": NAME
    + paragraph("Madrid")
    + WORK
    + f"<w:p>{boxed(paragraph('SKILLS', HEAD), paragraph('Rust'))}{run('Staff Engineer')}</w:p>"
    + paragraph("Acme")
    + paragraph("Jan 2020 – Present")
    + TOLD
    + LATER,
    "dates in a cell beside title and points": NAME
    + WORK
    + table(
        (paragraph("Staff Engineer, Acme") + TOLD, paragraph("Jan 2020 – Present")),
        (paragraph("Developer, Globex LLC") + TOLD, paragraph("May 2018 – Dec 2019")),
    ),
    "towns and dates at the ends of tabs": NAME
    + WORK
    + tabbed("Acme", "Lleida")
    + tabbed("Staff Engineer", "Jan 2020 – Present")
    + TOLD
    + tabbed("Globex LLC", "Girona")
    + tabbed("Developer", "May 2018 – Dec 2019"),
    "a table with headings": NAME
    + WORK
    + table(
        tuple(map(paragraph, ("S.No", "Organization", "Designation", "From", "To"))),
        tuple(map(paragraph, ("1", "Acme", "Staff Engineer", "Jan 2020", "Present"))),
        tuple(map(paragraph, ("2", "Globex LLC", "Developer", "May 2018", "Dec 2019"))),
    ),
    "a form with labels": paragraph("Europass Curriculum Vitae", LARGE)
    + labelled(("First name(s) / Surname(s)", "Ana Rey"))
    + WORK
    + labelled(
        ("Dates", "Jan 2020 – Present"),
        ("Occupation or position held", "Staff Engineer"),
        ("Name and address of employer", "Acme"),
        ("Dates", "May 2018 – Dec 2019"),
        ("Occupation or position held", "Developer"),
        ("Name and address of employer", "Globex LLC"),
    ),
    "all in one paragraph with its lines broken": NAME
    + WORK
    + (FIRST + LATER).replace("</w:p><w:p><w:pPr></w:pPr>", "<w:r><w:br/></w:r>"),
}


@pytest.mark.parametrize("body", LAYOUTS.values(), ids=LAYOUTS)
def test_roles_are_read_however_they_are_laid_out(body: str) -> None:
    resume = read_resume(docx_document(written_docx(body)))
    assert resume.name is not None
    assert resume.name.value == "Ana Rey"
    roles = [
        (
            each.title and each.title.value,
            each.company and each.company.value,
            str(each.period.start),
        )
        for each in resume.work
    ]
    assert roles == [
        ("Staff Engineer", "Acme", "2020-01"),
        ("Developer", "Globex LLC", "2018-05"),
    ]


@pytest.mark.parametrize(
    "first", ["Curriculum Vitae", "Hadoop Developer", "Personal Details", "Senior Consultant"]
)
def test_no_name_is_read_where_none_is_stated(first: str) -> None:
    body = paragraph(first, LARGE) + paragraph("Full clean licence") + WORK + FIRST
    assert read_resume(docx_document(written_docx(body))).name is None
