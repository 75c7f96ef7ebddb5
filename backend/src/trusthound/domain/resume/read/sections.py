"""Rows in; what stands below each heading out, and what stands before any as a part of its own."""

import re
from collections import Counter
from collections.abc import Sequence

from trusthound.domain.resume.model import Section, Span
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
from trusthound.domain.resume.read.labelled import labelled, studies_follow
from trusthound.domain.resume.read.neighbours import moves, went_on_with
from trusthound.domain.resume.read.part import TOP, Part
from trusthound.domain.resume.read.phrases import SIGNS, drawn_together, lookup
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.rows import Looks, Row
from trusthound.domain.resume.read.school_words import names_a_school
from trusthound.domain.resume.read.scores import company_score, title_score
from trusthound.domain.resume.read.spelling import spelled
from trusthound.domain.resume.read.telling_words import TELLING

_MOST_WORDS = 6
_MOST_TELLING, _SHORT = 5, 3
_MARKS = re.compile(r"[,.;|@\d]")
_FEWEST_ABOVE = 0.4  # of a height
_SURE = frozenset({WORK, EDUCATION, SKILLS})
# Their headings of two words or more stand in no list of skills.
_NEVER_SKILLS = frozenset({WORK, EDUCATION, VOLUNTEER, CERTIFICATES, PROJECTS, LANGUAGES})


def parts(rows: Sequence[Row]) -> list[Part]:
    """In reading order. What begins a column goes on with what stands above it on its page."""
    known = _looks_of_headings(rows)
    found = [Part(TOP)]
    placed: list[tuple[Row, Part]] = []
    at = 0
    while at < len(rows):
        row = rows[at]
        behind = rows[at + 1] if at + 1 < len(rows) else None
        if placed and row.line.box and moves(placed[-1][0], row):
            found.append(Part(went_on_with(row, rows[at + 1 : at + 4], placed).kind))
        kind, taken = _heading(row, behind, known, found[-1].kind)
        if kind == "" and found[-1].heading and not found[-1].rows and found[-1].kind in _SURE:
            kind = None  # what a section begins with is told in it
        if kind is not None:
            found.append(_headed(kind, rows[at : at + taken]))
        elif (told := labelled(row, found[-1].kind)) and not (
            found[-1].kind == EDUCATION and told.told and studies_follow(rows[at + 1 : at + 12])
        ):
            found.append(told)
        else:
            found[-1].rows.append(row)
        placed.append((row, found[-1]))
        at += taken
    return _joined([part for part in found if part.rows or part.heading])


def sections(found: Sequence[Part], text: str) -> tuple[Section, ...]:
    shown = []
    for part in found:
        heading = part.heading.stated() if part.heading else None
        if heading is None or heading.span is None:
            continue
        end = max([heading.span.end, *(row.piece.end for row in part.rows)])
        if part.told:
            end = max(end, part.told.end)
        kind = "" if part.kind == TOP else part.kind
        shown.append(Section(kind, heading, Span(heading.span.start, min(end, len(text)))))
    return tuple(shown)


def _joined(found: list[Part]) -> list[Part]:
    """Parts without a heading go on with the last of their kind."""
    joined: list[Part] = []
    last: dict[str, Part] = {}
    for part in found:
        if part.heading is None and part.kind in last:
            last[part.kind].rows.extend(part.rows)
        else:
            joined.append(part)
            last[part.kind] = part
    return joined


def _headed(kind: str, taken: Sequence[Row]) -> Part:
    text, start = taken[0].text, taken[0].piece.start
    if len(taken) > 1:
        text = f"{text}\n{taken[1].text}"
    heading = Piece(text, start).trimmed(SIGNS)
    letters = next((at for at, sign in enumerate(heading.text) if sign.isalnum()), 0)
    return Part(kind, heading.cut(letters))


def _heading(
    row: Row, behind: Row | None, known: frozenset[Looks], within: str
) -> tuple[str | None, int]:
    """The kind of section that this row heads, and how many rows its heading takes."""
    if not _short(row) or (row.text[:1].islower() and not (known and row.looks in known)):
        return None, 1
    if behind and row.looks == behind.looks and row.prominent and _short(behind):
        joint = HEADINGS.get(lookup(f"{row.text} {behind.text}"))
        if joint and joint == HEADINGS.get(lookup(row.text), joint):
            return joint, 2
    phrase = lookup(row.text)
    kind = HEADINGS.get(phrase) or _misspelt(row, phrase)
    alike = not known or row.looks in known
    if kind in _SURE and _sure_enough(row, known, within):
        return kind, 1
    whole = " " in phrase and not row.bulleted and row.text[:1].isupper()
    marked = alike or whole or row.text.rstrip().endswith(":")
    sure = whole and kind in _NEVER_SKILLS
    if kind and (sure or (marked and _set_apart(row, behind, within))):
        return kind, 1
    if known and alike and row.prominent and not row.bulleted:
        return _told_by_a_word(phrase, row, behind, within), 1
    plain_ones = row.looks in known and not row.prominent
    return (_told_by_its_ends(phrase, row) if plain_ones else None), 1


