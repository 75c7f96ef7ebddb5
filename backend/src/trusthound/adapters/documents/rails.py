"""The two sides of a gutter in; the dates on its left that each belong to what stands beside, out.

Such a rail ends at whatever else stands on the left: a heading runs on below it.
"""

from collections.abc import Iterator, Sequence

from trusthound.adapters.documents.pieces import Piece, piece_of, rows_of
from trusthound.adapters.documents.when_words import is_date, is_one_date
from trusthound.adapters.documents.words import Word

Row = Sequence[Piece]

_NEAR = 1.9  # heights of letters between the feet of two rows
_SAME_FOOT = 0.5
_SHORT_LETTERS = 30  # of a place below dates
_MOST_BELOW = 2
_BESIDE_SHARE = 0.8
_FEWEST_BEGINNING = 3
_LONG_WORD = 12
_MOST_WORDS = 7
_DOTS = frozenset("•●○◦◆◇■□▪")


def parted_at_edges(pieces: Sequence[Piece]) -> list[Piece]:
    """Dates and addresses that run up to the next column, cut off where its rows begin."""
    edges: dict[int, int] = {}
    for each in pieces:
        edges[round(each.left)] = edges.get(round(each.left), 0) + 1
    parted: list[Piece] = []
    for each in pieces:
        at = _edge_within(each, edges)
        parted += [piece_of(each.words[:at]), piece_of(each.words[at:])] if at else [each]
    return parted


def _edge_within(piece: Piece, edges: dict[int, int]) -> int:
    for at, word in enumerate(piece.words[1:_MOST_WORDS], start=1):
        edge = round(word.left)
        if sum(edges.get(near, 0) for near in (edge - 1, edge, edge + 1)) >= _FEWEST_BEGINNING:
            before = piece.words[:at]
            if is_date(_text(before)) or is_address(before):
                return at
    return 0


def is_address(words: Sequence[Word]) -> bool:
    """A long mail or link, which no program breaks where its column ends."""
    text = words[0].text
    return len(words) == 1 and len(text) > _LONG_WORD and ("@" in text or "/" in text)


def rails_of(left: Sequence[Piece], right: Sequence[Piece]) -> Iterator[tuple[float, float]]:
    """From where down to where dates stand beside the rows on the right."""
    rows = rows_of(left)
    feet = [each[0].foot for each in rows_of(right)]
    at = 0
    while at < len(rows):
        blocks = list(_dated_blocks(rows[at:]))
        end = at + sum(map(len, blocks))
        if blocks and not (len(blocks) == 1 and at and _near(rows[at - 1], rows[at])):
            beside = sum(_is_beside(each[0], feet) for each in blocks)
            if beside >= _BESIDE_SHARE * len(blocks):
                top = rows[at][0].foot - _SAME_FOOT * rows[at][0].points
                low = rows[end][0].foot - rows[end][0].points if end < len(rows) else float("inf")
                yield top, low
        at = max(end, at + 1)


def _dated_blocks(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """Dates, each with what goes on below it, as long as nothing else stands between."""
    at = 0
    while at < len(rows) and _is_dated(rows[at]):
        end = at + 1
        while end < len(rows) and end - at <= _MOST_BELOW and _belongs(rows[at:end], rows[end]):
            end += 1
        yield rows[at:end]
        at = end


def _belongs(block: Sequence[Row], row: Row) -> bool:
    if not _near(block[-1], row) or row[0].points > block[0][0].points + 0.5:
        return False
    if _is_dated(row):
        return len(block) == 1 and is_one_date(_text(block[0][0].words), _text(row[0].words))
    return sum(each.letters for each in row) <= _SHORT_LETTERS


def is_rail(pieces: Sequence[Piece]) -> bool:
    """Whether nothing but dates stands there, each with what goes on below it."""
    rows = rows_of(pieces)
    return any(map(_is_dated, rows)) and sum(map(len, _dated_blocks(rows))) == len(rows)


def without_dots(pieces: Sequence[Piece], dates: Sequence[Piece]) -> list[Piece]:
    """Without the dots of a line drawn along the dates, which look like signs of a list."""
    feet = [each.foot for each in dates if each.dated]
    kept: list[Piece] = []
    for each in pieces:
        dotted = each.words[0].text in _DOTS and _is_beside((each,), feet)
        if not dotted:
            kept.append(each)
        elif len(each.words) > 1:
            kept.append(piece_of(each.words[1:]))
    return kept


def blocks_of(rows: Sequence[Row]) -> list[list[Row]]:
    """Rows of a rail: each date with what goes on below it, or a label of several lines."""
    blocks: list[list[Row]] = []
    for row in rows:
        near = blocks and _near(blocks[-1][-1], row)
        if near and (not _is_dated(row) or _belongs(blocks[-1], row)):
            blocks[-1].append(row)
        else:
            blocks.append([row])
    return blocks


def _is_dated(row: Row) -> bool:
    return len(row) == 1 and row[0].dated


def _near(upper: Row, lower: Row) -> bool:
    return lower[0].foot - upper[0].foot < _NEAR * lower[0].points


def _is_beside(row: Row, feet: Sequence[float]) -> bool:
    return any(abs(row[0].foot - foot) < _SAME_FOOT * row[0].points for foot in feet)


def _text(words: Sequence[Word]) -> str:
    return " ".join(each.text for each in words)
