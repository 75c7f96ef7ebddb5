"""Roles and courses told by how their lines stand: in rails, below umbrellas, set in."""

from collections.abc import Callable

from trusthound.domain.resume.document import Box, DocumentFacts, Format, Line, document_of
from trusthound.domain.resume.model import Resume
from trusthound.domain.resume.read import read_resume

Read = Callable[..., Resume]


def placed(*lines: tuple[float, float, int, str]) -> Resume:
    """Lines of (left, top, column, text); "# " before one makes it a heading, "* " bold."""
    made = []
    for left, top, column, text in lines:
        shown, large = text.removeprefix("# ").removeprefix("* "), text.startswith("# ")
        box = Box(left, top, left + 0.008 * len(shown), top + 0.012)
        made.append(Line(shown, 0, 0, column, box, 14 if large else 10, text[0] in "#*"))
    return read_resume(document_of(DocumentFacts(Format.PDF, pages=1), tuple(made)))


def roles(resume: Resume) -> list[tuple[str, str, str]]:
    return [
        (
            each.title.value if each.title else "?",
            each.company.value if each.company else "?",
            f"{each.period.start}–{each.period.end or 'now'}",
        )
        for each in resume.work
    ]


def courses(resume: Resume) -> list[tuple[str, str, str]]:
    return [
        (
            each.degree.value if each.degree else "?",
            each.institution.value if each.institution else "?",
            str(each.period.end),
        )
        for each in resume.education
    ]


def test_roles_within_an_employers_whole_time_were_held_there(read: Read) -> None:
    resume = read(
        "# EXPERIENCE\nOrthava Medical\t2015 – Present\n"
        "Sales Director, Midwest (Jan 2021 – Present)\n• Won it\n"
        "District Matron (Apr 2018 – Dec 2020)\n• Rebuilt it\n"
    )
    assert roles(resume) == [
        ("Sales Director, Midwest", "Orthava Medical", "2021-01–now"),
        ("District Matron", "Orthava Medical", "2018-04–2020-12"),
    ]


def test_dates_in_a_rail_go_with_the_heading_above_what_they_date() -> None:
    resume = placed(
        (0.1, 0.05, 0, "# Jane Roe"),
        (0.3, 0.10, 0, "# Education"),
        (0.7, 0.08, 1, "4 Long Lane, 12345 Oldtown"),
        (0.1, 0.13, 2, "2008–2010"),
        (0.3, 0.13, 3, "M.Sc. Physics, University of Leeds, 1.1."),
        (0.1, 0.16, 4, "2005–2008"),
        (0.3, 0.16, 5, "B.Sc. Physics, University of York"),
        (0.3, 0.19, 5, "# Experience"),
        (0.1, 0.22, 6, "2010–2018"),
        (0.3, 0.22, 7, "Analyst, Northwind Ltd"),
    )
    assert courses(resume) == [
        ("M.Sc.", "University of Leeds", "2010"),
        ("B.Sc.", "University of York", "2008"),
    ]
    assert roles(resume) == [("Analyst", "Northwind Ltd", "2010–2018")]


def test_lines_that_look_like_a_degree_are_one() -> None:
    resume = placed(
        (0.3, 0.10, 0, "# Education"),
        (0.3, 0.13, 0, "* B.Sc. Nursing Management"),
        (0.3, 0.15, 0, "University of Leeds\t2016 – 2020"),
        (0.3, 0.18, 0, "* State-registered Nurse"),
        (0.3, 0.20, 0, "Krankenpflegeschule Bonn\t2008 – 2011"),
        (0.3, 0.25, 0, "Wound care, ventilation, rosters for forty nurses and more of the like"),
    )
    assert courses(resume) == [
        ("B.Sc.", "University of Leeds", "2020"),
        ("State-registered Nurse", "Krankenpflegeschule Bonn", "2011"),
    ]