def _misspelt(row: Row, phrase: str) -> str | None:
    """ "WORK EXPIRIENCE": as heading_words has it but for a letter of a long word."""
    if (
        row.bulleted
        or row.dates
        or not row.text[:1].isupper()
        or any(each in row.text for each in ",.|")
    ):
        return None
    return HEADINGS.get(" ".join(spelled(each) for each in phrase.split()))


def _told_by_its_ends(phrase: str, row: Row) -> str | None:
    """ "Web Dev Positions" and "Experience and own projects", where headings look like all else."""
    words = phrase.split()
    if row.bulleted or _MARKS.search(row.text) or not 2 <= len(words) <= _MOST_TELLING:
        return None
    first, both, _ = phrase.partition(" and ")
    if both and (kind := HEADINGS.get(first)) in _SURE:
        return kind
    named = all(each[:1].isupper() or len(each) <= _SHORT for each in row.text.split())
    return TELLING.get(words[-1]) if named else None


def _sure_enough(row: Row, known: frozenset[Looks], within: str) -> bool:
    """Not a point of a list of skills ("Software"), nor a word in a job's own text."""
    if row.looks in known or not known:
        return not (row.bulleted and not row.prominent)
    return row.prominent or (within != SKILLS and row.text[:1].isupper() and not row.bulleted)


def _set_apart(row: Row, behind: Row | None, within: str) -> bool:
    if row.prominent or row.text.rstrip().endswith(":"):
        return not (within == SKILLS and row.bulleted)
    if row.bulleted or within in {SKILLS, INTERESTS}:
        return False
    return (
        behind is None or behind.bulleted or behind.words > 2 or bool(row.above and row.above > 0.8)
    )


def _told_by_a_word(phrase: str, row: Row, behind: Row | None, within: str) -> str | None:
    """ "Computer Engineering Experience"; a heading that tells nothing of itself is ""."""
    words = phrase.split()
    if not words or row.dates or any(each in row.text for each in "|,@"):
        return None
    told = TELLING.get(words[-1]) or TELLING.get(words[0])
    if told and len(words) > 1:
        return told
    if within == TOP:  # a name is as large as a heading
        return None
    larger = behind is not None and row.looks.points >= behind.looks.points + 2
    apart = _is_apart(row, behind)
    return "" if (larger or apart) and row.looks.points and not row.text[-1:].isdigit() else None


def _is_apart(row: Row, behind: Row | None) -> bool:
    """In capitals as the headings are, near to what it heads and far from what stands above."""
    if behind is None or not row.looks.capitals or behind.looks.capitals or not row.above:
        return False
    named = max(title_score(row.text), company_score(row.text)) >= 2 or names_a_school(row.text)
    return not named and row.above > 2 * max(behind.above or 0.0, _FEWEST_ABOVE)


def _short(row: Row) -> bool:
    if len(row.text) > 60 or not any(map(str.isalpha, row.text)):
        return False
    return row.words <= _MOST_WORDS or drawn_together(row.text).count(" ") < _MOST_WORDS


def _looks_of_headings(rows: Sequence[Row]) -> frozenset[Looks]:
    """How those headings look whose words leave no doubt, else those that a word of theirs tells;
    none where they look like all else.
    """
    short = [row for row in rows if _short(row) and not row.bulleted]
    seen = Counter(
        row.looks for row in short if HEADINGS.get(lookup(row.text)) in {*_SURE, SUMMARY}
    ) or Counter(row.looks for row in short if row.prominent and _telling(row))
    return frozenset(
        looks
        for looks, times in seen.items()
        if times > 1 or looks.bold or looks.capitals or len(seen) == 1
    )


def _telling(row: Row) -> bool:
    """ "What I studied"."""
    words = lookup(row.text).split()
    return len(words) > 1 and not row.dates and words[-1] in TELLING
