"""Name, gender, a university's country and a gap change no match: twins have the same score."""

from dataclasses import replace

import pytest
from tests.domain.matching.conftest import REFERENCE, course, fit, resume, role, said

from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.domain.resume.model import Level, Month, Resume

POSTING = JobPosting(
    title="Senior Data Engineer",
    company="Acme",
    description=(
        "You build pipelines.\nRequirements\n- 5+ years of experience as a data engineer\n"
        "- Python and SQL\n- Apache Airflow\n- Bachelor's degree in computer science\n"
        "Nice to have\n- Kafka\n- French"
    ),
)
ASKED = read_requirements(POSTING, REFERENCE.skills)
PAST = role(
    "Data Engineer", "Built pipelines in Python and Apache Airflow for her team",
    start=Month(2016, 1), end=Month(2019, 12),
)  # fmt: skip
NOW = role("Senior Data Engineer", "Owned the warehouse, in SQL", start=Month(2020, 1))
PERSON = resume(
    NOW, PAST,
    skills=("Kafka", "Python"),
    education=(course("B.Sc.", "Computer Science", Level.BACHELOR, "University of Oxford"),),
)  # fmt: skip


def score(told: Resume, posting: JobPosting = POSTING) -> int:
    found = fit(told, ASKED, posting).score
    assert found is not None
    return found


@pytest.mark.parametrize("name", ["Emily Walsh", "Lakisha Washington", "Muhammad al-Masri", "李伟"])
def test_a_name_changes_nothing(name: str) -> None:
    assert score(replace(PERSON, name=said(name))) == score(PERSON)


@pytest.mark.parametrize(
    "line",
    [
        "Built pipelines in Python and Apache Airflow for his team",
        "Built pipelines in Python and Apache Airflow for the women of the team",
        "Mother of three: built pipelines in Python and Apache Airflow for the team",
    ],
)
def test_words_of_gender_change_nothing(line: str) -> None:
    assert score(replace(PERSON, work=(NOW, replace(PAST, highlights=(said(line),))))) == score(
        PERSON
    )


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Salesman", "Saleswoman"), ("Salesperson", "Saleswoman"), ("Waiter", "Waitress"),
        ("Foreman", "Forewoman"), ("Actor", "Actress"), ("Barman", "Barmaid"),
        ("Policeman", "Policewoman"), ("Handyman", "Handywoman"), ("Headmaster", "Headmistress"),
    ],
)  # fmt: skip
def test_a_trade_has_one_word_whoever_does_it(one: str, other: str) -> None:
    posting = JobPosting(title=one, company="Acme", description=f"We look for a {other.lower()}.")
    for wanted in (posting, replace(posting, title=other)):
        first, second = (resume(role(each, "Served guests")) for each in (one, other))
        assert score(first, wanted) == score(second, wanted)


@pytest.mark.parametrize("school", ["University of Lagos", "Tehran Polytechnic", "MIT", ""])
def test_a_university_and_its_country_change_nothing(school: str) -> None:
    (degree,) = PERSON.education
    other = replace(degree, institution=said(school) if school else None)
    assert score(replace(PERSON, education=(other,))) == score(PERSON)


@pytest.mark.parametrize("years", [1, 3, 8])
def test_a_gap_between_roles_changes_nothing(years: int) -> None:
    before = replace(PAST.period, start=Month(2016 - years, 1), end=Month(2019 - years, 12))
    assert score(replace(PERSON, work=(NOW, replace(PAST, period=before)))) == score(PERSON)


def test_a_gap_since_the_last_role_changes_nothing() -> None:
    """Both worked as long; the one is without work for five years."""
    lasted = replace(NOW.period, end=Month(2026, 11), current=False)
    ended = replace(lasted, start=Month(2015, 1), end=Month(2021, 11))
    before = replace(PAST.period, start=Month(2011, 1), end=Month(2014, 12))
    gone = (replace(NOW, period=ended), replace(PAST, period=before))
    assert score(replace(PERSON, work=gone)) == score(
        replace(PERSON, work=(replace(NOW, period=lasted), PAST))
    )


def test_where_somebody_lives_changes_nothing() -> None:
    assert score(replace(PERSON, location=said("Lagos, Nigeria"))) == score(PERSON)
