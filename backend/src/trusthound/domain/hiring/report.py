"""A report about one resume, as it is stored and shown: figures, findings, what to ask."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from trusthound.domain.assessment.finding import Evidence, Outcome


class RecommendedLevel(StrEnum):
    """A closed set of the wire: what a person should do next, never whom to reject."""

    PROCEED = "proceed"
    REVIEW = "review"
    CAUTION = "caution"


@dataclass(frozen=True, slots=True)
class Recommended:
    """`level` None where the organisation shows signals only. `questions`: to the candidate."""

    level: RecommendedLevel | None
    explanation: str
    questions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PartScores:
    """0 to 100 each, None for a part that was not checked."""

    employment_history: int | None = None
    email: int | None = None
    authenticity: int | None = None
    resume: int | None = None


@dataclass(frozen=True, slots=True)
class ReportItem:
    """A flag or a passed check: what was seen, in words, with its evidence.

    `grade`: how much a flag weighs, "strong", "medium" or "weak"; "" of a passed check.
    """

    code: str
    message: str
    details: str = ""
    why: str = ""
    innocent: str = ""
    ask: str = ""
    grade: str = ""
    topic: str = ""
    evidence: tuple[Evidence, ...] = ()


@dataclass(frozen=True, slots=True)
class ReportFinding:
    """A question that was asked, and its answer. `points` None where no number is shown."""

    id: str
    title: str
    question: str
    why: str
    innocent: str
    advice: str
    topic: str
    source: str
    outcome: Outcome
    points: float | None
    evidence: tuple[Evidence, ...] = ()


@dataclass(frozen=True, slots=True)
class TimelineEntry:
    """A role or a course of education. Months are "2019" or "2019-03", "" where not stated.

    `overlaps`: it lies across another role that is told as full work as well.
    """

    kind: str  # "work" or "education"
    title: str
    organization: str
    start: str
    end: str
    current: bool
    overlaps: bool = False


@dataclass(frozen=True, slots=True)
class FileFacts:
    """What the file is; nothing of its text."""

    format: str
    pages: int


@dataclass(frozen=True, slots=True)
class Report:
    """`trust_score` and `confidence` (percent) are None where too little could be checked."""

    trust_score: int | None
    confidence: int | None
    breakdown: PartScores
    recommendation: Recommended
    red_flags: tuple[ReportItem, ...]
    passed_checks: tuple[ReportItem, ...]
    findings: tuple[ReportFinding, ...]
    timeline: tuple[TimelineEntry, ...]
    file: FileFacts | None
    engine_version: str


SIGNALS_ONLY = (
    "Your organisation shows signals without a score. Read each of them, and ask the candidate "
    "before you decide."
)


def without_numbers(report: Report) -> Report:
    """The same with no score, no other number that judges, and no level; nor are flags told by how
    much they weigh.
    """
    flags = sorted(report.red_flags, key=lambda each: (each.topic, each.code))
    return replace(
        report,
        trust_score=None,
        confidence=None,
        breakdown=PartScores(),
        recommendation=Recommended(None, SIGNALS_ONLY, _asks(flags)),
        red_flags=tuple(replace(each, grade="") for each in flags),
        findings=tuple(replace(each, points=None) for each in report.findings),
    )


def _asks(flags: Iterable[ReportItem]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each.ask for each in flags if each.ask))


def without_text(report: Report) -> Report:
    """The figures alone: no quote of the resume, no name of an employer, no file."""
    return replace(
        report,
        red_flags=_bare(report.red_flags),
        passed_checks=_bare(report.passed_checks),
        findings=tuple(replace(each, evidence=()) for each in report.findings),
        timeline=(),
    )


def _bare(items: Iterable[ReportItem]) -> tuple[ReportItem, ...]:
    """Details and evidence quote; what is said in general stays."""
    return tuple(replace(each, details="", evidence=()) for each in items)
