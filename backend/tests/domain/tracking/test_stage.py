"""Stages: five that stay, own ones that go anywhere, and what came how far."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.errors import Conflict, InvalidInput, NotFound
from trusthound.domain.tracking.funnel import funnel
from trusthound.domain.tracking.stage import (
    GIVEN,
    MOST_STAGES,
    Given,
    Stage,
    moved_stage,
    own_stage,
    renamed,
    with_stage,
)

NAMES = [each.value for each in Given]


def ids(stages: tuple[Stage, ...]) -> list[str]:
    return [each.id for each in stages]


def test_an_own_stage_comes_before_the_closed_ones_unless_a_place_is_named() -> None:
    assert ids(with_stage(GIVEN, "call", "Phone call", after=None)) == [
        "saved", "applied", "interview", "offer", "call", "closed",
    ]  # fmt: skip
    assert ids(with_stage(GIVEN, "call", "Phone call", after="applied"))[2] == "call"
    assert ids(with_stage(GIVEN, "call", "Phone call", after=""))[0] == "call"


@given(st.lists(st.sampled_from([*NAMES, "one", "two", ""]), max_size=20))
def test_however_own_stages_move_the_given_ones_keep_their_order(places: list[str]) -> None:
    stages = with_stage(with_stage(GIVEN, "one", "One", after=None), "two", "Two", after=None)
    for at, after in enumerate(places):
        moving = "one" if at % 2 else "two"
        if after != moving:
            stages = moved_stage(stages, moving, after)
        assert [each for each in ids(stages) if each in NAMES] == NAMES
        assert len(stages) == len(GIVEN) + 2


@pytest.mark.parametrize("name", ["", "  \u200b ", "x" * 41, "saved", " OFFER "])
def test_a_name_that_is_empty_long_or_taken_is_refused(name: str) -> None:
    with pytest.raises(InvalidInput):
        with_stage(GIVEN, "own", name, after=None)


def test_the_given_ones_are_neither_renamed_nor_moved_nor_deleted() -> None:
    for stage in GIVEN:
        with pytest.raises(Conflict):
            renamed(GIVEN, stage.id, "Other")
        with pytest.raises(Conflict):
            moved_stage(GIVEN, stage.id, "")
        with pytest.raises(Conflict):
            own_stage(GIVEN, stage.id)
    with pytest.raises(NotFound):
        own_stage(GIVEN, "none")


def test_an_own_one_keeps_its_place_under_another_name() -> None:
    stages = with_stage(GIVEN, "call", "Phone call", after="applied")
    assert renamed(stages, "call", "Screening")[2] == Stage("call", "Screening")
    assert renamed(stages, "call", "Phone call")[2].name == "Phone call"


def test_there_are_twenty_at_most() -> None:
    stages = GIVEN
    for number in range(MOST_STAGES - len(GIVEN)):
        stages = with_stage(stages, f"own-{number}", f"Own {number}", after=None)
    with pytest.raises(Conflict, match="20 stages"):
        with_stage(stages, "one-more", "One more", after=None)


VISITS = st.lists(st.frozensets(st.sampled_from([*NAMES, "gone"]), max_size=5), max_size=40)


@given(VISITS)
def test_the_funnel_begins_with_all_and_only_narrows(visited: list[frozenset[str]]) -> None:
    rows = funnel(GIVEN, visited)
    numbers = [each.number for each in rows]
    assert [each.stage.id for each in rows] == ["saved", "applied", "interview", "offer"]
    assert numbers[0] == len(visited)
    assert numbers == sorted(numbers, reverse=True)
    assert numbers[3] == sum("offer" in each for each in visited)
    for before, row in pairwise(rows):
        assert row.share == (row.number / before.number if before.number else None)


def test_who_skips_a_stage_has_passed_it_and_what_was_closed_came_as_far_as_before() -> None:
    stages = with_stage(GIVEN, "call", "Phone call", after="applied")
    rows = funnel(stages, [{"saved", "interview", "closed"}, {"closed"}])
    assert [(each.stage.id, each.number) for each in rows] == [
        ("saved", 2), ("applied", 1), ("call", 1), ("interview", 1), ("offer", 0),
    ]  # fmt: skip
    assert [each.share for each in rows] == [None, 0.5, 1.0, 1.0, 0.0]
