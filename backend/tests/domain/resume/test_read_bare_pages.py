"""Pages of which only words are known: names taken out, headings that look like all else."""

from collections.abc import Callable

import pytest

from trusthound.domain.resume.model import Resume

Read = Callable[..., Resume]


def told(resume: Resume) -> list[tuple[str | None, str | None, str, str]]:
    return [
        (
            each.title.value if each.title else None,
            each.company.value if each.company else None,
            str(each.period.start),
            "now" if each.period.current else str(each.period.end),
        )
        for each in resume.work
    ]


def courses(resume: Resume) -> list[tuple[str | None, str | None, str]]:
    return [
        (
            each.degree.value if each.degree else None,
            each.institution.value if each.institution else None,
            str(each.period.end),
        )
        for each in resume.education
    ]


def test_an_employers_name_that_was_taken_out_is_not_made_up(read: Read) -> None:
    resume = read(
        "# Ann Example\n# Experience\n2018 - present, Engineer, , Leeds, United Kingdom\n"
        "Mends lifts in forty houses\n2012 - 2018, Fitter, (Porto, Portugal)\nBuilt stairs\n"
    )
    assert told(resume) == [
        ("Engineer", None, "2018", "now"),
        ("Fitter", None, "2012", "2018"),
    ]


def test_what_stands_behind_at_is_the_employer_and_a_line_on_its_field_is_not(read: Read) -> None:
    resume = read(
        "# Ann Example\n# Experience\n2019\tLift Engineer @ Quillfeather\n"
        "Hotel services / 2016 – 2019\n• Mended lifts\n"
        "2015\tFitter at Bramblegate\nBuilding services / 2011 – 2015\n• Built stairs\n"
    )
    assert told(resume) == [
        ("Lift Engineer", "Quillfeather", "2016", "2019"),
        ("Fitter", "Bramblegate", "2011", "2015"),
    ]


def test_dates_whose_end_stands_below_are_one_period(read: Read) -> None:
    resume = read(
        "# Ann Example\n# Experience\nNorthfell Joinery\nMay 2017\tSite Manager\n"
        "currently working\n• Ran two sites\nBolt Homes\nJanuary 2009\tFitter\nApril 2017\n"
        "• Built stairs\n"
    )
    assert told(resume) == [
        ("Site Manager", "Northfell Joinery", "2017-05", "now"),
        ("Fitter", "Bolt Homes", "2009-01", "2017-04"),
    ]


def test_years_with_a_slash_between_them_are_a_period(read: Read) -> None:
    resume = read(
        "# Ann Example\n# Experience\nBolt Ltd, Leeds, UK, Fitter 1998/2004\n• Built it\n"
    )
    assert [each[2:] for each in told(resume)] == [("1998", "2004")]


@pytest.mark.parametrize(
    "heading",
    ["WORK EXPIRIENCE", "Field Service Positions", "Experience and own projects", "Posions Held"],
)
def test_a_heading_is_known_by_its_words(read: Read, heading: str) -> None:
    resume = read(
        f"# Ann Example\n\nSkills\nWelding\n{heading}\nFitter, Bolt Ltd, 2012 – 2020\nBuilt it\n"
        "Languages\nEnglish\nSummary\nA calm fitter\n"
    )
    assert told(resume) == [("Fitter", "Bolt Ltd", "2012", "2020")]


def test_a_role_on_its_headings_line_is_read(read: Read) -> None:
    resume = read(
        "# Ann Example\nWork Experience: Fitter at Bolt Ltd, 2012 – 2020\n• Built stairs\n"
        "Skills\nWelding\n"
    )
    assert told(resume) == [("Fitter", "Bolt Ltd", "2012", "2020")]


def test_a_trade_before_a_town_is_a_title(read: Read) -> None:
    resume = read(
        "# Ann Example\n# Experience\n2012 – 2020\nBolt\tFitter Perm, Russia\n• Built stairs\n"
    )
    assert told(resume) == [("Fitter", "Bolt", "2012", "2020")]


def test_when_a_page_was_updated_is_no_role(read: Read) -> None:
    resume = read(
        "# Ann Example\nFitter (Lifts) Updated: 20/06/2022\n# Experience\n"
        "Fitter, Bolt Ltd, 2012 – 2020\n• Built stairs\n"
    )
    assert told(resume) == [("Fitter", "Bolt Ltd", "2012", "2020")]


def test_a_faculty_is_a_part_of_its_university(read: Read) -> None:
    resume = read(
        "# Ann Example\n# Education\n2006 - 2010\tMaster's degree, Leeds University\n"
        "Faculty of Lifts and Stairs\n2001 - 2005\tSpecialist, Perm Polytechnic University\n"
        "Department of Doors\n"
    )
    assert [each[1:] for each in courses(resume)] == [
        ("Leeds University", "2010"),
        ("Perm Polytechnic University", "2005"),
    ]


def test_a_course_that_begins_with_its_year_is_not_the_degrees_school(read: Read) -> None:
    resume = read(
        "# Ann Example\n# Education\n2004 - 2009, Master, computer science, , Volgograd, Russia\n"
        "2021, Tel Dan Educational Center, a program on lifts\n"
    )
    assert courses(resume)[0] == ("Master", None, "2009")


@pytest.mark.parametrize(
    ("line", "degree"),
    [
        ("B2 - Upper Intermediate, Leeds College 2012", None),
        ("Student (no diploma), Leeds College 2012", None),
        ("WSEI (High School of Economics) 2012", None),
        ("Engineer's degree, Leeds College 2012", "Engineer's degree"),
    ],
)
def test_words_that_are_no_degree(read: Read, line: str, degree: str | None) -> None:
    resume = read(f"# Ann Example\n# Education\n{line}\n")
    assert [each[0] for each in courses(resume)] == [degree]
