"""A marked document of one column in; its lines as if it had been laid out in two and poured into a paragraph, out.

Some sections go beside the others; lines on one level run together, or come one after the other.
"""

from collections.abc import Iterator, Sequence
from random import Random

from marking import Chunk

from trusthound.domain.resume.document import Document
from trusthound.domain.resume.read.heading_words import (
    AWARDS,
    CERTIFICATES,
    CONTACT,
    INTERESTS,
    LANGUAGES,
    REFERENCES,
    SKILLS,
    SUMMARY,
)
from trusthound.domain.resume.read.part import Part
from trusthound.domain.resume.read.rows import rows
from trusthound.domain.resume.read.sections import parts

_BESIDE = {SKILLS, LANGUAGES, CONTACT, INTERESTS, CERTIFICATES, AWARDS, SUMMARY, REFERENCES}
_WIDTHS = ((90, 38), (80, 45), (70, 60), (100, 30))  # letters of a line
_GAPS = (" ", "  ", "\t", " ")
_FEWEST_PARTS = 4
Marks = Sequence[tuple[str, int]]
Stretch = tuple[int, int]


def woven_lines(
    document: Document, marks: Marks, r: Random
) -> list[tuple[Chunk, list[Chunk]]] | None:
    """As poured_lines has them: each line, and its marked pieces. None where there is too little to part."""
    found = parts(rows(document))
    side = {
        number
        for number, part in enumerate(found)
        if number and r.random() < (0.8 if part.kind in _BESIDE else 0.25)
    }
    if len(found) < _FEWEST_PARTS or not 0 < len(side) < len(found) - 1:
        return None
    widths = r.choice(_WIDTHS)
    columns: tuple[list[Stretch | None], list[Stretch | None]] = ([], [])
    for number, part in enumerate(found):
        column = int(number in side)
        columns[column].extend(_set(part, document.text, widths[column]))
        if r.random() < 0.5:
            columns[column].append(None)
    if r.random() < 0.5:
        columns = columns[::-1]
    together, gap, lower = r.random() < 0.6, r.choice(_GAPS), r.randint(0, 4)
    lines = []
    for at in range(max(len(columns[0]), len(columns[1]) + lower)):
        level = [
            each
            for column, place in ((columns[0], at), (columns[1], at - lower))
            if 0 <= place < len(column) and (each := column[place])
        ]
        for run in [level] if together else [[each] for each in level]:
            if run:
                texts = [document.text[a:b].replace("\t", " ") for a, b in run]
                pieces = [x for a, b in run for x in _pieces(document.text, marks, a, b)]
                lines.append((Chunk(gap.join(texts), "", -1), pieces))
    return lines


def _set(part: Part, text: str, width: int) -> Iterator[Stretch]:
    """The lines of a section in a column so wide."""
    told = {(each.start, each.end) for each in (part.heading, part.told) if each}
    for begin, end in sorted(told | {(x.piece.start, x.piece.end) for x in part.rows}):
        at = begin
        while at < end:
            upto = min(end, at + width)
            space = text.rfind(" ", at + width // 2, upto) if upto < end else -1
            upto = space if space > 0 else upto
            yield at, upto
            at = upto + (text[upto : upto + 1] == " ")


def _pieces(text: str, marks: Marks, begin: int, end: int) -> Iterator[Chunk]:
    at = begin
    while at < end:
        upto = at
        while upto < end and (marks[upto] == marks[at] or text[upto].isspace()):
            upto += 1
        yield Chunk(text[at:upto], *marks[at])
        at = upto