def test_what_is_set_in_below_a_course_is_no_other() -> None:
    resume = placed(
        (0.30, 0.10, 0, "# Education"),
        (0.30, 0.13, 0, "PhD in History, University of Leeds\t2008–2012"),
        (0.30, 0.15, 0, "BA in History, University of York\t2003–2007"),
        (0.32, 0.17, 0, "First Class. Summer at Université de Poitiers, 2005–06"),
    )
    assert courses(resume) == [
        ("PhD", "University of Leeds", "2012"),
        ("BA", "University of York", "2007"),
    ]


def test_a_sentence_behind_a_school_is_none_of_its_name(read: Read) -> None:
    resume = read("# EDUCATION\nPhD in archaeology (2006 – 2011)\nWarsaw University. Thesis: Lamps")
    assert courses(resume) == [("PhD", "Warsaw University", "2011")]


def test_what_is_set_in_below_a_role_or_stands_in_a_list_of_grants_heads_none() -> None:
    resume = placed(
        (0.30, 0.10, 0, "# EXPERIENCE"),
        (0.30, 0.13, 0, "Fellow, Northwind Institute (2016 – 2017)"),
        (0.32, 0.15, 0, "Refinery works at Schwechat (2013, 2016)"),
        (0.30, 0.17, 0, "Maternity leave: March 2014 – February 2015"),
        (0.30, 0.20, 0, "Curator, Museum of Leeds (2008 – 2012)"),
        (0.30, 0.24, 0, "# RESEARCH GRANTS"),
        (0.30, 0.27, 0, "Principal investigator, National Science Centre, 2009–2011"),
    )
    assert roles(resume) == [
        ("Fellow", "Northwind Institute", "2016–2017"),
        ("Curator", "Museum of Leeds", "2008–2012"),
    ]


def test_what_begins_beside_dates_in_a_margin_is_told_of_them() -> None:
    resume = placed(
        (0.30, 0.10, 0, "# Beruflicher Werdegang"),
        (0.10, 0.13, 1, "12/2014 – 3/2015"),
        (0.30, 0.13, 2, "Quarz Technologie GmbH"),
        (0.30, 0.15, 2, "Programmierer"),
        (0.10, 0.17, 3, "3 - 4/2014"),
        (0.30, 0.17, 4, "Moor GbR"),
        (0.30, 0.19, 4, "Abbruch von Mauern"),
        (0.30, 0.23, 5, "# Ausbildung"),
        (0.10, 0.26, 6, "10/2010 - 9/2014"),
        (0.30, 0.26, 7, "Universität Dresden"),
        (0.30, 0.28, 7, "Diplom-Informatik"),
        (0.10, 0.30, 8, "2002 - 2010"),
        (0.30, 0.30, 9, "Lessing-Gymnasium"),
        (0.50, 0.96, 9, "1"),
    )
    assert [(title, company) for title, company, _ in roles(resume)] == [
        ("Programmierer", "Quarz Technologie GmbH"), ("Abbruch von Mauern", "Moor GbR"),
    ]  # fmt: skip
    assert [each[1:] for each in courses(resume)] == [
        ("Universität Dresden", "2014-09"), ("Lessing-Gymnasium", "2010"),
    ]  # fmt: skip


def test_what_a_section_begins_with_is_no_heading_of_another() -> None:
    resume = placed(
        (0.30, 0.10, 0, "# BERUFSERFAHRUNG"),
        (0.30, 0.13, 0, "# SOFTWARE ENGINEERING (WERKSTUDENT)"),
        (0.30, 0.15, 0, "Quarz GmbH\tseit 02/2022"),
    )
    assert [company for _, company, _ in roles(resume)] == ["Quarz GmbH"]


def test_whoever_is_named_nowhere_else_signed_below() -> None:
    resume = placed(
        (0.10, 0.05, 0, "# Lebenslauf"),
        (0.10, 0.10, 0, "Geburtsdatum 18.03.1990 in Leeds"),
        (0.10, 0.80, 0, "Duisburg, 25.01.2024"),
        (0.10, 0.90, 0, "Ana Reyes"),
    )
    assert resume.name is not None
    assert resume.name.value == "Ana Reyes"
