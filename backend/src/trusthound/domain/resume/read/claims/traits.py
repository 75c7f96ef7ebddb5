"""An entry that some readers claim in; what speaks for and against it, out."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import log

from trusthound.domain.resume.model import Stated, Work
from trusthound.domain.resume.read.claims.claim import (
    SAME,
    SAME_DATED,
    Claim,
    Reading,
    likeness,
    overlap,
    sureness,
)
from trusthound.domain.resume.read.heading_words import EDUCATION, PROJECTS, SUMMARY, WORK
from trusthound.domain.resume.read.learnt.entries import HEADING
from trusthound.domain.resume.read.part import TOP
from trusthound.domain.resume.read.places import is_place
from trusthound.domain.resume.read.school_words import names_a_degree
from trusthound.domain.resume.read.scores import company_score, title_score

_SECTIONS = {WORK, EDUCATION, PROJECTS, SUMMARY, TOP}
_MANY = 8  # words of a value
_MOST = 4  # rivals, or titles of one employer, that are told apart
_LEAST_SURE = 0.01
_TITLED = 2  # what scores as much names a title


@dataclass(frozen=True)
class Surroundings:
    """Of roles, or of courses: what each reader has; the claims of the other kind; the document's
    text; the section that rules hold each row for, by where it begins; whether lines have places;
    what an encoder saw of each claim, by its key.
    """

    readings: Sequence[Reading]
    others: Sequence[Claim]
    text: str
    sections: Mapping[int, str]
    placed: bool
    evidence: Mapping[tuple[object, ...], Mapping[str, float]] = field(default_factory=dict)

    @cached_property
    def claims(self) -> list[Claim]:
        return [each for reading in self.readings for each in reading.claims]

    @cached_property
    def begins(self) -> list[int]:
        return sorted(self.sections)


def traits_of(claim: Claim, around: Surroundings) -> dict[str, float]:
    """By name: 1 where it is so, or how much."""
    told: dict[str, float] = {"any": 1, **_who(claim, around), **_lines(claim, around.text)}
    told |= dict.fromkeys(_lacking(claim), 1.0)
    told |= _words(claim) if isinstance(claim.entry, Work) else _degree(claim)
    told |= dict.fromkeys(_long(claim), 1.0)
    at = bisect_right(around.begins, claim.begin)
    section = around.sections[around.begins[at - 1]].removeprefix(HEADING) if at else TOP
    told[f"in {section if section in _SECTIONS else 'another section'}"] = 1
    if around.placed:
        told["lines have places"] = 1
    return {**told, **around.evidence.get(claim.key, {})}


def _who(claim: Claim, around: Surroundings) -> dict[str, float]:
    told: dict[str, float] = {}
    same = dated = 0
    for reading in around.readings:
        like = likeness(claim, reading)
        told[f"{reading.reader}: {like}"] = 1
        same += like in {SAME, SAME_DATED}
        dated += like == SAME_DATED
    told[f"{same} of {len(around.readings)} readers"] = 1
    told["readers of its dates"] = dated
    rivals = [
        each
        for each in around.claims
        if overlap(claim.what, each.what) and each.place_words != claim.place_words
    ]
    told["rivals for what it is"] = min(_MOST, len(rivals))
    shared = {
        each.what.span
        for each in around.claims
        if each.what and each.what.span and overlap(claim.place, each.place)
    }
    told["of its place"] = min(_MOST, len(shared))
    if any(_crossed(claim, each) for each in around.others):
        told["also of the other kind"] = 1
    sure = sureness(claim, around.readings)
    if sure is not None:
        sure = min(max(sure, _LEAST_SURE), 1 - _LEAST_SURE)
        told["how sure"] = log(sure / (1 - sure))
    return told


def _crossed(one: Claim, other: Claim) -> bool:
    return any(overlap(a, b) for a in (one.what, one.place) for b in (other.what, other.place))


def _lines(claim: Claim, text: str) -> dict[str, float]:
    """How far apart its parts stand."""
    told: dict[str, float] = {}
    what, place = (each.span if each else None for each in (claim.what, claim.place))
    if what and place:
        apart = text.count("\n", *sorted((what.start, place.start)))
        told[f"place {_far(apart, 1, 5)}"] = 1
        told["place first"] = float(place.start < what.start)
        told["place within"] = float(overlap(claim.what, claim.place))
    head, dates = what or place, claim.period.span
    if head and dates:
        apart = text.count("\n", *sorted((head.start, dates.start)))
        told[f"dates {_far(apart, 2, 8)}"] = 1
    return told


def _far(lines: int, near: int, far: int) -> str:
    if not lines:
        return "beside it"
    return "next to it" if lines <= near else "near" if lines < far else "far"


def _lacking(claim: Claim) -> list[str]:
    told = []
    if claim.what is None:
        told.append("what is missing")
    if claim.place is None:
        told.append("place is missing")
    if not claim.dated:
        told.append("no dates")
    elif isinstance(claim.entry, Work) and not claim.lasting:
        told.append("a single date")
    return told


def _words(claim: Claim) -> dict[str, float]:
    told: dict[str, float] = {}
    if claim.what:
        told["title's words"] = _score(title_score(claim.what.value))
    if claim.place:
        told["employer's words"] = _score(company_score(claim.place.value))
        told["employer is a town"] = float(is_place(claim.place.value))
        told["employer is titled"] = float(title_score(claim.place.value) >= _TITLED)
    return told


def _score(told: float) -> float:
    return max(-3.0, min(4.0, told))


def _degree(claim: Claim) -> dict[str, float]:
    known = claim.what is not None and names_a_degree(claim.what.value)
    return {"a degree's words": float(known)}


def _long(claim: Claim) -> list[str]:
    both: tuple[tuple[str, Stated | None], ...] = (("what", claim.what), ("place", claim.place))
    return [f"{name} is long" for name, each in both if each and each.value.count(" ") > _MANY]
