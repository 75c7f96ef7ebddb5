"""What the chains found and what rules read in; the roles and courses that a resume states out.

An entry that both read alike is the rules', with all that they tell of it.
"""

from collections.abc import Sequence

from trusthound.domain.resume.model import (
    Education,
    Employment,
    Period,
    Span,
    Stated,
    Work,
)
from trusthound.domain.resume.read.found import Found
from trusthound.domain.resume.read.kinds import kind_of
from trusthound.domain.resume.read.piece import Piece, plain
from trusthound.domain.resume.read.school_words import DEGREE, LEVELS
from trusthound.domain.resume.read.told import points

MOST_ROLES, MOST_COURSES = 80, 30


def roles(found: Sequence[Found], rules: Sequence[Work], text: str) -> tuple[Work, ...]:
    """Roles that name no employer were held at the one above. Volunteering only rules tell."""
    made: list[Work] = []
    employer: Stated | None = None
    for one in found:
        if one.kind == "E":
            continue
        company = _stated(one.place)
        title = _stated(one.what)
        lent, employer = employer, _lasting(company, title, text) if company else employer
        if one.kind == "G" or not (company or title):
            continue
        role = _role(one, company or lent, title, text)
        made.append(next((x for x in rules if _same(role, x)), role))
    given = [
        x
        for x in rules
        if x.kind is Employment.VOLUNTEER and not any(_same(x, y) or x is y for y in made)
    ]
    return tuple([*made, *given][:MOST_ROLES])


def courses(found: Sequence[Found], rules: Sequence[Education]) -> tuple[Education, ...]:
    made: list[Education] = []
    for one in found:
        school, degree = _stated(one.place), _stated(one.what)
        if one.kind != "E" or not (school or degree):
            continue
        named = DEGREE.search(degree.value) if degree else None
        level = LEVELS.get(named.lastgroup or "") if named else None
        period = one.dates.period if one.dates else Period()
        course = Education(school, degree, period, _stated(one.area), level, _whole(one))
        made.append(next((x for x in rules if _is_same_course(course, x)), course))
    return tuple(made[:MOST_COURSES])


def _lasting(company: Stated, title: Stated | None, text: str) -> Stated | None:
    """The employer of roles below that name none: where it has a line of its own."""
    if title is None or title.span is None or company.span is None:
        return company
    begin, end = sorted((company.span.start, title.span.start))
    return company if "\n" in text[begin:end] else None


def _role(one: Found, company: Stated | None, title: Stated | None, text: str) -> Work:
    period = Period()
    if one.dates:
        period = one.dates.period
        if not one.dates.ranged:
            period = Period(period.end, period.end, span=period.span)
    head = " ".join(row.text for row in one.rows)
    kind = kind_of(title.value if title else head)
    return Work(
        company, title, period, kind, _stated(one.where), points(one.told, text), _whole(one)
    )


def _whole(one: Found) -> Span:
    rows = [*one.rows, *one.told]
    return Span(min(each.piece.start for each in rows), max(each.piece.end for each in rows))


def _stated(piece: Piece | None) -> Stated | None:
    return piece.stated() if piece else None


def _same(one: Work, other: Work) -> bool:
    return (
        _value(one.title) == _value(other.title)
        and _value(one.company) == _value(other.company)
        and _dates(one.period) == _dates(other.period)
    )


def _is_same_course(one: Education, other: Education) -> bool:
    return (
        _value(one.degree) == _value(other.degree)
        and _value(one.institution) == _value(other.institution)
        and _dates(one.period) == _dates(other.period)
    )


def _value(stated: Stated | None) -> str:
    return plain(stated.value) if stated else ""


def _dates(period: Period) -> tuple[object, ...]:
    return period.start, period.end, period.current
