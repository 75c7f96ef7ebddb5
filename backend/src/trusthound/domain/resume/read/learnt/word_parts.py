"""A row that heads an entry in; its words out, and the parts that signs and small words make."""

import re
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from trusthound.domain.resume.read.piece import BULLET, listed
from trusthound.domain.resume.read.rows import Row

MOST_WORDS = 40  # of a row
_WORD = re.compile(r"\S+")
_JOINTS = listed("at for in with as of bei chez @ from –")
_PARTING = listed("tab date | • · – — - / @ , ; : ( ) at as from with in → .")
_EDGES = ' ,;:|()[]"“”•·'
_LONG = 4  # characters: "Inc." parts nothing


@dataclass(slots=True)
class Word:
    """`begin` up to `end` in the row's text. `before` parts it from the word before, `part` is the
    number of its part, `slot` what it shares with the words of other heads that stand as it does.
    """

    begin: int
    end: int
    text: str
    dated: bool = False
    before: str = ""
    part: int = 0
    traits: list[str] = field(default_factory=list)
    slot: tuple[Hashable, Hashable] = (None, None)


def words_of(row: Row) -> list[Word]:
    """Dates are one word each; so is a sign alone."""
    text, found = row.text, list[Word]()

    def put(begin: int, end: int) -> None:
        found.extend(Word(x.start(), x.end(), x.group()) for x in _WORD.finditer(text, begin, end))

    begin = bullet.end() if (bullet := BULLET.match(text)) else 0
    for dated in sorted(row.dates, key=lambda each: each.begin):
        if dated.begin >= begin:
            put(begin, dated.begin)
            found.append(Word(dated.begin, dated.end, text[dated.begin : dated.end], dated=True))
            begin = dated.end
    put(begin, len(text))
    return found[:MOST_WORDS]


def parted(row: Row, words: Sequence[Word]) -> list[str]:
    """Tells each word what parts it from the one before, and its part; the parts' texts."""
    number, texts = 0, [""]
    last: Word | None = None
    for word in words:
        word.before = _before(row.text, last, word)
        if word.before in _PARTING and texts[number]:
            number += 1
            texts.append("")
        word.part = number
        if not word.dated and any(map(str.isalnum, word.text)):
            texts[number] = f"{texts[number]} {word.text}".strip()
        last = word
    return [each.strip(_EDGES) for each in texts]


def _before(text: str, last: Word | None, word: Word) -> str:
    if last is None:
        return "^"
    gap, told = text[last.end : word.begin], last.text
    if "\t" in gap or "   " in gap or last.dated:
        return "date" if last.dated and "\t" not in gap and "   " not in gap else "tab"
    if not any(map(str.isalnum, told)):
        return told[:1]
    if told[-1:] in ",;:|)•·.":
        return told[-1:] if told[-1:] != "." or len(told) > _LONG else ""
    if word.text[:1] in '(["“':
        return "("
    return told.lower() if told.lower() in _JOINTS else ""
