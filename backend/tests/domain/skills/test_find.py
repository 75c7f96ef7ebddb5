"""Where a text names skills, and where it only holds their letters."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trusthound.domain.skills.folded import folded
from trusthound.domain.skills.listed import Listed
from trusthound.domain.skills.model import Mention, Skills


def _named(skills: Skills, text: str) -> list[str]:
    return [f"{each.skill}={text[each.start : each.end]}" for each in skills.mentions(text)]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("JavaScript, not Java", ["javascript=JavaScript", "java=Java"]),
        ("Javanese", []),
        ("C++ or C#/.NET", ["c++=C++", "c#=C#", ".net=.NET"]),
        ("node.js. Then Node!", ["node.js=node.js", "node.js=Node"]),
        ("asp.net and example.net", []),
        ("relational-database design", ["databases=database"]),
        ("Relational-databases", ["sql databases=Relational-databases"]),
        ("POSTGRES", ["postgresql=POSTGRES"]),
        ("two databases, sales taxes", ["databases=databases", "tax=taxes"]),
        ("In MySQL.We", ["mysql=MySQL"]),
        ("My SQL", ["mysql=My SQL"]),
        ("Rock’n’Roll, Cafe\xa0work", ["rock'n'roll=Rock’n’Roll", "rock'n'roll=Cafe\xa0work"]),
        ("•Java•Python", ["java=Java", "python=Python"]),
        ("https://www.example.com/java-python", []),
        ("java@example.com python.org", []),
        ("Straßejava Japython", []),
        ("", []),
    ],
)
def test_a_name_counts_between_breaks_of_words(skills: Skills, text: str, named: list[str]) -> None:
    assert _named(skills, text) == named


def test_the_longest_name_wins_and_none_overlap(skills: Skills) -> None:
    assert _named(skills, "SQL databases: database") == [
        "sql databases=SQL databases",
        "databases=database",
    ]


@pytest.mark.parametrize("text", ["ap, js", "Ap"])
def test_an_abbreviation_may_need_its_capitals(skills: Skills, text: str) -> None:
    assert _named(skills, text) == []
    assert _named(skills, "AP and JS") == ["accounts payable=AP", "javascript=JS"]


@pytest.mark.parametrize(
    "text",
    [
        "Go developer",
        "Experience with Go",
        "Python, Go",
        "Go and Python",
        "R/Go/Python",
        "python\ngo\njava",
        "java, go, python",
        "services written in Go, for banks",
        "Go",
    ],
)
def test_an_everyday_word_names_a_skill_in_company(skills: Skills, text: str) -> None:
    assert "go" in [each.skill for each in skills.mentions(text)]


@pytest.mark.parametrize(
    "text",
    [
        "We go to market",
        "Ready to Go",
        "Python. Go to the office",
        "Python and Go beyond",
        "Python, go home",
        "Excel at this; you excel in that",
        "C-level, Vitamin C",
        "R&D, Q&R",
        "a Python that excels",
        "American Express",
        "Go-getters",
    ],
)
def test_it_names_none_elsewhere(skills: Skills, text: str) -> None:
    named = {each.skill for each in skills.mentions(text)}
    assert named.isdisjoint({"go", "r", "c", "microsoft excel", ""})


def test_some_words_need_company_of_their_own_trade(skills: Skills) -> None:
    assert _named(skills, "Chef, Terraform") == ["chef=Chef", "terraform=Terraform"]
    assert _named(skills, "Chef, grill work") == ["cooking=Chef", "cooking=grill work"]
    assert _named(skills, "Chef") == ["cooking=Chef"]
    assert _named(skills, "chef, Terraform") == ["chef=chef", "terraform=Terraform"]
    assert _named(skills, "Experience as Rake") == []
    assert _named(skills, "Rake") == ["rake=Rake"]


_PIECES = st.sampled_from(
    ["Java", "go", "Go", "C", "C++", "Excel", "AP", "sql databases", "tax", "taxes", "Chef", "ß",
     "İ", ",", ", ", " ", "\n", ".", "/", "-", "•", "and", "developer", "\ud800", "😀", "é", "to"]
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(max_size=200), st.lists(_PIECES, max_size=40).map("".join)))
def test_whatever_the_text_mentions_are_in_order_apart_and_what_they_say(
    skills: Skills, listed: Listed, text: str
) -> None:
    found = skills.mentions(text)
    edges = [edge for each in found for edge in (each.start, each.end)]
    assert edges == sorted(edges)
    assert all(0 <= each.start < each.end <= len(text) for each in found)
    assert all(_is_a_name(listed, each, text) for each in found)


def _is_a_name(listed: Listed, mention: Mention, text: str) -> bool:
    skill = listed.by_id[mention.skill]
    said = folded(text[mention.start : mention.end]).strip()
    names = {folded(each).strip() for each in (skill.name, *skill.aliases)}
    return any(said in (name, name + b"s", name + b"es") for name in names)


@settings(max_examples=50, deadline=None)
@given(st.text(max_size=300))
def test_a_folded_text_keeps_its_places(text: str) -> None:
    assert len(folded(text)) == len(text) + 3
