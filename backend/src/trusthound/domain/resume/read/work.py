"""The parts of a resume in; the roles that somebody held out, in the order of the document."""

import re
from collections.abc import Sequence
from dataclasses import replace

from trusthound.domain.resume.model import Employment, Period, Span, Stated, Work
from trusthound.domain.resume.read.commas import parted_at_comma
from trusthound.domain.resume.read.heading_words import (
    AWARDS,
    EDUCATION,
    INTERESTS,
    OTHER,
    SKILLS,
    SUMMARY,
    VOLUNTEER,
    WORK,
)
from trusthound.domain.resume.read.heads import Head, head
from trusthound.domain.resume.read.kinds import OWN_MASTERS
from trusthound.domain.resume.read.likeness import head_likeness
from trusthound.domain.resume.read.part import TOP, Part
from trusthound.domain.resume.read.places import is_place
from trusthound.domain.resume.read.roles import Entry, entries
from trusthound.domain.resume.read.rows import Row, breaks_within_dates, joined
from trusthound.domain.resume.read.school_words import DEGREE
from trusthound.domain.resume.read.scores import company_score, title_score
from trusthound.domain.resume.read.told import points
from trusthound.domain.resume.read.told_titles import title_below, title_within

MOST_ROLES = 80
_BANNER_WORDS = 8
_SURE_TITLE = 2.5
_INTERNS = re.compile(
    r"\b(?:internships?|praktika|stages|prácticas|estágios|tirocini|staże)\b", re.IGNORECASE
)


def work(parts: Sequence[Part], text: str) -> tuple[Work, ...]:
    found: list[Work] = []
    for part in parts:
        if part.kind == WORK:
            found += _of_part(part, text)
        elif part.kind == VOLUNTEER:
            found += [each for each in _of_part(part, text) if _is_named(each)]
    for part in parts:
        if part.kind in {OTHER, "", TOP} or (part.kind == INTERESTS and not found):
            # Outside of a section of work a role must show its title, its place and its dates.
            found += [each for each in _of_part(part, text) if _is_sure(each)]
    if not found:  # headed as something else
        told = (part for part in parts if part.kind in {AWARDS, EDUCATION, SUMMARY, SKILLS})
        sure = (each for part in told for each in _of_part(part, text) if _is_sure(each))
        found = [each for each in sure if each.title and not DEGREE.match(each.title.value)]
    return tuple(found[:MOST_ROLES])


def _of_part(part: Part, text: str) -> list[Work]:
    rows = joined(part.rows, text, breaks_within_dates)
    made = entries(rows)
    roles = _with_employers(made, text) if made else _undated(rows, text)
    heading = part.heading.text if part.heading else ""
    if part.kind in {VOLUNTEER, INTERESTS}:
        return [
            replace(each, kind=Employment.VOLUNTEER) if each.kind is Employment.UNSTATED else each
            for each in roles
        ]
    if _INTERNS.search(heading) and not re.search("experience|work", heading, re.IGNORECASE):
        return [
            replace(each, kind=Employment.INTERNSHIP) if each.kind is Employment.UNSTATED else each
            for each in roles
        ]
    return roles


def _is_named(role: Work) -> bool:
    dated = role.period.start or role.period.current
    return bool(role.title and dated and title_score(role.title.value) >= 2)


def _is_sure(role: Work) -> bool:
    return _is_named(role) and bool(role.company and company_score(role.company.value) > 0)


def _with_employers(made: Sequence[Entry], text: str) -> list[Work]:
    """Roles that name no employer were held at the one named above them."""
    roles: list[Work] = []
    employer: Stated | None = None
    whole: Period | None = None  # that an employer's roles below lie within
    for at, entry in enumerate(made):
        whole_head = employer or entry.head.taken_out
        named = entry.head if whole_head else parted_at_comma(entry.head)
        company, title, place = named.stated()
        following = made[at + 1] if at + 1 < len(made) else None
        if company and title is None and following and _is_umbrella(entry, following):
            employer = company
            whole = entry.period if _lies_within(following.period, entry.period) else None
            continue
        if whole and _lies_within(entry.period, whole):
            title, company = title or company, None
        else:
            whole = None
        if company is None and title is not None:
            employer = _banner(entry) or employer
            nobody = entry.head.kind in OWN_MASTERS or entry.head.taken_out
            company = None if nobody else employer
        elif company is not None:
            employer = company if title and _stands_apart(company, title, text) else None
        if company and title is None and (row := title_below(entry.told)):
            title = row.piece.stated()
            entry = replace(entry, told=[each for each in entry.told if each is not row])
        elif company and title is None and (told := title_within(entry.told)):
            title = told.stated()
        if company or title:
            roles.append(_role(entry, company, title, place, text))
    return roles


