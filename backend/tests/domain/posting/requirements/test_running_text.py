"""What is asked is found where a posting has neither headings nor full stops, too."""

import pytest

from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import Need, Requirements
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.domain.resume.model import Level
from trusthound.domain.skills.model import NO_SKILLS


def asked(description: str) -> Requirements:
    return read_requirements(JobPosting("Clerk", "Acme", description), NO_SKILLS)


def named(description: str, need: Need = Need.MUST) -> list[str]:
    return [each.passage.quote for each in asked(description).skills if each.need is need]


def test_what_is_asked_before_boilerplate_counts() -> None:
    text = "Requirements:\n- Experience with payroll ledgers and a BSc Our mission is to grow"
    assert named(text) == ["payroll ledgers"]
    assert [each.level for each in asked(text).education] == [Level.BACHELOR]


def test_nothing_is_asked_behind_boilerplate() -> None:
    text = "Requirements:\nHow to apply: send your CV. Experience in payroll ledgers"
    assert named(text) == []


def test_a_word_of_benefits_may_be_work_as_well() -> None:
    assert "payroll ledgers" in named(
        "Requirements:\n- Knowledge of dental surgery\n- Knowledge of payroll ledgers"
    )


def test_a_point_joined_to_the_last_begins_anew() -> None:
    assert named(
        "We need someone with payroll ledger experienceLead the letters for the firm"
    ) == ["payroll ledger"]  # fmt: skip


@pytest.mark.parametrize("word", ["iPhone unions", "JavaScript unions"])
def test_a_name_with_a_capital_inside_is_one(word: str) -> None:
    assert named(f"Requirements:\n- Knowledge of {word}") == [word]


@pytest.mark.parametrize(
    "line",
    [
        "Experience enriching ledgers of guilds.",
        "Strong bookkeeping skills with ledgers of guilds.",
        "Knowledge and experience in ledgers of guilds.",
        "Practical experience with ledgers of guilds.",
    ],
)
def test_points_ask_without_a_heading(line: str) -> None:
    assert any("ledgers" in each for each in named(line))


@pytest.mark.parametrize(
    "line", ["Experience the thrill of ledgers.", "You share knowledge with other guilds."]
)
def test_other_sentences_do_not(line: str) -> None:
    assert named(line) == []


def test_what_is_a_plus_needs_no_word_such_as_experience() -> None:
    assert named("Guild audits and ledger checks are a plus.", Need.NICE) == [
        "Guild audits",
        "ledger checks",
    ]
    assert named("Requirements:\n- Bonus: guild audits, ledger checks", Need.NICE) == [
        "guild audits",
        "ledger checks",
    ]


def test_what_stands_behind_years_of_work_is_asked() -> None:
    assert named("Requirements:\n- 5+ years building guild ledgers") == ["guild ledgers"]
    assert [each.least for each in asked("Looking for: 3-5 yrs guild ledgers").years] == [3]


def test_a_label_before_a_colon_is_no_skill() -> None:
    assert named("Requirements:\n- Guild skills: experience with payroll ledgers") == [
        "payroll ledgers"
    ]


@pytest.mark.parametrize(
    "line", ["Are you a Registered Nurse?", "As a registered nurse, you will work on the unit."]
)
def test_a_registered_profession_is_asked_of_whoever_is_addressed(line: str) -> None:
    assert [each.name for each in asked(line).licences] == ["RN"]


def test_nurses_whom_the_post_supports_are_not_asked() -> None:
    assert asked("Our wards have many registered nurses.").licences == ()


def test_the_degree_of_a_supervisor_is_not_asked() -> None:
    assert asked("Receive supervision from a doctorate-level analyst.").education == ()
    schooled = asked("Requirements:\n- Minimum high-school degree").education
    assert [each.level for each in schooled] == [Level.SCHOOL]


def test_points_whose_bullets_are_lost_begin_with_a_capital_or_with_years() -> None:
    assert named(
        "Requirements: knowledge of guild ledgers Manage letters 3 years of experience in audits"
    ) == ["guild ledgers", "audits"]  # fmt: skip
    assert named("Requirements: at least 3 years of experience in audits") == ["audits"]


def test_whom_the_firm_seeks_is_asked_though_the_firm_speaks() -> None:
    assert named("We're also seeking clerks with experience in guild ledgers.") == ["guild ledgers"]
    assert named("We are proud of experience in guild ledgers.") == []


@pytest.mark.parametrize(
    "line", ["We are a small team of PhDs.", "You supervise several Ph.D. students."]
)
def test_the_degrees_of_others_are_not_asked(line: str) -> None:
    assert asked(line).education == ()


def test_the_ages_of_clients_are_no_years_of_work() -> None:
    assert asked("Requirements:\n- Work with people aged between 13 and 25 years").years == ()


def test_headings_may_miss_their_apostrophe_or_have_a_sign_for_and() -> None:
    assert named("What were looking for:\n- Knowledge of guild ledgers") == ["guild ledgers"]
    assert named("Skills & Experience\n- Audits of guild ledgers experience", Need.NICE) == []


def test_what_is_preferred_beside_a_must_leaves_it_one() -> None:
    line = "Requirements:\n- Experience in guild ledgers, with audits experience preferred"
    assert named(line) == ["guild ledgers"]


def test_a_degree_is_as_high_as_the_word_before_it() -> None:
    levels = [
        (each.level, each.need)
        for line in ("Ph.D. degree in Law is required.", "An M.S. degree is preferred.")
        for each in asked(line).education
    ]
    assert levels == [(Level.DOCTOR, Need.MUST), (Level.MASTER, Need.NICE)]


def test_what_will_be_learned_is_not_asked() -> None:
    assert asked("You will work towards a level 2 NVQ.").education == ()


def test_a_point_begins_behind_a_list_that_is_left_open() -> None:
    line = "Duties: letters, ledgers etc. Experience with guild audits"
    assert named(line) == ["guild audits"]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("A record of guild ledgers A natural ability to lead", ["guild ledgers"]),
        ("2 years of experience in guild ledgers An advanced degree", ["guild ledgers"]),
        ("Experience of guild ledgers allowing ability to work alone", ["guild ledgers"]),
        ("Experience in a natural ability to bake", []),
    ],
)
def test_an_article_begins_what_an_ability_or_degree_is_of(line: str, names: list[str]) -> None:
    assert named(f"Requirements:\n- {line}") == names


def test_management_is_asked_where_experience_stands_behind_it() -> None:
    assert named("The candidate must have management experience.") == ["management"]
    assert named("The candidate must have experience of management.") == []


def test_each_side_of_a_comma_asks_for_itself() -> None:
    line = "Requirements:\n- Experience with guild ledgers, quarry audits experience a plus"
    assert named(line) == ["guild ledgers"]
    assert named(line, Need.NICE) == ["quarry audits"]


def test_a_bonus_in_brackets_before_a_point_makes_it_one() -> None:
    line = "You might be a good fit:\n- (Bonus) You know your way around guild ledgers"
    assert (named(line), named(line, Need.NICE)) == ([], ["guild ledgers"])


def test_what_one_must_be_able_to_use_is_asked() -> None:
    assert named("Ability to use guild ledgers is required.") == ["guild ledgers"]


def test_doings_alone_at_the_end_name_nothing() -> None:
    line = "Experience in ledgers build design create develop write"
    assert named(f"Requirements:\n- {line}") == []
