"""What a posting asks for is read where it asks, with the words that ask."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.posting.model import JobPosting, Seniority
from trusthound.domain.posting.requirements.model import Need, Requirements
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.domain.resume.model import Level
from trusthound.domain.skills.model import NO_SKILLS, Mention, Skills


def _mentions(text: str) -> tuple[Mention, ...]:
    return tuple(
        Mention(found[0].lower(), *found.span()) for found in re.finditer("React|Vue", text)
    )


KNOWN = Skills({}, _mentions)


def asked(description: str) -> Requirements:
    return read_requirements(JobPosting("Clerk", "Acme", description), NO_SKILLS)


def named(description: str, need: Need = Need.MUST) -> list[str]:
    return [each.passage.quote for each in asked(description).skills if each.need is need]


def test_skills_are_asked_where_the_heading_says_so() -> None:
    text = """About us
We have experience in whaling.
What you'll do
Manage call center staff.
Requirements
Experience in claims handling
Knowledge of payroll legislation
What we offer
Training in first aid"""
    assert named(text) == ["claims handling", "payroll legislation"]


@pytest.mark.parametrize(
    "heading",
    ["Qualifications:", "**What You’ll Need**", "🧠 What You Bring", "Essential Criteria"],
)
def test_a_heading_may_stand_in_the_middle_of_a_line(heading: str) -> None:
    text = f"Acme is a bakery. {heading} - Knowledge of sourdough baking. - Experience of retail."
    assert named(text) == ["sourdough baking", "retail"]


def test_prose_asks_in_its_own_words() -> None:
    assert named("You will have experience in claims handling.") == ["claims handling"]
    assert named("The role gives you the opportunity to gain experience in claims handling.") == []
    assert named("We have 20 years of experience in claims handling.") == []


@pytest.mark.parametrize(
    ("line", "must", "nice"),
    [
        ("Experience in claims handling is a plus", [], ["claims handling"]),
        (
            "Knowledge of payroll legislation, ideally with knowledge of pensions",
            ["payroll legislation"],
            ["pensions"],
        ),
        (
            "Knowledge of cloud hosting (Heroku preferred) and of load testing",
            ["cloud hosting", "load testing"],
            ["Heroku"],
        ),
        (
            "Experience of payroll is essential; experience of pensions is desirable",
            ["payroll"],
            ["pensions"],
        ),
    ],
)
def test_what_is_only_wished_for_is_told_apart(line: str, must: list[str], nice: list[str]) -> None:
    text = f"Requirements\n{line}"
    assert (named(text), named(text, Need.NICE)) == (must, nice)


def test_a_point_asks_wherever_it_stands() -> None:
    text = "Duties\nBake bread\n5+ years of experience in claims handling\nServe customers"
    assert named(text) == ["claims handling"]


def test_what_stands_behind_the_boilerplate_asks_for_nothing() -> None:
    text = (
        "Requirements\nKnowledge of payroll legislation. The base salary range is USD 1 to USD 2. "
        "Our team has deep knowledge of whaling."
    )
    assert named(text) == ["payroll legislation"]


def test_a_sentence_may_announce_what_is_asked() -> None:
    text = "The successful candidate will need:\n- Knowledge of payroll legislation"
    assert named(text) == ["payroll legislation"]
    wished = "Requirements\nWhat will help you in this role:\n- Knowledge of payroll legislation"
    assert named(wished, Need.NICE) == ["payroll legislation"]


def test_points_that_were_joined_without_a_full_stop_are_apart() -> None:
    text = "Requirements: Knowledge of payroll legislationExperience in claims handling"
    assert named(text) == ["payroll legislation", "claims handling"]
    text = "Requirements: Knowledge of payroll legislation Strong background in claims handling"
    assert named(text) == ["payroll legislation", "claims handling"]


def test_a_list_before_the_word_that_asks_is_asked() -> None:
    text = "You must have call center or claims handling experience."
    assert named(text) == ["call center or claims handling"]


@pytest.mark.parametrize(
    ("line", "skills"),
    [
        ("Experience with React or Vue", [("React or Vue", ("react", "vue"))]),
        ("Experience with React and Vue", [("React", ("react",)), ("Vue", ("vue",))]),
        ("Experience with React/Vue", [("React/Vue", ("react", "vue"))]),
        ("Knowledge of tools such as React, Vue", [("React, Vue", ("react", "vue"))]),
        (
            "Knowledge of web tools (e.g. React, Vue), and payroll legislation",
            [
                ("web tools (e.g. React, Vue)", ("react", "vue")),
                ("payroll legislation", ()),
            ],
        ),
        ("Knowledge of React testing", [("React testing", ("react",))]),
        ("React-based work is done, and Vue-like work", [("React-based work", ("react",))]),
    ],
)
def test_alternatives_are_one_skill(line: str, skills: list[tuple[str, tuple[str, ...]]]) -> None:
    read = read_requirements(JobPosting("", "", f"Requirements\n{line}"), KNOWN)
    assert [(each.passage.quote, each.skills) for each in read.skills] == skills


def test_a_skill_is_told_once_and_as_a_must_where_it_is_one() -> None:
    text = "Nice to have\nExperience with React\nRequirements\nKnowledge of React"
    read = read_requirements(JobPosting("", "", text), KNOWN)
    assert [(each.skills, each.need) for each in read.skills] == [(("react",), Need.MUST)]


def test_the_years_of_a_skill_stand_with_it() -> None:
    read = read_requirements(
        JobPosting("", "", "Requirements\n3+ years of experience with React"), KNOWN
    )
    assert read.skills[0].years == 3


@pytest.mark.parametrize(
    "line",
    [
        "Excellent communication skills",
        "Passion for sourdough baking",
        "No experience of baking is required",
        "Ability to work under pressure",
        "An experienced bakery manager",
        "A natural ability to bake",
    ],
)
def test_traits_and_what_is_not_needed_are_no_skills(line: str) -> None:
    assert named(f"Requirements\n{line}") == []


@pytest.mark.parametrize(
    ("line", "least", "most"),
    [
        ("3+ years of experience in sales", 3, None),
        ("at least five years' experience in sales", 5, None),
        ("2-4 yrs experience", 2, 4),
        ("Minimum 18 months of experience", 1.5, None),
        ("5 to 8 years working in sales", 5, 8),
        ("three (3) years of experience", 3, None),
        ("10\\+ years of experience", 10, None),
        ("up to 2 years of experience", 0, 2),
        ("6 months to 2 years of experience", 0.5, 2),
        ("2 – 4 years of experience", 2, 4),
    ],
)
def test_years_of_work_are_read(line: str, least: float, most: float | None) -> None:
    years = asked(f"Requirements\n{line}").years
    assert [(each.least, each.most) for each in years] == [(least, most)]


@pytest.mark.parametrize(
    "line",
    [
        "You must be at least 18 years of age",
        "Acme was founded 20 years ago",
        "Acme has been in business for over 30 years",
        "A 2 year fixed term contract",
        "Residence here for the last 5 years",
    ],
)
def test_other_years_are_none_of_work(line: str) -> None:
    assert asked(f"Requirements\n{line}").years == ()


def test_years_say_in_what() -> None:
    years = asked("Requirements\n5+ years of experience in claims handling, with care").years
    assert years[0].of == "claims handling"


def test_education_is_the_lowest_level_that_will_do() -> None:
    line = "BS or MS in Physics, Chemistry or a related field, or equivalent experience"
    (found,) = asked(f"Requirements\n{line}").education
    assert found.level is Level.BACHELOR
    assert found.areas == ("Physics", "Chemistry")
    assert found.or_experience


@pytest.mark.parametrize(
    "line", ["A high degree of accuracy", "MS Office and MS Excel", "Experience as a barista"]
)
def test_a_degree_of_something_is_no_degree(line: str) -> None:
    assert asked(f"Requirements\n{line}").education == ()


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Valid driver's license", "Driving licence"),
        ("NMC registration", "NMC"),
        ("Active RN required", "RN"),
        ("TS/SCI clearance", "TS/SCI"),
        ("PMP certification is a plus", "PMP"),
        ("Enhanced DBS check", "DBS"),
        ("GMC registration", "GMC"),
    ],
)
def test_licences_have_their_short_name(line: str, name: str) -> None:
    assert [each.name for each in asked(f"Requirements\n{line}").licences] == [name]


@pytest.mark.parametrize("line", ["Work at a PE-backed firm", "A secret recipe", "pass the bar"])
def test_a_word_that_looks_like_a_licence_is_none(line: str) -> None:
    assert asked(f"Requirements\n{line}").licences == ()


def test_a_check_is_asked_wherever_it_is_required() -> None:
    read = asked("Benefits\nHolidays\nNote: a background check is required.")
    assert [each.name for each in read.licences] == ["Background check"]
    assert asked("Benefits\nWe pay for your background check and CPR certification").licences == ()


def test_languages_are_those_that_are_spoken_at_work() -> None:
    read = asked("Requirements\nFluent German and English (C1)\nKnowledge of the Polish market")
    assert [each.code for each in read.languages] == ["de", "en"]
    assert read.languages[0].fluency == "Fluent"


@pytest.mark.parametrize(
    ("line", "sponsored"),
    [
        ("We are unable to sponsor visas.", False),
        ("We offer visa sponsorship.", True),
        ("You must have the right to work in the UK.", None),
    ],
)
def test_permission_to_work_is_told_as_stated(line: str, *, sponsored: bool | None) -> None:
    visa = asked(line).visa
    assert visa is not None
    assert visa.sponsored is sponsored


def test_a_card_is_no_visa() -> None:
    assert asked("You take Visa and Mastercard payments.").visa is None


def test_what_the_posting_knows_is_carried() -> None:
    posting = JobPosting("Senior Clerk", "Acme", "", seniority=Seniority.SENIOR)
    assert read_requirements(posting, NO_SKILLS).seniority is Seniority.SENIOR


WORDS = st.sampled_from(
    ["Requirements", "\n", "Nice to have:", "experience in ", "Python", " or ", "/", "(", ")", ", ",
     "5+ years ",
     "is a plus", "BS", "MS ", "ideally ", "ﬁne İ ", "ß", ". ", "German", " - ", "e.g. ",
     "RN license",
     "Qualifications", "skills", "visa sponsorship", "’s ",
     "\u2028", "18 months "]
)  # fmt: skip


@given(st.one_of(st.text(max_size=300), st.lists(WORDS, max_size=40).map("".join)))
def test_every_quote_stands_where_it_is_said_to(description: str) -> None:
    read = asked(description)
    found = [each.passage for each in read.skills]
    found += [each.passage for each in read.years]
    found += [each.passage for each in read.education]
    found += [each.passage for each in read.licences]
    found += [each.passage for each in read.languages]
    found += [read.visa.passage] if read.visa else []
    for each in found:
        assert each.quote
        assert description[each.start : each.end] == each.quote
