"""Cards of a column: any number of moves loses none, and each stands where it was put."""

from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.tracking.order import GAP, Placed, on_top, placed

IDS = [f"card-{number}" for number in range(6)]


def in_order(positions: dict[str, int]) -> list[str]:
    return sorted(positions, key=lambda each: positions[each])


def column_of(positions: dict[str, int]) -> list[Placed]:
    return [Placed(each, positions[each]) for each in in_order(positions)]


@given(st.lists(st.tuples(st.sampled_from(IDS), st.sampled_from([*IDS, ""])), max_size=60))
def test_after_any_moves_each_stands_behind_whom_it_was_put(moves: list[tuple[str, str]]) -> None:
    positions = {each: at * GAP for at, each in enumerate(IDS)}
    expected = list(IDS)
    for card, after in moves:
        positions.update(placed(column_of(positions), card, after))
        expected.remove(card)
        place = expected.index(after) + 1 if after in expected else 0
        expected.insert(place, card)

        assert in_order(positions) == expected
        assert len(set(positions.values())) == len(IDS)


@given(st.integers(min_value=1, max_value=200))
def test_putting_cards_between_the_same_two_forever_never_meets_a_neighbour(times: int) -> None:
    positions = {"first": 0, "last": GAP}
    for number in range(times):
        positions.update(placed(column_of(positions), f"new-{number}", "first"))
    assert in_order(positions) == [
        "first", *(f"new-{number}" for number in reversed(range(times))), "last",
    ]  # fmt: skip


def test_a_move_writes_one_position_where_there_is_room() -> None:
    column = [Placed("a", 0), Placed("b", GAP), Placed("c", 2 * GAP)]
    assert list(placed(column, "c", "a")) == ["c"]


def test_a_column_without_room_is_numbered_anew() -> None:
    column = [Placed("a", 0), Placed("b", 1)]
    assert placed(column, "c", "a") == {"a": 0, "c": GAP, "b": 2 * GAP}


def test_behind_one_that_is_gone_a_card_comes_on_top() -> None:
    column = [Placed("a", 5), Placed("b", 9)]
    assert placed(column, "c", "gone") == {"c": 5 - GAP}
    assert placed([], "c", "") == {"c": 0}
    assert on_top(()) == 0
