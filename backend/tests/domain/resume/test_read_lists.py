"""Sections, skills, languages, certificates and education."""

from collections.abc import Callable

import pytest

from trusthound.domain.resume.model import Level, Resume

Read = Callable[..., Resume]


def test_headings_are_known_however_they_are_written(read: Read) -> None:
    resume = read("""
Ann Example
E X P E R I E N C E
Engineer, Acme Inc
2019 – 2020
EDUCATION:
B.Sc. in Physics, University of Example, 2015
Technical Skills
Python, Go
Volunteer Work
Helper, Soup Kitchen Society, 2018 – 2019
""")
    assert [each.kind for each in resume.sections] == ["work", "education", "skills", "volunteer"]
    assert len(resume.work) == 2


def test_skills_of_lists_bars_and_labels_are_read_once(read: Read) -> None:
    resume = read("""
# Skills
Languages: Python, Go; C++
• Kubernetes • Docker
Java ★★★★☆ | SQL 80%
AWS (EC2, S3), Excel
python
""")
    assert [each.value for each in resume.skills] == [
        "Python", "Go", "C++", "Kubernetes", "Docker", "Java", "SQL", "AWS (EC2, S3)", "Excel",
    ]  # fmt: skip


def test_languages_have_their_fluency(read: Read) -> None:
    resume = read("# Languages\nEnglish (native), German - B2\nFluent in Spanish\nFrench")
    found = [(each.name.value, each.fluency and each.fluency.value) for each in resume.languages]
    assert found == [
        ("English", "native"), ("German", "B2"), ("Spanish", "Fluent"), ("French", None),
    ]  # fmt: skip


def test_certificates_have_issuer_month_and_number(read: Read) -> None:
    resume = read("""
# Certifications
AWS Certified Developer – Amazon Web Services, March 2022, Credential ID ABC12345
PMP, Project Management Institute (2020)
""")
    one, other = resume.certificates
    assert (one.name.value, str(one.issued)) == ("AWS Certified Developer", "2022-03")
    assert one.issuer is not None
    assert one.issuer.value == "Amazon Web Services"
    assert one.number is not None
    assert one.number.value == "ABC12345"
    assert (other.name.value, str(other.issued)) == ("PMP", "2020")


def test_what_stands_behind_a_label_is_a_number_however_short(read: Read) -> None:
    resume = read("""
# Certificates
CompTIA Security+, 2023, Career ID: 77
AWS Certified Developer, 2024, Validation Number: 123-45
Certificate in Candidate Care, 2020
""")
    numbers = [each.number and each.number.value for each in resume.certificates]
    assert numbers == ["77", "123-45", None]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("B.Com (Commerce) from NK College of Commerce, Mumbai in 2017",
         ["NK College of Commerce|B.Com|Commerce|2017"]),
        ("Sanghvi College of Engineering\nB.Tech in 2019",
         ["Sanghvi College of Engineering|B.Tech||2019"]),
        ("UC Berkeley | 2019\nBachelor of Science, Computer Science",
         ["UC Berkeley|Bachelor of Science|Computer Science|2019"]),
        ("CORNELL UNIVERSITY\nMEng in Computer Science\nDec 2014 | Ithaca, NY\n"
         "BS in Computer Science\nMay 2013 | Ithaca, NY",
         ["CORNELL UNIVERSITY|MEng|Computer Science|2014-12",
          "CORNELL UNIVERSITY|BS|Computer Science|2013-05"]),
        ("B.S. in Physics\nState University | Aug 2013 - May 2017\nGPA: 3.9\n"
         "M.S. in Physics\nOther University | 2017 - 2019",
         ["State University|B.S.|Physics|2017-05", "Other University|M.S.|Physics|2019"]),
        ("Example High School, Diploma, 2013", ["Example High School|Diploma||2013"]),
        ("2010 - 2015 MSc Mathematics, University of Example\n2005 - 2010 Example High School",
         ["University of Example|MSc|Mathematics|2015", "Example High School|High School||2010"]),
    ],
    ids=["from", "below", "no word of a school", "two degrees", "degree first",
         "a school named so", "dates first"],
)  # fmt: skip
def test_courses_of_study_are_read(lines: str, expected: list[str], read: Read) -> None:
    resume = read(f"# Ann Example\n# Education\n{lines}")
    assert [
        "|".join(
            (
                each.institution.value if each.institution else "",
                each.degree.value if each.degree else "",
                each.area.value if each.area else "",
                str(each.period.end or ""),
            )
        )
        for each in resume.education
    ] == expected


def test_a_degree_has_its_level_and_an_expected_end_is_said_to_be(read: Read) -> None:
    course = read("# Education\nState University\nMBA, Expected May 2027").education[0]
    assert course.level is Level.MASTER
    assert course.period.expected
    assert str(course.period.end) == "2027-05"
