"""Roles, in the ways that resumes lay them out."""

from collections.abc import Callable

import pytest

from trusthound.domain.resume.document import (
    Box,
    DocumentFacts,
    Format,
    Line,
    document_of,
)
from trusthound.domain.resume.model import Employment, Resume
from trusthound.domain.resume.read import read_resume

Read = Callable[..., Resume]


def told(resume: Resume) -> list[str]:
    """Each role as "title @ company start..end"."""
    return [
        f"{each.title.value if each.title else '?'} @ {each.company.value if each.company else '?'}"
        f" {each.period.start or ''}..{'now' if each.period.current else each.period.end or ''}"
        for each in resume.work
    ]


BOTH = ["Staff Engineer @ Acme Inc 2020-01..now", "Developer @ Globex LLC 2018-05..2019-12"]
LAYOUTS = {
    "one line with bars": """
Acme Inc | Staff Engineer | Jan 2020 – Present
• Built it
Globex LLC | Developer | May 2018 – Dec 2019
• Wrote it""",
    "title above company": """
Staff Engineer
Acme Inc, Paris, France
Jan 2020 – Present
• Built it
Developer
Globex LLC, Austin, TX
May 2018 – Dec 2019""",
    "company with dates above title": """
Acme Inc\tJan 2020 – Present
Staff Engineer · Remote
• Built it
Globex LLC\tMay 2018 – Dec 2019
Developer · Austin, TX""",
    "dates above both": """
01/2020 – Present
Staff Engineer, Acme Inc
Built it for everyone.
05/2018 – 12/2019
Developer, Globex LLC
Wrote it for everyone.""",
    "dates left of both": """
Jan 2020 – Present\tAcme Inc, Paris, France
\tStaff Engineer
• Built it
May 2018 – Dec 2019\tGlobex LLC
\tDeveloper""",
    "at and brackets": """
Staff Engineer at Acme Inc (January 2020 - now)
Built it.
Developer @ Globex LLC (May 2018 - December 2019)
Wrote it.""",
    "labels": """
Company: Acme Inc
Position: Staff Engineer
Duration: Jan 2020 - till date
Company: Globex LLC
Position: Developer
Duration: May 2018 - Dec 2019""",
    "dates with points beneath": """
Jan 2020 - Present
• Staff Engineer, Acme Inc
• Led the migration of everything
May 2018 - Dec 2019
• Developer, Globex LLC
• Wrote the ledger""",
    "stacked months": """
2020, January Acme Inc
2026, October Staff Engineer
2018, May Globex LLC
2019, December Developer""",
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_roles_are_read_in_the_layout(layout: str, read: Read) -> None:
    found = told(read(f"# Ann Example\n# Experience{LAYOUTS[layout]}"))
    assert [each.replace("2026-10", "now") for each in found] == BOTH


def test_one_employer_stands_above_several_titles(read: Read) -> None:
    resume = read("""
# Ann Example
# Experience
Acme Corporation, London
Senior Manager, Jan 2020 – Present
• Led a team
Manager, Mar 2017 – Dec 2019
• Ran the shop
Globex Ltd — 2012 – 2017
Developer (2014 – 2017)
• Wrote it
Intern (2012 – 2014)
• Learnt it
""")
    assert told(resume) == [
        "Senior Manager @ Acme Corporation 2020-01..now",
        "Manager @ Acme Corporation 2017-03..2019-12",
        "Developer @ Globex Ltd 2014..2017",
        "Intern @ Globex Ltd 2012..2014",
    ]


def test_who_works_for_themself_is_given_no_employer_of_the_role_before(read: Read) -> None:
    resume = read("""
# Experience
Engineer, Acme Inc
Mar 2020 – Dec 2020
Freelance Developer, self-employed, since 2021
""")
    assert resume.work[-1].company is None
    assert resume.work[-1].kind is Employment.FREELANCE


def test_roles_without_dates_are_read_above_their_points(read: Read) -> None:
    resume = read("""
# Experience
Production Intern
Example Opera Company
• Sold tickets
Sales Associate
Example Music Store LLC
• Sold music
""")
    assert told(resume) == [
        "Production Intern @ Example Opera Company ..",
        "Sales Associate @ Example Music Store LLC ..",
    ]


def test_kind_place_and_points_of_a_role_are_read(read: Read) -> None:
    role = read("""
# Volunteer Experience
Code for Springfield
Volunteer Engineer
Springfield, IL
Jan 2024 – Present
• Built a tool that everybody in the town
uses every day
• Fixed it
""").work[0]
    assert role.kind is Employment.VOLUNTEER
    assert role.location is not None
    assert role.location.value == "Springfield, IL"
    assert [each.value for each in role.highlights] == [
        "Built a tool that everybody in the town uses every day",
        "Fixed it",
    ]


def test_a_date_in_what_is_told_begins_no_role(read: Read) -> None:
    resume = read("""
# Experience
Engineer, Acme Inc
Jan 2020 – Present
• Moved the ledger between Jan 2021 and Mar 2021 without a minute of downtime for anyone
The team grew from two to nine people between 2020 and 2022, and so did what it owned.
""")
    assert told(resume) == ["Engineer @ Acme Inc 2020-01..now"]


def test_projects_and_education_hold_no_roles(read: Read) -> None:
    resume = read("""
# Projects
Trip Planner, Creator, Jan 2020 – Mar 2020
# Education
Teaching Assistant courses, University of Example, 2015 – 2019
# Experience
Engineer, Acme Inc, 2020 – 2021
""")
    assert told(resume) == ["Engineer @ Acme Inc 2020..2021"]


def test_dates_in_a_column_of_their_own_belong_to_the_line_beside_them() -> None:
    def line(text: str, column: int, left: float, top: float) -> Line:
        return Line(text, 0, 0, column, Box(left, top, left + 0.2, top + 0.012), points=10)

    lines = (
        line("EXPERIENCE", 0, 0.1, 0.10),
        line("Acme Inc", 0, 0.1, 0.14),
        line("Staff Engineer", 0, 0.1, 0.16),
        line("Globex LLC", 0, 0.1, 0.24),
        line("Developer", 0, 0.1, 0.26),
        line("Jan 2020 – Present", 1, 0.7, 0.16),
        line("May 2018 – Dec 2019", 1, 0.7, 0.26),
    )
    resume = read_resume(document_of(DocumentFacts(Format.PDF, pages=1), lines))
    assert told(resume) == BOTH


def test_a_sidebar_keeps_its_sections_apart_from_the_main_column() -> None:
    def line(text: str, column: int, top: float) -> Line:
        left = 0.05 if column == 0 else 0.4
        return Line(text, 0, 0, column, Box(left, top, left + 0.25, top + 0.012), points=10)

    lines = (
        line("CONTACT", 0, 0.2), line("ann@example.org", 0, 0.22),
        line("SKILLS", 0, 0.4), line("Python, Go", 0, 0.42),
        line("Ann Example", 1, 0.05), line("Data Analyst", 1, 0.08),
        line("EXPERIENCE", 1, 0.2), line("Analyst, Acme Inc", 1, 0.22),
        line("2019 – 2020", 1, 0.24),
    )  # fmt: skip
    resume = read_resume(document_of(DocumentFacts(Format.PDF, pages=1), lines))
    assert resume.name is not None
    assert resume.name.value == "Ann Example"
    assert [each.value for each in resume.skills] == ["Python", "Go"]
    assert told(resume) == ["Analyst @ Acme Inc 2019..2020"]


def test_what_stands_behind_a_title_and_a_comma_is_the_employer_unless_it_is_a_field(
    read: Read,
) -> None:
    resume = read("""
# Experience
Technician, Pixel Repair | Jan 2014 – Feb 2017
• Repaired laptops
Director, Operations | Mar 2017 – Apr 2019
• Ran the house""")
    assert told(resume) == [
        "Technician @ Pixel Repair 2014-01..2017-02",
        "Director, Operations @ ? 2017-03..2019-04",
    ]


def test_dates_broken_behind_their_last_month_are_one_period(read: Read) -> None:
    resume = read("""
# Experience
August 2019 to February
2021
Data Analyst
Orchard Analytics
• Built reports""")
    assert told(resume) == ["Data Analyst @ Orchard Analytics 2019-08..2021-02"]


def test_rows_beside_a_heading_in_the_margin_belong_to_it() -> None:
    facts = DocumentFacts(Format.PDF, pages=1)
    told_of = [
        ("Ana Rey", 0, 0.1, 0.05), ("Experience", 1, 0.1, 0.1),
        ("Engineer\tMay 2019 – Present", 2, 0.3, 0.1), ("Acme Ltd", 2, 0.3, 0.12),
        ("Built it", 2, 0.3, 0.14), ("Education", 3, 0.1, 0.2),
        ("B.Sc. Physics, University of Oporto\t2013 – 2016", 4, 0.3, 0.2),
    ]  # fmt: skip
    lines = tuple(
        Line(
            text, 0, column=column, points=10, bold=left < 0.2,
            box=Box(left, top, left + 0.012 * len(text), top + 0.012),
        )
        for text, column, left, top in told_of
    )  # fmt: skip
    resume = read_resume(document_of(facts, lines))
    assert told(resume) == ["Engineer @ Acme Ltd 2019-05..now"]
    assert [each.degree.value for each in resume.education if each.degree] == ["B.Sc."]


def test_dates_of_two_lines_before_their_head_stay_together() -> None:
    facts = DocumentFacts(Format.PDF, pages=1)
    rows = [("Experience", 0, 0.1, 0.1)]
    for number, (start, end) in enumerate((("2019 –", "Present"), ("May 2016 –", "Feb 2019"))):
        top, column = 0.14 + 0.1 * number, 1 + 2 * number
        rows += [(start, column, 0.1, top), (end, column, 0.1, top + 0.015)]
        rows += [("Engineer", column + 1, 0.3, top), ("Acme Ltd", column + 1, 0.3, top + 0.015)]
        rows += [("• Built it", column + 1, 0.3, top + 0.03)]
    lines = tuple(
        Line(text, 0, column=column, points=10, bold=text in ("Experience", "Engineer"),
             box=Box(left, top, left + 0.01 * len(text), top + 0.012))
        for text, column, left, top in rows
    )  # fmt: skip
    assert told(read_resume(document_of(facts, lines))) == [
        "Engineer @ Acme Ltd 2019..now", "Engineer @ Acme Ltd 2016-05..2019-02",
    ]  # fmt: skip