def _banner(entry: Entry) -> Stated | None:
    """An employer's line that stands out, right above a title or above what the employer is."""
    for row in entry.above[-2:]:
        if row.prominent and not row.bulleted and not row.dates and row.words <= _BANNER_WORDS:
            named = head([row.piece])
            if named.company and not named.title:
                return named.company.stated()
    return None


def _stands_apart(company: Stated, title: Stated, text: str) -> bool:
    """Whether the employer has a line of its own, below which more titles may stand."""
    if title.span is None or company.span is None:
        return True
    return "\n" in text[company.span.start : title.span.start]


def _is_umbrella(entry: Entry, following: Entry) -> bool:
    """An employer with the whole time there, above the roles with theirs."""
    if entry.told:
        return False
    titled = following.head.company is None and following.head.title is not None
    return titled or _lies_within(following.period, entry.period)


def _lies_within(period: Period, whole: Period) -> bool:
    """The first of an employer's roles ends as the whole does, or none is later than it."""
    if whole.start is None or period.start is None or period.start.year < whole.start.year:
        return False
    if whole.current or whole.end is None:
        return whole.current
    return period.end is not None and period.end.year <= whole.end.year


def _role(
    entry: Entry, company: Stated | None, title: Stated | None, place: Stated | None, text: str
) -> Work:
    told_rows = list(entry.told)
    if place is None and told_rows and not told_rows[0].bulleted and is_place(told_rows[0].text):
        place = told_rows.pop(0).piece.stated()
    told = points(told_rows, text)
    spans = [
        each.span for each in (company, title, place, entry.period, *told) if each and each.span
    ]
    own = [each for each in spans if company is None or each is not company.span] or spans
    return Work(
        company=company, title=title, period=entry.period, kind=entry.head.kind, location=place,
        highlights=told, span=Span(min(each.start for each in own), max(each.end for each in own)),
    )  # fmt: skip


def _undated(rows: Sequence[Row], text: str) -> list[Work]:
    """Roles without dates: one or two short lines above the points that they are told in."""
    heads: list[tuple[int, int, Head]] = []
    at = 0
    while at < len(rows):
        size = _head_at(rows, at)
        if size:
            named = head([row.piece for row in rows[at : at + size]])
            heads.append((at, at + size, named))
        at += size or 1
    made = []
    for number, (_, last, named) in enumerate(heads):
        following = heads[number + 1][0] if number + 1 < len(heads) else len(rows)
        made.append(Entry(named, Period(), list(rows[last:following])))
    return _with_employers(made, text)


def _heads_alone(row: Row) -> bool:
    """ "Northwind<tab>Nurse, Leeds, UK"."""
    if head_likeness(row) <= 0 or row.dates or "\t" not in row.text:
        return False
    named = head([row.piece])
    return bool(named.title and named.company and title_score(named.title.text) >= _SURE_TITLE)


def _head_at(rows: Sequence[Row], at: int) -> int:
    """How many rows the head takes that begins here, 0 for none."""
    if _heads_alone(rows[at]):
        return 1
    for size in (2, 1):
        lines = rows[at : at + size]
        if len(lines) < size or any(head_likeness(row) < 0 or row.dates for row in lines):
            continue
        named = head([row.piece for row in lines])
        told = (
            at + size >= len(rows) or rows[at + size].bulleted or head_likeness(rows[at + size]) < 0
        )
        if (
            told
            and named.title
            and title_score(named.title.text) >= _SURE_TITLE
            and named.score >= 3
        ):
            return size
    return 0
