"""A resume's schools and the list of degree sellers in; those that are on it out."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from trusthound.domain.facts.mills import Mill
from trusthound.domain.resume.model import Resume

_WORD = re.compile(r"[^\W_]+")
_LEFT_OUT = frozenset({"the", "of", "at"})


@dataclass(frozen=True, slots=True)
class MillMatch:
    """`stated` is the school as the resume has it."""

    name: str
    stated: str
    start: int | None
    end: int | None
    source: str


@dataclass(frozen=True, slots=True)
class MillMatches:
    found: tuple[MillMatch, ...]


def mill_matches_of(resume: Resume, mills: Iterable[Mill]) -> MillMatches:
    """By the whole name, or the part of it before a comma, a dash or a bracket."""
    listed = {_key(each.name): each for each in mills}
    found = []
    for course in resume.education:
        if course.institution is None:
            continue
        written = course.institution.value[:200]
        parts = re.split(r"\s*[,(|–—]\s*|\s-\s", written)
        mill = next((listed[key] for key in map(_key, (written, *parts)) if key in listed), None)
        if mill and not any(each in written.lower() for each in mill.doubles):
            span = course.institution.span
            start, end = (span.start, span.end) if span else (None, None)
            found.append(MillMatch(mill.name, written, start, end, mill.source))
    return MillMatches(tuple(found))


def _key(name: str) -> str:
    words = ["saint" if each == "st" else each for each in _WORD.findall(name.lower())]
    return " ".join(each for each in words if each not in _LEFT_OUT)
