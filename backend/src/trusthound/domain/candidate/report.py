"""An assessment in; what a trust report lists, in sentences with their quotes, out."""

from dataclasses import dataclass

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.finding import Evidence, Finding, Outcome
from trusthound.domain.assessment.reasons import told
from trusthound.domain.assessment.signal import Lean, Signal, Topic
from trusthound.domain.candidate.breakdown import grades_of
from trusthound.domain.candidate.signals.register import SIGNALS


@dataclass(frozen=True, slots=True)
class RedFlag:
    """Something to ask about. `grade` is strong, medium or weak; `details` the sentences."""

    code: str
    topic: Topic
    grade: str
    message: str
    details: tuple[str, ...]
    evidence: tuple[Evidence, ...]
    why: str
    innocent: str
    ask: str


@dataclass(frozen=True, slots=True)
class PassedCheck:
    """A question whose answer does not speak against the resume."""

    code: str
    topic: Topic
    message: str
    details: tuple[str, ...]
    evidence: tuple[Evidence, ...]


@dataclass(frozen=True, slots=True)
class Unchecked:
    """A question that could not be answered; it lowers the confidence and not the score."""

    code: str
    topic: Topic
    message: str


@dataclass(frozen=True, slots=True)
class Report:
    red_flags: tuple[RedFlag, ...]
    passed_checks: tuple[PassedCheck, ...]
    not_checked: tuple[Unchecked, ...]


def report_of(assessment: Assessment) -> Report:
    """Flags the heaviest first; passed checks and unanswered questions by topic."""
    by_id = {each.id: each for each in SIGNALS}
    flags = tuple(
        _flag(by_id[name], assessment.findings[name], grade)
        for name, grade in grades_of(assessment).items()
    )
    in_order = sorted(SIGNALS, key=lambda each: (list(Topic).index(each.topic), each.id))
    answered = [(each, assessment.findings[each.id]) for each in in_order]
    return Report(
        red_flags=flags,
        passed_checks=tuple(
            _passed(each, found) for each, found in answered if _is_passed(each, found)
        ),
        not_checked=tuple(
            Unchecked(each.id, each.topic, each.question)
            for each, found in answered
            if found.outcome is Outcome.UNKNOWN
        ),
    )


def _flag(asked: Signal, found: Finding, grade: str) -> RedFlag:
    return RedFlag(
        code=asked.id,
        topic=asked.topic,
        grade=grade,
        message=asked.title,
        details=tuple(map(told, found.evidence)),
        evidence=found.evidence,
        why=asked.why,
        innocent=asked.innocent,
        ask=asked.advice,
    )


def _is_passed(asked: Signal, found: Finding) -> bool:
    wanted = Outcome.ABSENT if asked.leans is Lean.AGAINST else Outcome.PRESENT
    return found.outcome is wanted


def _passed(asked: Signal, found: Finding) -> PassedCheck:
    """A sign against that is not there is told as its question with the answer no."""
    message = asked.title if asked.leans is Lean.FOR else f"{asked.question} No."
    return PassedCheck(
        asked.id, asked.topic, message, tuple(map(told, found.evidence)), found.evidence
    )
