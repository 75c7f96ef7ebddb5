"""A column of cards and where one of them goes in; the positions to be written out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

# Between two cards there is room for twenty more in a row before the column is numbered anew.
GAP = 1 << 20


@dataclass(frozen=True, slots=True)
class Placed:
    """A card and its position; a column is in the order of its positions, no two of which meet."""

    id: str
    position: int


def on_top(column: Sequence[Placed]) -> int:
    """The position before all others."""
    return column[0].position - GAP if column else 0


def placed(column: Sequence[Placed], card_id: str, after: str) -> Mapping[str, int]:
    """The card right behind `after`, or on top for "" and for one that is there no more.

    Mostly its own position alone; the whole column's where there is no room between two others.
    The column may hold the card or not.
    """
    others = [each for each in column if each.id != card_id]
    place = next((at + 1 for at, each in enumerate(others) if each.id == after), 0)
    position = _between(others, place)
    if position is not None:
        return {card_id: position}
    ids = [each.id for each in others]
    ids.insert(place, card_id)
    return {each: at * GAP for at, each in enumerate(ids)}


def _between(others: Sequence[Placed], place: int) -> int | None:
    """None where the neighbours stand side by side."""
    if place == 0:
        return on_top(others)
    before = others[place - 1].position
    if place == len(others):
        return before + GAP
    middle = (before + others[place].position) // 2
    return middle if middle > before else None
