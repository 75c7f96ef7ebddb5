"""Heads of roles and courses that no list of words knows, told by what stands around them."""

from collections.abc import Callable

import pytest

from trusthound.domain.resume.model import Resume

Read = Callable[..., Resume]


def told(resume: Resume) -> list[str]:
    return [
        f"{each.title.value if each.title else '?'} @ {each.company.value if each.company else '?'}"
        for each in resume.work
    ]


def courses(resume: Resume) -> list[str]:
    return [
        f"{each.degree.value if each.degree else '?'} @ "
        f"{each.institution.value if each.institution else '?'}"
        for each in resume.education
    ]


HEADS = {
    "a field behind the title's comma": (
        "Product Manager, Growth — Tessellate\nMar 2021 – Present\n• Led it",
        ["Product Manager, Growth @ Tessellate"],
    ),
    "an employer before its title's comma": (
        "Quarrystone, Analyst, May 2012 – Dec 2015\n• Wrote reports",
        ["Analyst @ Quarrystone"],
    ),
    "a trade's word in the employer's name": (
        "Senior Manager\nGlobewide Assistant, Assistant for Cars\n06/2017 - 04/2021\n• Shipped it\n"
        "Manager\nInitrode\n06/2014 - 05/2017\n• Shipped more",
        ["Senior Manager @ Globewide Assistant, Assistant for Cars", "Manager @ Initrode"],
    ),
    "nobody else's servant": (
        "Self Employed\nKestrel Languages\n12/2000 - 05/2003\n• Drew letters",
        ["Self Employed @ Kestrel Languages"],
    ),
    "a client below the employer": (
        "Tessellate\tMar 2021 – Present\nSenior Consultant\nClient: Ministry of Ports\n• Led it",
        ["Senior Consultant @ Tessellate"],
    ),
    "a title without a trade": (
        "Tessellate\tMar 2021 – Present\nHappiness Hero\n• Wrote to customers",
        ["Happiness Hero @ Tessellate"],
    ),
    "a title that a sentence tells": (
        "Tessellate Ltd\tMar 2021 – Present\nWorked as “Financial Controller” with all its plants.",
        ["Financial Controller @ Tessellate Ltd"],
    ),
    "a title before what the employer is": (
        "Quarrystone, Leeds\tMay 2012 – Dec 2015\n"
        "Research analyst at Quarrystone, a maker of ledgers for small shops\n• Wrote reports",
        ["Research analyst @ Quarrystone"],
    ),
    "labels in a list": (
        "• Company Name:\tTessellate Limited\nDepartment:\tQuality\n"
        "Designation:\tQuality Engineer\nDuration:\t01/07/2015 to Present",
        ["Quality Engineer @ Tessellate Limited"],
    ),
    "a word that says where": (
        "Jahrespraktikum bei Quarz & Moor\n08/2020 - 07/2021\n• Half im Lager",
        ["Jahrespraktikum @ Quarz & Moor"],
    ),
    "how long it was on a line of its own": (
        "Tessellate\n5 years 8 months\nStaff Engineer\nMarch 2021 - Present (5 years 8 months)\n"
        "Senior Engineer\nJune 2018 - February 2021 (2 years 9 months)",
        ["Staff Engineer @ Tessellate", "Senior Engineer @ Tessellate"],
    ),
}


@pytest.mark.parametrize("kind", HEADS)
def test_a_role_is_read_with(kind: str, read: Read) -> None:
    written, roles = HEADS[kind]
    assert told(read(f"# Experience\n{written}")) == roles


def test_headings_of_ones_own_are_told_by_their_last_word(read: Read) -> None:
    resume = read("""
Ana Rey
# Where I've Worked
Staff Engineer, Tessellate Inc.
Mar 2021 – Present
# What I Studied
Lakeside College
B.S. Physics, 2015""")
    assert told(resume) == ["Staff Engineer @ Tessellate Inc."]
    assert courses(resume) == ["B.S. @ Lakeside College"]


def test_two_degrees_of_one_school_leave_the_next_school_its_own(read: Read) -> None:
    resume = read("""
# Education
Springfield State University\tExpected May 2027
B.S. Business Administration
B.A. Japanese
Kwanto University\tSep 2024 - July 2025
Study Abroad in Japan""")
    assert courses(resume) == [
        "B.S. @ Springfield State University", "B.A. @ Springfield State University",
        "? @ Kwanto University",
    ]  # fmt: skip


def test_schools_that_are_no_universities_give_certificates_and_diplomas(read: Read) -> None:
    resume = read("""
# Education
Certificate Program in Applied Analytics\t2022
Northwind Continuing Education
High School Diploma\t2015
Boise High""")
    assert courses(resume) == [
        "Certificate @ Northwind Continuing Education", "High School Diploma @ Boise High",
    ]  # fmt: skip


