"""Pages that were poured into one line: headings, signs and dates tell where its lines ended."""

import pytest
from tests.adapters.documents.written_docx import run, written_docx

from trusthound.adapters.documents.docx import docx_document
from trusthound.adapters.documents.flat import lines_of
from trusthound.adapters.documents.glued import parted_at_heading
from trusthound.domain.resume.model import Resume
from trusthound.domain.resume.read import read_resume

DATES_LAST = """Jane Doe
Dayton, OH 937-555-0100 jane.doe@mail.example
SUMMARY
Electrician with nine years in houses, shops and a hospital.
EXPERIENCE
Northwind Electric LLC, Dayton, OH
Journeyman Electrician April 2019 – Present
• Wire new shops up to 40,000 square feet
• Train two apprentices a year
Contoso Services Inc, Dayton, OH
Apprentice Electrician June 2015 – March 2019
• Bent conduit and pulled wire
EDUCATION
Dayton Technical College, Diploma, 2015""".splitlines()
DATES_FIRST = """Jane Doe
jane.doe@mail.example
Profile
Engineer who has built bridges and stations with two large firms.
Work Experience
2019 – present
Northwind Ltd
Senior Project Manager
Responsible for the works on eighty miles of line and twelve stations.
2012 – 2019
Contoso Ltd
Site Engineer
Checked drawings and led surveys of the ground before the works began.
Education
2008 – 2012
University of Leeds
MEng Civil Engineering""".splitlines()


def poured(text: str) -> Resume:
    body = "<w:r><w:tab/></w:r>".join(map(run, text.split("\t")))
    return read_resume(docx_document(written_docx(f"<w:p>{body}</w:p>")))


def held(resume: Resume) -> list[tuple[str, str, str]]:
    return [
        (
            each.company.value if each.company else "",
            each.title.value if each.title else "",
            str(each.period.start),
        )
        for each in resume.work
    ]


@pytest.mark.parametrize("gap", [" ", "  ", "\t"], ids=["a space", "two spaces", "a tab"])
def test_roles_with_dates_behind_their_heads_are_read_of_one_line(gap: str) -> None:
    resume = poured(gap.join(DATES_LAST))
    assert resume.name is not None
    assert resume.name.value == "Jane Doe"
    assert held(resume) == [
        ("Northwind Electric LLC", "Journeyman Electrician", "2019-04"),
        ("Contoso Services Inc", "Apprentice Electrician", "2015-06"),
    ]
    (course,) = resume.education
    assert course.institution is not None
    assert course.institution.value == "Dayton Technical College"


@pytest.mark.parametrize("gap", [" ", "  ", "\t"], ids=["a space", "two spaces", "a tab"])
def test_roles_with_dates_before_their_heads_are_read_of_one_line(gap: str) -> None:
    assert held(poured(gap.join(DATES_FIRST))) == [
        ("Northwind Ltd", "Senior Project Manager", "2019"),
        ("Contoso Ltd", "Site Engineer", "2012"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Education and experience taught me to listen. " * 10,
        "EXPERIENCE and more of it. " * 2,
        "x" * 30_000,
    ],
    ids=["a sentence", "short", "far too long"],
)
def test_what_is_no_page_stays_one_line(text: str) -> None:
    assert list(lines_of(text)) == [text]


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("EDUCATION Leeds University 2012", ("EDUCATION", "Leeds University 2012")),
        ("Work Experience 2015 - 2019 Acme", ("Work Experience", "2015 - 2019 Acme")),
        ("EDUCATION AND TRAINING", ("EDUCATION AND TRAINING",)),
        ("EXPERIENCE DESIGNER AT ACME", ("EXPERIENCE DESIGNER AT ACME",)),
        ("Experience of 2019 taught me much", ("Experience of 2019 taught me much",)),
        ("Education Officer 2015 - 2019", ("Education Officer 2015 - 2019",)),
    ],
)
def test_a_heading_is_parted_from_what_it_heads(line: str, parts: tuple[str, ...]) -> None:
    assert parted_at_heading(line) == parts
