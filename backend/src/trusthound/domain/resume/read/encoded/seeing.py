"""Rows and sections in; what an encoder is shown of them out."""

from collections.abc import Mapping, Sequence

from trusthound.domain.resume.read.encoded.model import Begins, Seen
from trusthound.domain.resume.read.heading_words import (
    CERTIFICATES,
    COURSES,
    EDUCATION,
    PROJECTS,
    SKILLS,
    SUMMARY,
    VOLUNTEER,
    WORK,
)
from trusthound.domain.resume.read.part import TOP, Part
from trusthound.domain.resume.read.rows import Row

# An encoder is fitted to these numbers. 9 is any other section, 12 any other heading.
_SECTIONS = {
    WORK: 1, EDUCATION: 2, TOP: 3, SKILLS: 4, PROJECTS: 5, SUMMARY: 6, VOLUNTEER: 7, COURSES: 8,
    CERTIFICATES: 8,
}  # fmt: skip
_HEADINGS = {WORK: 10, EDUCATION: 11}
_OTHER, _OTHER_HEADING = 9, 12
_BOLD, _PROMINENT = 1, 2


def seen(rows: Sequence[Row], parts: Sequence[Part]) -> list[Seen]:
    numbers = _numbers(parts)
    told, last = [], 0
    for at, row in enumerate(rows):
        number = numbers.get(row.piece.start, last)
        last = number if number < min(_HEADINGS.values()) else last
        looks = _BOLD * row.line.bold + _PROMINENT * row.prominent
        begins = (
            Begins.COLUMN if row.jumps and at else Begins.POINT if row.bulleted else Begins.LINE
        )
        told.append(Seen(row.text, begins, number, looks, row.dates))
    return told


def _numbers(parts: Sequence[Part]) -> Mapping[int, int]:
    """By where a row begins in the text."""
    numbers: dict[int, int] = {}
    for part in parts:
        for row in part.rows:
            numbers[row.piece.start] = _SECTIONS.get(part.kind, _OTHER)
        if part.heading:
            numbers[part.heading.start] = _HEADINGS.get(part.kind, _OTHER_HEADING)
    return numbers
