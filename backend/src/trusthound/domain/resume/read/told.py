"""Rows that tell something in; the points they make out, each with all of its lines."""

from collections.abc import Sequence

from trusthound.domain.resume.model import Stated
from trusthound.domain.resume.read.piece import LONGEST_TOLD, Piece
from trusthound.domain.resume.read.rows import Row

MOST_POINTS = 60


def points(rows: Sequence[Row], text: str) -> tuple[Stated, ...]:
    """A row without a sign of its own goes on with the row before, if that had no full stop."""
    groups: list[list[Row]] = []
    for row in rows:
        if groups and _goes_on(groups[-1][-1], row):
            groups[-1].append(row)
        else:
            groups.append([row])
    made = (_whole(group, text) for group in groups[:MOST_POINTS])
    return tuple(each for each in made if each)


def _goes_on(before: Row, row: Row) -> bool:
    if row.bulleted or row.piece.start <= before.piece.end:
        return False
    if row.text[:1].islower() or before.text[-1:] in ",-–&/(":
        return True
    return before.text[-1:] not in ".!?:;" and len(before.text) > 45


def _whole(group: Sequence[Row], text: str) -> Stated | None:
    first, last = group[0].piece.without_bullet(), group[-1].piece
    return Piece(text[first.start : last.end][:LONGEST_TOLD], first.start).stated(LONGEST_TOLD)