def test_a_degree_is_read_in_the_language_that_it_was_taken_in(read: Read) -> None:
    resume = read("""
# Formación
Universidad de Lugarnorte, Ingeniería de sistemas, 2018 – 2023
Liceo Marola, Bachiller en Humanidades, 2012 – 2018
# Ausbildung
Studium Elektrotechnik, HTWG Seestadt, 2020 – 2024""")
    assert [each.partition(" ")[0] for each in courses(resume)] == [
        "Ingeniería", "Bachiller", "Studium",
    ]  # fmt: skip


def test_a_label_within_a_course_ends_no_section(read: Read) -> None:
    resume = read("""
# Education
Master's Degree in Automation
Lakeside University\t2019 - 2020
Skills: LabVIEW, Verilog
Bachelor's Degree in Electronics
Hillside College\t2013 - 2018""")
    assert courses(resume) == [
        "Master's Degree @ Lakeside University", "Bachelor's Degree @ Hillside College",
    ]  # fmt: skip


def test_a_title_stands_below_what_the_employer_is(read: Read) -> None:
    resume = read("""
# Experience
Tessellate | Mar 2021 – Present
Maker of ledgers for small shops and their banks.
Staff Engineer
• Led the group""")
    assert told(resume) == ["Staff Engineer @ Tessellate"]


def test_a_school_without_a_schools_word_has_a_place_or_looks_like_the_one_before(
    read: Read,
) -> None:
    resume = read("""
# Education
# Virginia Tech\tBlacksburg, VA
Bachelor of Science in Physics\tMay 2015
# Penn State\tState College, PA
Master of Engineering\tMay 2017
Associate of Arts
Pratt — Brooklyn, NY
2009 – 2011""")
    assert courses(resume) == [
        "Bachelor of Science @ Virginia Tech", "Master of Engineering @ Penn State",
        "Associate of Arts @ Pratt",
    ]  # fmt: skip


def test_courses_and_roles_below_headings_of_something_else_are_read_where_they_are_sure(
    read: Read,
) -> None:
    resume = read("""
# Career Highlights
Staff Engineer, Tessellate Inc., Mar 2021 – Present
• Led the group
# Learning
B.S. in Physics, Lakeside College, 2015""")
    assert told(resume) == ["Staff Engineer @ Tessellate Inc."]
    assert courses(resume) == ["B.S. @ Lakeside College"]


def test_an_employer_stands_above_what_it_is_and_several_titles(read: Read) -> None:
    resume = read("""
# Experience
TESSELLATE
Maker of ledgers for small shops, 400 people
Staff Engineer | Mar 2021 – Present
• Led the group
Senior Engineer | May 2016 – Feb 2021
• Built it""")
    assert told(resume) == ["Staff Engineer @ TESSELLATE", "Senior Engineer @ TESSELLATE"]


def test_dates_told_within_a_role_head_none(read: Read) -> None:
    resume = read(
        "# Ann Example\n# Experience\nEngineer, Acme Inc\t2012 – 2020\n"
        "Led the adoption of Sage and the move to\nOracle in 2019.\n"
        "Data set of 1,130 agreements and treaties of the north 1946–2020\n"
        "• Chair of the panel, 2015–2016.\nEngineer, Bolt Ltd\t2008 – 2012\n"
    )
    assert told(resume) == ["Engineer @ Acme Inc", "Engineer @ Bolt Ltd"]


def test_heads_that_no_word_tells_are_read_in_the_order_of_the_others(read: Read) -> None:
    resume = read(
        "# Ann Example\n# Experience\nNorthfell Joinery (Bench Turner), May 2017 – Apr 2019\n"
        "Built stairs and windows\nAcme Works (Site Manager), Jan 2011 – Apr 2017\nRan two sites\n"
        "Bolt Homes (Assistant Manager), Jan 2009 – Dec 2010\nRan the site's diary\n"
    )
    assert told(resume) == [
        "Bench Turner @ Northfell Joinery",
        "Site Manager @ Acme Works",
        "Assistant Manager @ Bolt Homes",
    ]


def test_the_words_of_a_schools_name_and_of_its_place_are_no_degree(read: Read) -> None:
    resume = read(
        "# Ann Example\n# Education\nNATIONAL UNIVERSITY\tCambridge, MA\n"
        "A.B. in Government\t2010 – 2014\nNational Postgraduate School of Nursing\n"
        "BNSc Nursing Science\t2006 – 2010\n"
    )
    assert courses(resume) == [
        "A.B. @ NATIONAL UNIVERSITY",
        "BNSc @ National Postgraduate School of Nursing",
    ]
