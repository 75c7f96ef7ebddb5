"""Verdicts in, the report's tables out: what was flagged by kind and half, with 95 % intervals."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from typing import TypeVar

from cases import DEVELOPMENT, REPORTING, TOPICS, half_of
from judged import Verdict
from sheets import FairPair, Honest, Pair

HALVES = (DEVELOPMENT, REPORTING)
RECALL, FALSE_FLAGS, POINTS = 0.90, 0.03, 1
_Z = 1.96
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Judged:
    pair: Pair
    fraud: Verdict
    twin: Verdict

    @property
    def half(self) -> str:
        return half_of(self.pair.id)

    @property
    def found(self) -> bool:
        return self.fraud.flagged(TOPICS[self.pair.kind])

    @property
    def false_flag(self) -> bool:
        return self.twin.flagged(TOPICS[self.pair.kind])


@dataclass(frozen=True, slots=True)
class HonestJudged:
    """Nothing of it may be flagged, whatever the topic."""

    case: Honest
    verdict: Verdict

    @property
    def half(self) -> str:
        return half_of(self.case.id)

    @property
    def false_flag(self) -> bool:
        return self.verdict.raised or bool(self.verdict.flags)


@dataclass(frozen=True, slots=True)
class FairJudged:
    pair: FairPair
    one: Verdict
    other: Verdict

    @property
    def half(self) -> str:
        return half_of(self.pair.id)

    @property
    def points(self) -> int | None:
        """How far apart the scores are; None where one has none and the other has."""
        if self.one.score is None or self.other.score is None:
            return 0 if self.one.score is self.other.score else None
        return abs(self.one.score - self.other.score)

    @property
    def amiss(self) -> bool:
        points = self.points
        return points is None or points > POINTS or self.one.level is not self.other.level


def written(
    pairs: list[Judged], honest: list[HonestJudged], fair: list[FairJudged], *, as_of: str
) -> str:
    told = [
        "# Constructed resumes: what is flagged, and what should not be",
        f"Made by `python benchmarks/candidates/run.py` on {as_of}. Everybody in it is invented; "
        "how the cases are made, and what they cannot tell, stands in the README. “Flagged” is a "
        "level other than “proceed”, or a red flag of the fitting topic.",
    ]
    for half in HALVES:
        of_half = [each for each in pairs if each.half == half]
        fair_half = [each for each in fair if each.half == half]
        honest_half = [each for each in honest if each.half == half]
        told += [f"## The {half} half", _summary(of_half, honest_half, fair_half)]
        if half == DEVELOPMENT:
            told += [_kinds(of_half), _fairness(fair_half)]
    told.append("Which kinds were missed is told of the development half alone.")
    return "\n\n".join(told) + "\n"


def _summary(pairs: list[Judged], honest: list[HonestJudged], fair: list[FairJudged]) -> str:
    total, clean = len(pairs), len(pairs) + len(honest)
    false = _count(pairs, lambda each: each.false_flag) + _count(honest, lambda e: e.false_flag)
    raised = _count(pairs, lambda each: each.twin.raised)
    raised += _count(honest, lambda each: each.verdict.raised)
    apart = max((each.points or 0 for each in fair), default=0)
    rows = [
        ("Frauds flagged", _count(pairs, lambda each: each.found), total, "≥ 90 %"),
        ("– of them by the level alone", _count(pairs, lambda each: each.fraud.raised), total, ""),
        ("Twins and honest resumes flagged", false, clean, "≤ 3 %"),
        ("– of them by the level alone", raised, clean, ""),
        ("Twins alone flagged", _count(pairs, lambda each: each.false_flag), total, ""),
        ("Twins with any red flag at all", _count(pairs, lambda each: bool(each.twin.flags)),
         total, ""),
        (f"Fairness pairs more than {POINTS} point or a level apart (widest: {apart})",
         _count(fair, lambda each: each.amiss), len(fair), "0"),
        ("Resumes whose name and roles were read right", sum(
            one.read_right for each in pairs for one in (each.fraud, each.twin)), 2 * total, ""),
    ]  # fmt: skip
    lines = ["| what | counted | share (95 %) | target |", "|---|---|---|---|"]
    for what, count, out_of, target in rows:
        lines.append(f"| {what} | {count} of {out_of} | {share(count, out_of)} | {target} |")
    return "\n".join(lines)


def _kinds(pairs: list[Judged]) -> str:
    lines = [
        "| kind | frauds flagged | by the level | share (95 %) | twins flagged | by the level |",
        "|---|---|---|---|---|---|",
    ]
    for kind in TOPICS:
        own = [each for each in pairs if each.pair.kind == kind]
        found = _count(own, lambda each: each.found)
        lines.append(
            f"| {kind} | {found} of {len(own)} | {_count(own, lambda each: each.fraud.raised)} "
            f"| {share(found, len(own))} | {_count(own, lambda each: each.false_flag)} "
            f"| {_count(own, lambda each: each.twin.raised)} |"
        )
    return "\n".join(lines)


def _fairness(fair: list[FairJudged]) -> str:
    lines = ["| what differs | pairs | widest in points | amiss |", "|---|---|---|---|"]
    for what in dict.fromkeys(each.pair.what for each in fair):
        own = [each for each in fair if each.pair.what == what]
        widest = max(each.points or 0 for each in own)
        amiss = _count(own, lambda each: each.amiss)
        lines.append(f"| {what} | {len(own)} | {widest} | {amiss} |")
    return "\n".join(lines)


def _count(of: Iterable[T], holds: Callable[[T], bool]) -> int:
    return sum(map(holds, of))


def share(count: int, total: int) -> str:
    """With Wilson's interval at 95 %."""
    if not total:
        return "–"
    low, high = wilson(count, total)
    return f"{count / total:.0%} ({low:.0%}–{high:.0%})"


def wilson(count: int, total: int) -> tuple[float, float]:
    """E. B. Wilson (1927): the score interval of a share."""
    part = count / total
    middle = part + _Z**2 / (2 * total)
    wide = _Z * sqrt(part * (1 - part) / total + _Z**2 / (4 * total**2))
    below = 1 + _Z**2 / total
    return max(0.0, (middle - wide) / below), min(1.0, (middle + wide) / below)
