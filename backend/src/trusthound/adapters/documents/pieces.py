"""The words of a page in, pieces of rows out: words next to each other, letters spaced out joined.

"E X P E R I E N C E" is one word to whoever sees it, and ten to a program.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import attrgetter
from statistics import median
from typing import TypeVar

from trusthound.adapters.documents.when_words import is_date
from trusthound.adapters.documents.words import Word

# Words whose feet differ by less, in heights of letters, stand in one row.
_SAME_ROW = 0.4
# Further apart than a space in a justified line is wide, in heights of letters.
_PIECE_GAP = 1.0
_BULLET_GAP = 3.5
_BULLETS = frozenset("•·‣▪■□●○◦–—-*➢➤►▶✓✔❖§o")
_ORDINALS = frozenset(["st", "nd", "rd", "th", "er", "ère", "re", "ème", "e", "º", "ª"])
_RAISED_SIZE, _RAISED_GAP = 0.85, 0.3  # of the number's height
_DATE_WORDS = 8
_FEWEST_SPACED = 4
_SPACED = 0.07  # of the height of letters: no ordinary text has its letters that far apart
_SPACED_GAP = 2.0
_WORD_BREAK = 1.7  # spaced-out words stand that much further apart than their letters


@dataclass(frozen=True, slots=True)
class Piece:
    """Words of one row with no wide gap between them. `dated`: they say when, and nothing else."""

    words: tuple[Word, ...]
    left: float
    top: float
    right: float
    bottom: float
    foot: float
    points: float
    letters: int
    dated: bool


_LEFT, _RIGHT = attrgetter("left"), attrgetter("right")
_TOP, _BOTTOM, _FOOT = attrgetter("top"), attrgetter("bottom"), attrgetter("foot")
Placed = TypeVar("Placed", Word, Piece)


def pieces_of(words: Iterable[Word]) -> list[Piece]:
    """Row by row from the top, each from left to right."""
    pieces: list[Piece] = []
    for row in rows_of(lowered(words)):
        pieces.extend(_cut(_joined(_undoubled(sorted(row, key=_LEFT)))))
    return pieces


def lowered(words: Iterable[Word]) -> Iterator[Word]:
    """ "10th" with its ending raised stands in the row of its number."""
    last: Word | None = None
    for word in words:
        if (
            last is not None
            and word.text in _ORDINALS
            and word.points < _RAISED_SIZE * last.points
            and last.top < word.foot < last.foot
            and -1.0 < word.left - last.right < _RAISED_GAP * last.points
        ):
            word = word._replace(foot=last.foot, points=last.points)
        last = word
        yield word


def rows_of(items: Iterable[Placed]) -> list[list[Placed]]:
    """Those that stand on one line, from the top."""
    rows: list[list[Placed]] = []
    foot = 0.0
    for each in sorted(items, key=_FOOT):
        if rows and each.foot - foot < _SAME_ROW * min(each.points, rows[-1][0].points):
            rows[-1].append(each)
        else:
            rows.append([each])
            foot = each.foot
    return rows


def piece_of(words: Sequence[Word]) -> Piece:
    texts = [each.text for each in words]
    lengths = list(map(len, texts))
    longest = words[lengths.index(max(lengths))]
    return Piece(
        tuple(words),
        min(map(_LEFT, words)),
        min(map(_TOP, words)),
        max(map(_RIGHT, words)),
        max(map(_BOTTOM, words)),
        longest.foot,
        longest.points,
        sum(lengths),
        len(words) <= _DATE_WORDS and is_date(" ".join(texts)),
    )


def _undoubled(row: Sequence[Word]) -> list[Word]:
    """Without a word drawn a second time at the same place, which makes it look bold."""
    kept: list[Word] = []
    for each in row:
        if any(each.text == old.text and abs(each.left - old.left) < 1.0 for old in kept[-2:]):
            continue
        kept.append(each)
    return kept


def _joined(row: Sequence[Word]) -> Iterator[Word]:
    """Runs of letters at even distances become the words that they spell."""
    at = 0
    while at < len(row):
        end = at + 1
        if _is_spaced(row[at]):
            while end < len(row) and _follows(row[end - 1], row[end]):
                end += 1
        if end - at > 1 and sum(len(each.text) for each in row[at:end]) >= _FEWEST_SPACED:
            yield from _spelled(row[at:end])
        else:
            yield from row[at:end]
        at = end


def _is_spaced(word: Word) -> bool:
    if len(word.text) == 1:
        return word.text.isalnum() or word.text in "&/."
    return word.spacing > _SPACED * word.points


def _follows(before: Word, word: Word) -> bool:
    near = word.left - before.right < _SPACED_GAP * word.points
    return _is_spaced(word) and near and abs(word.points - before.points) < 0.5


def _spelled(parts: Sequence[Word]) -> Iterator[Word]:
    gaps = [after.left - before.right for before, after in pairwise(parts)]
    inner = [each.spacing for each in parts for _ in each.text[1:]]
    wide = _WORD_BREAK * max(median((*gaps, *inner)), 0.1 * parts[0].points)
    start = 0
    for at, gap in enumerate((*gaps, wide + 1)):
        if gap > wide:
            word = parts[start : at + 1]
            yield word[0]._replace(
                text="".join(each.text for each in word),
                right=word[-1].right,
                top=min(each.top for each in word),
                bottom=max(each.bottom for each in word),
            )
            start = at + 1


def _cut(row: Iterable[Word]) -> Iterator[Piece]:
    """At wide gaps, but not behind a bullet."""
    open_words: list[Word] = []
    for each in row:
        if open_words:
            last = open_words[-1]
            wide = _BULLET_GAP if len(open_words) == 1 and last.text in _BULLETS else _PIECE_GAP
            if each.left - last.right > wide * (last.points + each.points) / 2:
                yield piece_of(open_words)
                open_words = []
        open_words.append(each)
    if open_words:
        yield piece_of(open_words)
