"""The shipped titles and wages fit together, and know the common trades."""

import pytest

from trusthound.domain.facts.occupation import read_titles
from trusthound.wiring.reference import occupations
from trusthound.wiring.reference.load import load_reference


@pytest.mark.parametrize(
    ("title", "code"),
    [
        ("Software engineer", "15-1252"),
        ("Registered Nurse", "29-1141"),
        ("Travel Nurse RN - ICU", "29-1141"),
        ("Data Entry Clerk", "43-9021"),
        ("Remote Data Entry/Typing", "43-9021"),
        ("Virtual assistant", "43-6014"),
        ("Personal assistant", "43-6011"),
        ("Warehouse associate", "53-7065"),
        ("Package handlers", "53-7062"),
        ("Customer service rep", "43-4051"),
        ("CDL A truck driver", "53-3032"),
        ("Executive assistant to CEO", "43-6011"),
        ("Physician assistant", "29-1071"),
        ("Teaching assistant", "25-9045"),
        ("Sales engineer", "41-9031"),
        ("Online chat support", "43-4051"),
        ("Contract specialist", "13-1020"),
        ("Secretary", "43-6014"),
        ("IT security officer", "15-1212"),
    ],
)
def test_common_titles_are_known(title: str, code: str) -> None:
    found = load_reference().occupation_of(title)
    assert found is not None
    assert found.code == code


@pytest.mark.parametrize(
    "title", ["Security assistant", "Corporate secretary", "Manager", "Specialist", "Associate"]
)
def test_words_that_any_trade_may_bear_name_none(title: str) -> None:
    assert load_reference().occupation_of(title) is None


def test_every_title_names_an_occupation_of_the_wage_table() -> None:
    titles = occupations._titles()
    codes = {*titles.ends.values(), *titles.wholes.values()}
    assert len(titles.ends) > 3_000
    assert [each for each in codes if occupations._wages().occupation(each) is None] == []


def test_no_title_stands_under_two_occupations_of_unlike_kinds() -> None:
    """A slip of the hand would let the first line win silently."""
    written = occupations._FOLDER.joinpath("titles.txt").read_text("utf-8").splitlines()
    seen: dict[str, str] = {}
    twice = []
    for line in written:
        one = read_titles([line])
        for name, code in (*one.ends.items(), *one.wholes.items()):
            if seen.setdefault(name, code)[:2] != code[:2]:
                twice.append((name, seen[name], code))
    assert twice == []


def test_a_states_wages_are_told_under_its_name() -> None:
    wages = load_reference().wages_of("43-9021", "TX")
    assert wages is not None
    assert wages.area == "Texas"
    assert wages.p10 < wages.p50 < wages.p90
    assert wages.source == "BLS OEWS, May 2025"
