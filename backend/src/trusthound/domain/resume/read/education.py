"""The sections of education in; the courses of study out, with school, degree and dates."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from trusthound.domain.resume.model import Education, Level, Period, Span
from trusthound.domain.resume.read.dates import Dated
from trusthound.domain.resume.read.heading_words import EDUCATION
from trusthound.domain.resume.read.heads import place_behind
from trusthound.domain.resume.read.piece import BULLETS, Piece, split
from trusthound.domain.resume.read.place_words import PLACE
from trusthound.domain.resume.read.roles import head_likeness, pieces_of
from trusthound.domain.resume.read.rows import Row, breaks_within_dates, joined, told_row
from trusthound.domain.resume.read.school_words import BESIDES, DEGREE, LEVELS, SCHOOLS
from trusthound.domain.resume.read.sections import Part

MOST_COURSES = 30
_EDGES = BULLETS + "|,;:-–—/ ("
_SEPARATOR = re.compile(
    rf"\s{{0,9}}[|{BULLETS}♦]\s{{0,9}}|\s{{1,9}}[-–—−~]{{1,2}}\s{{1,9}}|—|\s{{3,}}|\t|;\s|"
    rf"(?<=\w)[-–](?=\s[A-Z])"
)
_FROM = re.compile(r"\s(?:from|at|an der|by)\s", re.IGNORECASE)
_COMMA = re.compile(r",\s{0,3}")
_IN = re.compile(
    r"^(?:\s?(?:degree|diploma|studies))?\s{0,2}(?:in|of|en|im|in der|major in|major|di|em|"
    r"de|op het gebied van|w|v)\s(?P<area>.{2,120})|^[\s:,–-]{0,4}(?P<bare>[^|]{2,120})",
    re.IGNORECASE,
)
_AREA_ENDS = re.compile(
    r"\s[|–—-]\s|[|;]|\.\s|\s(?:from|at|with|minor(?:ing)? in|minors? in|and minor)\s|"
    r",\s?(?:minor|gpa|cgpa)|\s{3,}|\(?\b(?:c?gpa|grade)\b",
    re.IGNORECASE,
)


@dataclass
class _Course:
    degree: Piece | None = None
    area: Piece | None = None
    school: Piece | None = None
    level: Level | None = None
    dates: Dated | None = None
    rows: list[Row] = field(default_factory=list)
    inherits: bool = False


@dataclass(frozen=True, slots=True)
class _Seen:
    """What one piece of a row names."""

    degree: Piece | None = None
    area: Piece | None = None
    level: Level | None = None
    school: Piece | None = None


def education(parts: Sequence[Part], text: str) -> tuple[Education, ...]:
    courses: list[_Course] = []
    for part in parts:
        if part.kind == EDUCATION:
            courses += _courses(_rows(part, text))
    made = (_education(each) for each in courses[:MOST_COURSES])
    return tuple(each for each in made if each)


def _rows(part: Part, text: str) -> list[Row]:
    def goes_on(before: Row, row: Row) -> bool:
        if row.bulleted or before.looks != row.looks or before.dates or BESIDES.match(before.text):
            return breaks_within_dates(before, row)
        hangs = re.search(
            r"(?:,|[-–&]|\b(?:of|and|from|in|for|at|the|de|und|für|di|et))$", before.text
        )
        begins = DEGREE.match(row.text) or BESIDES.match(row.text)
        if begins:
            return False
        return bool(hangs) or row.text[:1].islower() or before.full

    rows = joined(part.rows, text, goes_on)
    return [*([told_row(part.told)] if part.told else []), *rows]


def _courses(rows: Sequence[Row]) -> list[_Course]:
    seen = [(row, _seen(row)) for row in rows if not _is_beside(row)]
    school_first = _comes_first(seen)
    dates_first = bool(seen) and _is_dates_only(seen[0][0])
    looks = {row.looks for row, each in seen if each.school and not each.degree and row.prominent}
    courses = [_Course()]
    for row, named in seen:
        shown = named
        if (
            not (named.degree or named.school)
            and row.prominent
            and row.looks in looks
            and row.words <= 6
        ):
            shown = _Seen(school=next(iter(pieces_of(row, _dated(row))), None))
        if _begins(courses[-1], shown, row, dates_first=dates_first):
            courses.append(_Course(inherits=school_first and shown.school is None))
        _take(courses[-1], shown, row)
    for before, course in pairwise(courses):
        if course.inherits and course.school is None:
            course.school = before.school
    return [each for each in courses if each.school or each.degree]


def _comes_first(seen: Sequence[tuple[Row, _Seen]]) -> bool:
    """Whether schools stand above the degrees that were taken there."""
    for _, named in seen:
        if named.school and named.degree:
            return False
        if named.school or named.degree:
            return named.school is not None
    return False


def _begins(course: _Course, named: _Seen, row: Row, *, dates_first: bool) -> bool:
    if course.degree is None and course.school is None and course.dates is None:
        return False
    if named.degree and course.degree:
        return True
    if named.school and course.school:
        return True
    dated = _dated(row)
    if dated and course.dates:
        return bool(named.degree or named.school) or dates_first
    return False


def _take(course: _Course, named: _Seen, row: Row) -> None:
    if named.degree:
        course.degree, course.level = named.degree, named.level
    course.area = course.area or named.area
    course.school = course.school or named.school
    course.dates = course.dates or _dated(row)
    if not (named.degree or named.school) and course.degree and course.area is None:
        course.area = _lone_area(row)
    course.rows.append(row)


def _lone_area(row: Row) -> Piece | None:
    """ "Computer Science" on a line of its own below "B.Sc."."""
    shown = next(iter(pieces_of(row, _dated(row))), None)
    if shown is None or row.words > 8 or row.bulleted or PLACE.fullmatch(shown.text):
        return None
    return shown if head_likeness(row) > 0 and not any(map(str.isdigit, shown.text)) else None


def _is_beside(row: Row) -> bool:
    """Marks, courses, theses and points tell of a course of study and are none."""
    if BESIDES.match(row.text) and not (DEGREE.search(row.text) and row.dates):
        return True
    if row.bulleted:
        return not (DEGREE.search(row.text) or (SCHOOLS.search(row.text) and row.dates))
    return row.words > 30 or (row.words > 14 and row.text.endswith(".") and not row.dates)


def _is_dates_only(row: Row) -> bool:
    dated = _dated(row)
    return dated is not None and not pieces_of(row, dated)


def _dated(row: Row) -> Dated | None:
    return next((each for each in row.dates if each.ranged), row.dates[0] if row.dates else None)


def _seen(row: Row) -> _Seen:
    """What all pieces of the row name together."""
    found = _Seen()
    for piece in pieces_of(row, _dated(row)):
        whole, school = _given_by(piece)
        for segment in split(whole, _SEPARATOR):
            found = _merged(found, _named(segment.trimmed(_EDGES)))
        if school:
            found = _merged(found, _Seen(school=school))
    return found


def _given_by(piece: Piece) -> tuple[Piece, Piece | None]:
    """ "B.Tech from CIT": what stands behind "from" gave the degree."""
    found = _FROM.search(piece.text)
    if not found or not DEGREE.search(piece.text, 0, found.start()):
        return piece, None
    return piece.cut(0, found.start()), _school(piece.cut(found.end()))


def _merged(one: _Seen, other: _Seen) -> _Seen:
    return _Seen(
        one.degree or other.degree,
        one.area or other.area,
        one.level or other.level,
        one.school or other.school,
    )


def _named(segment: Piece) -> _Seen:
    degree = DEGREE.search(segment.text)
    if degree is None:
        return _Seen(school=_school(segment)) if SCHOOLS.search(segment.text) else _Seen()
    level = LEVELS[degree.lastgroup or ""]
    before, behind = segment.cut(0, degree.start()), segment.cut(degree.end())
    if SCHOOLS.search(degree.group()):  # "High School"
        return _Seen(segment.cut(degree.start(), degree.end()), None, level, _school(segment))
    school = _school(before) if SCHOOLS.search(before.text) else None
    area, behind_school = _area(behind)
    shown = segment.cut(degree.start(), degree.end()).trimmed(" ,")
    return _Seen(shown, area, level, school or behind_school)


def _area(behind: Piece) -> tuple[Piece | None, Piece | None]:
    """What stands behind a degree: its subject, and perhaps the school."""
    bracketed = re.match(r"\s?\(([^()]{2,80})\)", behind.text)
    if bracketed:
        area = behind.cut(bracketed.start(1), bracketed.end(1)).trimmed()
        rest = behind.cut(bracketed.end()).trimmed(_EDGES)
        return area, _school(rest) if len(rest.text) > 1 else None
    found = _IN.match(behind.text)
    if not found:
        return None, None
    named = "area" if found["area"] else "bare"
    shown = behind.cut(found.start(named), found.end(named))
    commas = split(shown, _COMMA)
    at = next((number for number, each in enumerate(commas) if SCHOOLS.search(each.text)), None)
    school = None
    if at is not None:
        school = _school(behind.cut(commas[at].start - behind.start))
        shown = shown.cut(0, commas[at].start - shown.start)
    if ends := _AREA_ENDS.search(shown.text):
        if school is None and re.search(r"\b(?:from|at)\b", ends.group()):
            school = _school(shown.cut(ends.end()))
        shown = shown.cut(0, ends.start())
    shown = shown.trimmed(_EDGES + ")")
    return (shown if len(shown.text) > 1 else None), school


def _school(piece: Piece) -> Piece | None:
    """The part that names the school, without the place behind it."""
    shown = piece.trimmed(_EDGES)
    if hanging := re.search(r"\s(?:in|im|en)$", shown.text, re.IGNORECASE):
        shown = shown.cut(0, hanging.start())
    parts = split(shown, _COMMA)
    telling = next(
        (each for each in parts if re.search(r"\buniv|\bcolleg", each.text, re.IGNORECASE)), None
    )
    telling = telling or next((each for each in parts if SCHOOLS.search(each.text)), None)
    if telling is not None:
        shown = shown.cut(telling.start - shown.start)
    shorter, _ = place_behind(shown)
    shorter = shorter.trimmed(_EDGES)
    return shorter if len(shorter.text) > 1 else None


def _education(course: _Course) -> Education | None:
    school = course.school.stated() if course.school else None
    degree = course.degree.stated() if course.degree else None
    if not school and not degree:
        return None
    area = course.area.stated() if course.area else None
    rows = course.rows
    span = Span(rows[0].piece.start, max(each.piece.end for each in rows)) if rows else None
    period = course.dates.period if course.dates else Period()
    return Education(school, degree, period, area, course.level, span)
