"""The words of a page in, its lines out as a person reads them: column by column."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from trusthound.adapters.documents.columns import regions_of
from trusthound.adapters.documents.pieces import Piece, pieces_of, rows_of
from trusthound.adapters.documents.words import Word
from trusthound.domain.resume.document import Box, Line

# A gap of more heights of letters is told as a tab.
_TAB_GAP = 1.6
_GLUED = 0.08
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff]")
_LINE_CHARACTERS = 2_000


def lines_of(words: Iterable[Word], width: float, height: float, page: int) -> Iterator[Line]:
    """What is written sideways comes last, in columns of its own. Hidden words are left out."""
    shown = [each for each in words if each.hiding is None and each.text]
    column = 0
    for quarter in range(4):
        turned = [_upright(each, width, height) for each in shown if each.quarter == quarter]
        across, down = (height, width) if quarter % 2 else (width, height)
        for region in regions_of(pieces_of(turned)):
            for row in rows_of(region):
                yield _line(row, across, down, page, column)
            column += 1


def _upright(word: Word, width: float, height: float) -> Word:
    """Its place on a page turned so that it can be read."""
    if word.quarter == 0:
        return word
    if word.quarter == 1:
        left, top, right, bottom = height - word.bottom, word.left, height - word.top, word.right
    elif word.quarter == 2:
        left, top = width - word.right, height - word.bottom
        right, bottom = width - word.left, height - word.top
    else:
        left, top, right, bottom = word.top, width - word.right, word.bottom, width - word.left
    foot = bottom - 0.2 * (bottom - top)
    return word._replace(left=left, top=top, right=right, bottom=bottom, foot=foot)


def _line(row: Sequence[Piece], width: float, height: float, page: int, column: int) -> Line:
    words = [word for piece in sorted(row, key=lambda each: each.left) for word in piece.words]
    text = "".join(each.text for each in words)
    if 2 * len(_RIGHT_TO_LEFT.findall(text)) > len(text):
        words.reverse()
    bold = sum(len(each.text) for each in words if each.bold)
    most = max(words, key=lambda each: len(each.text))
    box = Box(
        _share(min(each.left for each in words), width),
        _share(min(each.top for each in words), height),
        _share(max(each.right for each in words), width),
        _share(max(each.bottom for each in words), height),
    )
    return Line(
        _text(words)[:_LINE_CHARACTERS],
        0,
        page,
        column,
        box=box,
        points=round(most.points, 1),
        bold=2 * bold > len(text),
    )


def _text(words: Sequence[Word]) -> str:
    told = [words[0].text]
    for before, word in pairwise(words):
        gap = max(word.left - before.right, before.left - word.right)
        if word.points != before.points:  # small capitals behind a large one, set apart alike
            gap -= max(0.0, word.spacing, before.spacing)
        height = (word.points + before.points) / 2
        if gap > _TAB_GAP * height:
            told.append("\t")
        elif gap > (0 if word.spaced else _GLUED * height):
            told.append(" ")
        told.append(word.text)
    return "".join(told)


def _share(place: float, whole: float) -> float:
    return round(min(1.0, max(0.0, place / whole)), 4) if whole > 0 else 0.0
