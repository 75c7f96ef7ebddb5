"""Rows in; the tokens that an encoder is shown out: pieces of words, and a sign before each row."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from trusthound.adapters.encoding.wordpieces import WordPieces
from trusthound.domain.resume.read.encoded.model import Seen

_TAB = 4  # numbers of the vocabulary that no word has; 1 to 3 are how a row begins
_SIGN = 6  # the shape of what is no word
_EDGES = ".,;:()|\"'"


@dataclass(slots=True)
class Tokens:
    """Of each: its number in the vocabulary, the shape of its word, whether it is of dates (2: from
    when to when), its row's section and looks; its row, and which characters of the row it is.
    """

    ids: list[int] = field(default_factory=list)
    shape: list[int] = field(default_factory=list)
    date: list[int] = field(default_factory=list)
    section: list[int] = field(default_factory=list)
    look: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    span: list[tuple[int, int]] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.ids)


def tokens_of(rows: Sequence[Seen], pieces: WordPieces, most: int) -> Tokens:
    """Rows after which there would be more than `most` are left out."""
    told = Tokens()
    for number, row in enumerate(rows):
        _sign(told, row, number, row.begins, 0, 0)
        at = 0
        for cell in row.text.split("\t"):
            if at:
                _sign(told, row, number, _TAB, at - 1, at)
            _cell(told, row, number, cell, at, pieces)
            at += len(cell) + 1
        if len(told) >= most:
            break
    return told


def _sign(told: Tokens, row: Seen, number: int, token: int, begin: int, end: int) -> None:
    _add(told, row, number, token, _SIGN, 0, begin, end)


def _cell(told: Tokens, row: Seen, number: int, cell: str, at: int, pieces: WordPieces) -> None:
    shape, upto = _SIGN, -1
    for token, begin, end in pieces.of_text(cell):
        if begin >= upto:
            first, upto = _word(cell, begin)
            shape = shape_of(cell[first:upto])
        begin, end = begin + at, end + at
        dated = 0
        for each in row.dates:
            if each.begin <= begin < each.end:
                dated = 2 if each.ranged else 1
        _add(told, row, number, token, shape, dated, begin, end)


def _add(
    told: Tokens, row: Seen, number: int, token: int, shape: int, dated: int, begin: int, end: int
) -> None:
    told.ids.append(token)
    told.shape.append(shape)
    told.date.append(dated)
    told.section.append(row.section)
    told.look.append(row.looks)
    told.row.append(number)
    told.span.append((begin, end))


def _word(text: str, at: int) -> tuple[int, int]:
    """Between spaces."""
    begin = end = at
    while begin and not text[begin - 1].isspace():
        begin -= 1
    while end < len(text) and not text[end].isspace():
        end += 1
    return begin, end


def shape_of(word: str) -> int:
    """0 small, 1 Large, 2 CAPITALS, 3 MiXed, 4 digits, 5 with digits, 6 signs, 7 one capital."""
    word = word.strip(_EDGES)
    if any(map(str.isdigit, word)):
        return 4 if word.isdigit() else 5
    if not any(map(str.isalpha, word)):
        return _SIGN
    if word.islower():
        return 0
    if word.isupper():
        return 2 if len(word) > 1 else 7
    return 1 if word[0].isupper() and word[1:].islower() else 3
