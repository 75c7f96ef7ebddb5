"""Findings of labelled postings in, how often each pattern of answers was seen out; and back.

A pattern is what was answered to the questions about scams and identity, one letter a question:
a absent, n not applicable, u unknown, p present; the strengths of what was present stand behind.
Facts are withheld at random from copies of each posting, so that what is fitted to
the patterns holds for a bare text as for a page of which more is known.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.assessment.signal import Topic
from trusthound.domain.posting.signals.register import SIGNALS

ASKED = [each for each in SIGNALS if each.topic in (Topic.SCAM, Topic.IDENTITY)]
QUESTIONS = [each.id for each in ASKED]
COPIES = 3
WITHHELD = 0.3
STEP = 0.1
_LETTERS = {
    Outcome.ABSENT: "a",
    Outcome.NOT_APPLICABLE: "n",
    Outcome.UNKNOWN: "u",
    Outcome.PRESENT: "p",
}


@dataclass(frozen=True, slots=True)
class Pattern:
    """`scams` and `genuine` are the worth of those that answered so; all of a class add up to 1."""

    answers: str
    strengths: tuple[float, ...]
    scams: float
    genuine: float

    def outcomes(self) -> Iterator[tuple[str, float]]:
        """A letter and a strength, question by question; 0 but for what is present."""
        left = iter(self.strengths)
        for letter in self.answers:
            yield letter, next(left) if letter == "p" else 0.0


def patterns_of(
    findings: Sequence[Mapping[str, Finding]], scam: Sequence[bool], worth: Sequence[float]
) -> list[Pattern]:
    """`worth` is how much each posting counts within its class."""
    added: dict[bool, Counter[tuple[str, tuple[float, ...]]]] = {True: Counter(), False: Counter()}
    for number, (each, label, own) in enumerate(zip(findings, scam, worth, strict=True)):
        chance = Random(number)  # noqa: S311 - reproducible
        for copy in range(COPIES):
            withheld = _withheld(chance) if copy else frozenset[str]()
            added[bool(label)][_answers(each, withheld)] += own / COPIES
    totals = {label: sum(counts.values()) for label, counts in added.items()}
    return [
        Pattern(
            *each,
            scams=round(added[True][each] / totals[True], 7),
            genuine=round(added[False][each] / totals[False], 7),
        )
        for each in sorted({*added[True], *added[False]})
    ]


def _withheld(chance: Random) -> frozenset[str]:
    facts = sorted({fact for each in ASKED for fact in each.needs})
    return frozenset(fact for fact in facts if chance.random() < WITHHELD)


def _answers(
    findings: Mapping[str, Finding], withheld: frozenset[str]
) -> tuple[str, tuple[float, ...]]:
    letters, strengths = [], []
    for each in ASKED:
        found = findings[each.id]
        if not withheld.isdisjoint(each.needs):
            letters.append("u")
            continue
        letters.append(_LETTERS[found.outcome])
        if found.outcome is Outcome.PRESENT:
            strengths.append(max(STEP, round(round(found.strength / STEP) * STEP, 2)))
    return "".join(letters), tuple(strengths)


def written(patterns: Iterable[Pattern]) -> list[list[object]]:
    return [[each.answers, list(each.strengths), each.scams, each.genuine] for each in patterns]


def read(rows: Iterable[Sequence[object]]) -> list[Pattern]:
    return [
        Pattern(str(answers), tuple(strengths), float(scams), float(genuine))  # type: ignore[arg-type]
        for answers, strengths, scams, genuine in rows
    ]
