"""The sections of education in; the courses of study out, with school, degree and dates."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from trusthound.domain.resume.model import Education, Level, Period, Span
from trusthound.domain.resume.read.dates import Dated
from trusthound.domain.resume.read.degrees import Seen, first_named, seen_in
from trusthound.domain.resume.read.grids import gridded
from trusthound.domain.resume.read.heading_words import EDUCATION
from trusthound.domain.resume.read.likeness import head_likeness
from trusthound.domain.resume.read.part import Part
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.place_words import names_a_place
from trusthound.domain.resume.read.roles import pieces_of
from trusthound.domain.resume.read.rows import (
    Row,
    breaks_within_dates,
    joined,
    stands_beside,
    told_row,
)
from trusthound.domain.resume.read.school_words import (
    BESIDES,
    DEGREE,
    FACULTY,
    names_a_degree,
    names_a_school,
)

MOST_COURSES = 30
_CLOSE = 150  # characters
_INDENT = 0.008  # of the page
_HANGS = re.compile(r"(?:,|[-–&]|\b(?:of|and|from|in|for|at|the|de|und|für|di|et))$", re.IGNORECASE)
_OPEN = re.compile(r"[(„“«][^)“”»]{1,60}$")  # a name in brackets or quotes, to be closed
# A name goes on behind these, also below dates: "2010 - 2014 School of Arts and".
_BROKEN = re.compile(r"\s(?:and|&)$", re.IGNORECASE)
_ONLY_SCHOOL = re.compile(r"(?:University|College|Institute|Academy)[.,]?")
_GIVEN_BY = re.compile(r"\s(?:from|at)\s", re.IGNORECASE)


@dataclass
class _Course:
    degree: Piece | None = None
    area: Piece | None = None
    school: Piece | None = None
    level: Level | None = None
    dates: Dated | None = None
    spare: Piece | None = None  # a line above the degree that may name the school
    rows: list[Row] = field(default_factory=list)
    inherits: bool = False

    @property
    def sure(self) -> bool:
        """Whether its words tell a degree and a school, one close to the other."""
        if not self.degree or not self.school or self.school is self.spare:
            return False
        return abs(self.degree.start - self.school.start) < _CLOSE


def education(parts: Sequence[Part], text: str) -> tuple[Education, ...]:
    courses: list[_Course] = []
    for part in parts:
        if part.kind == EDUCATION:
            courses += _courses(_rows(part, text))
    if not courses:  # headed as something else
        told = (each for part in parts for each in _courses(_rows(part, text)))
        courses = [each for each in told if each.sure]
    made = (_education(each) for each in courses[:MOST_COURSES])
    return tuple(each for each in made if each)


def _rows(part: Part, text: str) -> list[Row]:
    def goes_on(before: Row, row: Row) -> bool:
        if row.bulleted or before.looks != row.looks or BESIDES.match(before.text):
            return breaks_within_dates(before, row)
        if before.dates:
            opens = before.dates[0].begin == 0 and not DEGREE.match(row.text)
            broken = opens and _BROKEN.search(before.text) and not row.dates
            return bool(broken) or breaks_within_dates(before, row)
        if _ONLY_SCHOOL.fullmatch(row.text):
            return True
        hangs = _HANGS.search(before.text) or _OPEN.search(before.text)
        begins = DEGREE.match(row.text) or BESIDES.match(row.text)
        own_line = names_a_school(row.text) and not _GIVEN_BY.search(before.text)
        if begins or (own_line and not hangs and names_a_degree(before.text)):
            return False
        return bool(hangs) or row.text[:1].islower() or before.full

    rows = joined(list(gridded(part.rows)), text, goes_on)
    return [*([told_row(part.told)] if part.told else []), *rows]


def _courses(rows: Sequence[Row]) -> list[_Course]:
    seen = [(row, seen_in(pieces_of(row, _dated(row)))) for row in rows if not _is_beside(row)]
    school_first = _comes_first(seen)
    dates_first = bool(seen) and _is_dates_only(seen[0][0])
    seen = _with_untold(seen)
    edge = _edge([row for row, each in seen if each.degree or each.school])
    courses = [_Course()]
    margin = {id(row) for row, behind in pairwise(rows) if _is_in_the_margin(row, behind)}
    for row, named in seen:
        again = any(each.plain == row.plain for each in courses[-1].rows)
        within = again or _tells_more(courses[-1], row, edge) or _is_a_part(courses[-1], row, named)
        shown = Seen() if within else named
        begins = id(row) in margin and courses[-1].rows
        if begins or _begins(courses[-1], shown, row, dates_first=dates_first):
            inherits = school_first and shown.school is None and id(row) not in margin
            courses.append(_Course(inherits=inherits))
        _take(courses[-1], shown, row)
    for before, course in pairwise(courses):
        if course.inherits and course.school is None and course.spare is None:
            course.school = before.school
    for course in courses:
        if course.degree:
            course.school = course.school or course.spare
    return _less_what_is_within([each for each in courses if each.school or each.degree])


def _with_untold(seen: Sequence[tuple[Row, Seen]]) -> list[tuple[Row, Seen]]:
    """A line whose words tell nothing names what those that look the same name."""
    schools = {row.looks for row, each in seen if each.school and not each.degree}
    degrees = {row.looks for row, each in seen if each.degree and not each.school} - schools
    told: list[tuple[Row, Seen]] = []
    for row, named in seen:
        lone = next(iter(pieces_of(row, _dated(row))), None)
        untold = lone and not (named.degree or named.school) and row.prominent and row.words <= 6
        if untold and row.looks in schools:
            named = Seen(school=lone)
        elif untold and row.looks in degrees and not row.bulleted:
            named = Seen(degree=lone)
        told.append((row, named))
    return told


def _less_what_is_within(courses: Sequence[_Course]) -> list[_Course]:
    """Without "College of Science" below the university that it is a part of."""
    dated = any(each.dates for each in courses)
    kept = list(courses[:1])
    for before, course in pairwise(courses):
        if not (dated and before.degree and before.school) or course.dates or course.degree:
            kept.append(course)
    return kept


def _edge(heads: Sequence[Row]) -> float | None:
    """From where on to the right the courses begin, if they do so at one place."""
    lefts = [each.line.box.left for each in heads if each.line.box]
    edge = min(lefts, default=None)
    return edge if edge is not None and sum(x - edge < _INDENT for x in lefts) > 1 else None


def _tells_more(course: _Course, row: Row, edge: float | None) -> bool:
    """Set in below a course that has its degree and school: "   Year at Université de Lyon"."""
    if edge is None or row.line.box is None or not (course.degree and course.school):
        return False
    return row.line.box.left > edge + _INDENT and not DEGREE.match(row.text)


def _is_a_part(course: _Course, row: Row, named: Seen) -> bool:
    """ "Faculty of Mathematics" below a university."""
    if course.school is None or named.school is None or named.degree:
        return False
    lone = next(iter(pieces_of(row, _dated(row))), None)
    return lone is not None and FACULTY.match(lone.text) is not None


def _comes_first(seen: Sequence[tuple[Row, Seen]]) -> bool:
    """Whether schools stand above the degrees that were taken there."""
    for _, named in seen:
        if named.school and named.degree:
            return False
        if named.school or named.degree:
            return named.school is not None
    return False


def _begins(course: _Course, named: Seen, row: Row, *, dates_first: bool) -> bool:
    if course.degree is None and course.school is None and course.dates is None:
        return False
    if (named.degree and course.degree) or (named.school and (course.school or course.inherits)):
        return True
    if course.degree and (course.school or course.spare) and _looks_like_a_first(course, row):
        return True
    dated = _dated(row)
    if dated is None or course.dates is None:
        return False
    first = _dated(course.rows[0]) if course.rows else None
    alike = dated.begin == 0 and first is not None and first.begin == 0
    if not dated.ranged and named.school and course.degree and not alike:
        return False  # "Leeds University, defended on 14 June 2011" below "PhD 2006-2011"
    return bool(named.degree or named.school) or dates_first or alike or _lone(row) is not None


def _looks_like_a_first(course: _Course, row: Row) -> bool:
    """A school that no word tells, written as the line that the course began with."""
    return row.prominent and row.looks == course.rows[0].looks and _lone(row) is not None


def _take(course: _Course, named: Seen, row: Row) -> None:
    if named.degree:
        course.degree, course.level = named.degree, named.level
    course.area = course.area or named.area
    course.school = course.school or named.school
    course.dates = course.dates or _dated(row)
    if not (named.degree or named.school):
        lone = _lone(row)
        if course.degree is None:
            course.spare = course.spare or lone
        elif course.area is None and course.level is not Level.SCHOOL and not _has_place(row):
            course.area = lone
        elif course.school is None:
            course.spare = course.spare or lone
    course.rows.append(row)


def _has_place(row: Row) -> bool:
    """ "Pratt — Brooklyn, NY": no subject has one."""
    parts = pieces_of(row, _dated(row))
    return bool(parts) and len(first_named(parts[0]).text) < len(parts[0].text)


def _lone(row: Row) -> Piece | None:
    """ "Computer Science" on a line of its own below "B.Sc.", or a school above it."""
    shown = next(iter(pieces_of(row, _dated(row))), None)
    if shown is None or row.words > 8 or row.bulleted or names_a_place(shown.text):
        return None
    shown = first_named(shown)
    return shown if head_likeness(row) > 0 and not any(map(str.isdigit, shown.text)) else None


def _is_beside(row: Row) -> bool:
    """Marks, courses, theses and points tell of a course of study and are none."""
    if BESIDES.match(row.text) and not (names_a_degree(row.text) and row.dates):
        return True
    if row.bulleted:
        return not (names_a_degree(row.text) or (names_a_school(row.text) and row.dates))
    return row.words > 30 or (row.words > 14 and row.text.endswith(".") and not row.dates)


def _is_dates_only(row: Row) -> bool:
    """A place may stand beside them."""
    dated = _dated(row)
    return dated is not None and all(names_a_place(x.text) for x in pieces_of(row, dated))


def _is_in_the_margin(row: Row, behind: Row) -> bool:
    """Dates to the left of what they tell of."""
    return _is_dates_only(row) and stands_beside(row, behind) and not names_a_place(behind.text)


def _dated(row: Row) -> Dated | None:
    return next((each for each in row.dates if each.ranged), row.dates[0] if row.dates else None)


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
