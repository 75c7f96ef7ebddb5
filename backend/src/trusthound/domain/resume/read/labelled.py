"""A line in; the part that its own label heads ("Skills: Java, Python"), out."""

import re
from collections.abc import Sequence
from dataclasses import replace

from trusthound.domain.resume.read.heading_words import (
    CERTIFICATES,
    EDUCATION,
    HEADINGS,
    INTERESTS,
    LANGUAGES,
    PROJECTS,
    SKILLS,
    SUMMARY,
    VOLUNTEER,
    WORK,
)
from trusthound.domain.resume.read.part import Part
from trusthound.domain.resume.read.phrases import lookup
from trusthound.domain.resume.read.rows import Row
from trusthound.domain.resume.read.school_words import names_a_school

_LABEL = re.compile(r"(?P<label>[^:|•]{3,40}?)\s?[:：]\s{0,4}(?P<told>\S.*)")
_LABELLED = frozenset({SKILLS, LANGUAGES, SUMMARY, CERTIFICATES, EDUCATION, INTERESTS})
# Within these a label tells of the role, the project or the kind of skill.
_KEEPS_LABELS = frozenset({WORK, PROJECTS, SKILLS, VOLUNTEER})


def labelled(row: Row, within: str) -> Part | None:
    """ "Skills: Java, Python" where no section goes on that has labels of its own; or a heading
    to the left of what it heads.
    """
    label, _, beside = row.text.partition("\t")
    kind = HEADINGS.get(lookup(label)) if beside and label[:1].isupper() else None
    if kind in {WORK, EDUCATION} or (kind == SKILLS and "skills" in label.lower()):
        piece = row.piece.cut(len(label) + 1).trimmed()
        return Part(str(kind), row.piece.cut(0, len(label)).trimmed(), [replace(row, piece=piece)])
    found = _LABEL.match(row.text)
    if found and _is_an_entry(row, found):
        piece = row.piece.cut(found.start("told")).trimmed()
        return Part(WORK, row.piece.cut(0, found.end("label")), [replace(row, piece=piece)])
    if not found or within in _KEEPS_LABELS:
        return None
    kind = HEADINGS.get(lookup(found["label"]))
    if kind not in _LABELLED:
        return None
    heading = row.piece.cut(0, found.end("label")).without_bullet()
    return Part(kind, heading, told=row.piece.cut(found.start("told")).trimmed())


def _is_an_entry(row: Row, found: re.Match[str]) -> bool:
    """ "Professional Experience: Independent Developer, 2021 till now"."""
    label = lookup(found["label"])
    told = any(each.ranged and each.begin >= found.start("told") for each in row.dates)
    return told and " " in label and HEADINGS.get(label) == WORK and not row.bulleted


def studies_follow(rows: Sequence[Row]) -> bool:
    """Before the next heading: a label told of the course above alone."""
    for row in rows:
        if lookup(row.text) in HEADINGS:
            return False
        if row.dates and names_a_school(row.text):
            return True
    return False
