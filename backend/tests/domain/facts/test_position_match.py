"""When a listed position is the one that is sought."""

import pytest

from trusthound.domain.facts.employer_listing import OnBoard, OpenPosition, SoughtPosition
from trusthound.domain.facts.position_match import candidates, judge, likeness

SOUGHT = SoughtPosition("acme.com", "Senior Software Engineer", "Leeds, UK", "", "", "", "")


@pytest.mark.parametrize(
    ("title", "other"),
    [
        ("Senior Software Engineer", "Software Engineer, Senior (Remote)"),
        ("Sr. Software Eng", "Senior Software Engineer"),
        ("Bäcker (m/w/d)", "Bäcker"),
        ("C++ Developer", "C++ developer (all genders)"),
    ],
)
def test_the_same_title_in_other_words(title: str, other: str) -> None:
    assert likeness(title, other) >= 0.8


@pytest.mark.parametrize(
    ("title", "other"),
    [
        ("Software Engineer", "Engineer"),
        ("Senior Accountant", "Junior Accountant"),
        ("C++ Developer", "C# Developer"),
        ("", ""),
        ("Remote", "Remote"),
    ],
)
def test_near_misses_of_titles(title: str, other: str) -> None:
    assert likeness(title, other) < 0.8


def test_the_likest_come_first_and_no_more_than_asked_for() -> None:
    listed = [OpenPosition(str(each), "Senior Software Engineer II") for each in range(50)]
    listed.append(OpenPosition("x", "Senior Software Engineer"))
    found = candidates(SOUGHT, listed, most=3)
    assert [each.number for each in found] == ["x", "0", "1"]


def test_a_number_counts_on_the_postings_own_board_alone() -> None:
    sought = SoughtPosition("acme.com", "Baker", "", "", "lever", "acme", "7")
    listed = [OpenPosition("7", "Head Baker", ("York",))]
    assert judge(sought, listed, own_board=True)[0] is OnBoard.SAME
    assert judge(sought, listed, own_board=False)[0] is OnBoard.SIMILAR


def test_a_short_requisition_number_tells_nothing() -> None:
    sought = SoughtPosition("acme.com", "Baker", "Leeds", "12", "", "", "")
    listed = [OpenPosition("9", "Baker", ("York",), requisition="12")]
    assert judge(sought, listed, own_board=False)[0] is OnBoard.ELSEWHERE


def test_a_board_that_says_remote_contradicts_no_town() -> None:
    listed = [OpenPosition("9", "Senior Software Engineer", ("Remote",))]
    assert judge(SOUGHT, listed, own_board=False) == (OnBoard.SIMILAR, "Senior Software Engineer")


def test_nothing_listed_is_not_found() -> None:
    assert judge(SOUGHT, [], own_board=True) == (OnBoard.NOT_FOUND, "")


def test_a_sought_position_is_read_as_it_was_written() -> None:
    odd = SoughtPosition("acme.com", 'Bäcker "\n', "—", "[]", "", "", "1")
    assert SoughtPosition.read(odd.written()) == odd
