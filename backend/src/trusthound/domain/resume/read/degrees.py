"""The pieces of a row in; the degree, its subject and the school that they name, out."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from trusthound.domain.resume.model import Level
from trusthound.domain.resume.read.piece import BULLETS, Piece, split
from trusthound.domain.resume.read.place_words import names_a_place
from trusthound.domain.resume.read.places import place_behind
from trusthound.domain.resume.read.school_words import DEGREE, LEVELS, SCHOOLS, names_a_school

_EDGES = BULLETS + "|,;:-–—/ ("
_SEPARATOR = re.compile(
    rf"\s{{0,9}}[|{BULLETS}♦]\s{{0,9}}|\s{{1,9}}[-–—−~]{{1,2}}\s{{1,9}}|—|\s{{3,}}|\t|;\s|"
    rf"(?<=\w)[-–](?=\s[A-Z])"
)
_FROM = re.compile(r"\s(?:from|at|an der|by)\s", re.IGNORECASE)
_COURSE = re.compile(r"\b(?:courses?|training|program(?:me)?s?|studies)\b", re.IGNORECASE)
_COMMA = re.compile(r",\s{0,3}")
_SCHOOL_BEHIND = re.compile(
    r"\sof\s(?:the\s)?[A-Z]|\s(?i:school|college|institut\w*|university|academy)\b"
)
_IN = re.compile(
    r"^(?:\s?(?:degree|diploma|studies))?\s{0,2}(?:in|of|en|im|in der|major in|major|di|em|"
    r"de|op het gebied van|w|v)\s(?P<area>.{2,120})|^[\s:,–-]{0,4}(?P<bare>[^|]{2,120})",
    re.IGNORECASE,
)
_AREA_ENDS = re.compile(
    r"\s[|–—-]\s|[|;]|(?<=[a-z]{3})\.\s|\s(?:from|at|with|minor(?:ing)? in|minors? in|and minor)\s|"
    r",\s?(?:minor|gpa|cgpa|(?:magna |summa )?cum laude)|\s{3,}|\(?\b(?:c?gpa|grade)\b",
    re.IGNORECASE,
)
_NAME_ENDS = re.compile(
    r"(?:(?<=[^\W\d_]{5})|(?<=,\s[A-Z]{2}))\.\s(?=[^\W\d_a-z]|\d)|,\s(?=\d[.,]\d)"
)


@dataclass(frozen=True, slots=True)
class Seen:
    """What one piece of a row names."""

    degree: Piece | None = None
    area: Piece | None = None
    level: Level | None = None
    school: Piece | None = None


def seen_in(pieces: Iterable[Piece]) -> Seen:
    """What all pieces of the row name together."""
    found = Seen()
    for piece in pieces:
        whole, school = _given_by(piece)
        segments = split(whole, _SEPARATOR)
        for at, segment in enumerate(segments):
            if at and names_a_place(segment.text) and (found == Seen() or "," in segment.text):
                continue  # "Penn State  State College, PA", "Harvard University  Cambridge, MA"
            found = _merged(found, _named(segment.trimmed(_EDGES)))
        if school:
            found = _merged(found, Seen(school=school))
    return found


def first_named(piece: Piece) -> Piece:
    """Of "Pratt — Brooklyn, NY" what stands before the place."""
    first = next(iter(split(piece, _SEPARATOR)), piece)
    return place_behind(first)[0]


def _given_by(piece: Piece) -> tuple[Piece, Piece | None]:
    """ "B.Tech from CIT": what stands behind "from" gave the degree."""
    found = _FROM.search(piece.text)
    if not found or not (
        DEGREE.search(piece.text, 0, found.start()) or _is_taught(piece.text, found.start())
    ):
        return piece, None
    return piece.cut(0, found.start()), _school(piece.cut(found.end()))


def _is_taught(text: str, at: int) -> bool:
    """ "Courses of bookkeeping at the Academy of Trade"."""
    return _COURSE.search(text, 0, at) is not None and not names_a_school(text[:at])


def _merged(one: Seen, other: Seen) -> Seen:
    return Seen(
        one.degree or other.degree,
        one.area or other.area,
        one.level or other.level,
        one.school or other.school,
    )


def _named(segment: Piece) -> Seen:
    degree = next((each for each in DEGREE.finditer(segment.text) if not _is_named_so(each)), None)
    if degree is None:
        return Seen(school=_school(segment)) if names_a_school(segment.text) else Seen()
    level = LEVELS.get(degree.lastgroup or "")
    before, behind = segment.cut(0, degree.start()), segment.cut(degree.end())
    if names_a_school(degree.group()):  # "High School"; a school of that name has words before it
        named = before.text or degree.end() < len(segment.text)
        school = _school(segment) if named else None
        if before.text and (given := DEGREE.search(behind.text)):  # "Vista High School, Diploma"
            school = _school(segment.cut(0, degree.end()))
            given_as = behind.cut(given.start(), given.end()).trimmed(" ,")
            return Seen(given_as, None, LEVELS.get(given.lastgroup or ""), school)
        return Seen(segment.cut(degree.start(), degree.end()), None, level, school)
    school = _school(before) if names_a_school(before.text) else None
    area, behind_school = _area(behind)
    shown = segment.cut(degree.start(), degree.end()).trimmed(" ,")
    return Seen(shown, area, level, school or behind_school)


def _is_named_so(degree: re.Match[str]) -> bool:
    """ "National Postgraduate School of Nursing"."""
    found = _SCHOOL_BEHIND.match(degree.string, degree.end())
    named = SCHOOLS.search(degree.group())  # "High School of Economics"
    return found is not None and (named is not None or not found.group().startswith(" of"))


def _area(behind: Piece) -> tuple[Piece | None, Piece | None]:
    """What stands behind a degree: its subject, and perhaps the school."""
    bracketed = re.match(r"\s?\(([^()]{2,80})\)", behind.text)
    if bracketed and DEGREE.fullmatch(bracketed[1].strip()):
        behind, bracketed = behind.cut(bracketed.end()), None
    if bracketed:
        area = behind.cut(bracketed.start(1), bracketed.end(1)).trimmed()
        rest = behind.cut(bracketed.end())
        told = re.match(r"\s?(?:[^\W\d_a-z]|[,|–—-]|at\b|from\b)", rest.text)
        return area, _school(rest) if told and len(rest.text.strip()) > 1 else None
    found = _IN.match(behind.text)
    if not found:
        return None, None
    named = "area" if found["area"] else "bare"
    shown = behind.cut(found.start(named), found.end(named))
    commas = split(shown, _COMMA)
    at = next((number for number, each in enumerate(commas) if names_a_school(each.text)), None)
    school = None
    if at is not None:
        school = _school(behind.cut(commas[at].start - behind.start))
        shown = shown.cut(0, commas[at].start - shown.start)
    if ends := _AREA_ENDS.search(shown.text):
        if school is None and re.search(r"\b(?:from|at)\b", ends.group()):
            school = _school(shown.cut(ends.end()))
        shown = shown.cut(0, ends.start())
    shown = shown.trimmed(_EDGES + ")")
    empty = len(shown.text) < 2 or re.fullmatch(r"in|of|en|im|from|at", shown.text, re.IGNORECASE)
    return (None if empty else shown), school


def _school(piece: Piece) -> Piece | None:
    """The part that names the school, without the place and the sentences behind it."""
    shown = piece.trimmed(_EDGES)
    if ends := _NAME_ENDS.search(shown.text):
        shown = shown.cut(0, ends.start()).trimmed(_EDGES)
    if hanging := re.search(r"\s(?:in|im|en)$", shown.text, re.IGNORECASE):
        shown = shown.cut(0, hanging.start())
    if leading := re.match(r"(?:in|at|from)\s", shown.text, re.IGNORECASE):
        shown = shown.cut(leading.end())
    parts = split(shown, _COMMA)
    telling = next(
        (each for each in parts if re.search(r"\buniv|\bcolleg", each.text, re.IGNORECASE)), None
    )
    telling = telling or next((each for each in parts if names_a_school(each.text)), None)
    if telling is not None:
        shown = shown.cut(telling.start - shown.start)
    shorter, _ = place_behind(shown)
    shorter = shorter.trimmed(_EDGES)
    return shorter if len(shorter.text) > 1 else None
