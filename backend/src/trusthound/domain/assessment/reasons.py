"""An assessment in, the sentences a person reads out: worst first, each with its evidence."""

from collections.abc import Iterable

from trusthound.domain.assessment.band import HEADLINES, Status, band_of
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.finding import Evidence, Finding, Outcome
from trusthound.domain.assessment.signal import Lean, Signal
from trusthound.domain.common.wording import QUOTE_CHARACTERS

_PRESENT = Outcome.PRESENT  # looked up once
_QUOTATION_MARKS = '“”„‟"'

NO_CONCERN = "None of the {count} questions we could ask found anything that speaks against it."
NOT_CONFIRMED = "No source independent of the {subject} confirms it yet."
TOO_LITTLE = (
    "Too little could be checked for a score. Add the full text or the link of the posting."
)


def headline(assessment: Assessment, *, subject: str = "posting") -> str:
    """The verdict in a few words."""
    if assessment.score is None:
        return HEADLINES[assessment.status]
    return HEADLINES[band_of(assessment.score)].format(subject=subject)


def reasons(
    assessment: Assessment, signals: Iterable[Signal], *, subject: str = "posting"
) -> list[str]:
    """One sentence a finding that moved the score: what speaks against it first, each side by
    weight. `subject` is what was judged, as a reader calls it.
    """
    by_id = {each.id: each for each in signals}
    moved = [
        line
        for line in assessment.lines
        if line.signal_id and assessment.findings[line.signal_id].outcome is _PRESENT
    ]
    sentences = {
        line.signal_id: _sentence(by_id[line.signal_id], assessment.findings[line.signal_id])
        for line in sorted(moved, key=lambda line: -abs(line.points))
    }
    against = [text for name, text in sentences.items() if by_id[name].leans is Lean.AGAINST]
    speaks_for = [text for name, text in sentences.items() if by_id[name].leans is Lean.FOR]
    if not against:
        against = [NO_CONCERN.format(count=_answered(assessment))]
    if assessment.status is Status.INSUFFICIENT_EVIDENCE:
        return [TOO_LITTLE, *against, *speaks_for]
    corroborated = any(by_id[name].corroborates for name in sentences)
    return [
        *against,
        *speaks_for,
        *([] if corroborated else [NOT_CONFIRMED.format(subject=subject)]),
    ]


def _answered(assessment: Assessment) -> int:
    outcomes = [found.outcome for found in assessment.findings.values()]
    return outcomes.count(Outcome.PRESENT) + outcomes.count(Outcome.ABSENT)


def _sentence(asked: Signal, found: Finding) -> str:
    return f"{asked.title}: {told(found.evidence[0])}"


def told(evidence: Evidence) -> str:
    """An evidence in words; the posting's stand between quotation marks that they cannot close."""
    learnt = f", {evidence.learnt_on.isoformat()}" if evidence.learnt_on else ""
    words = evidence.quote
    for mark in _QUOTATION_MARKS:
        words = words.replace(mark, "'")
    words = " ".join(words.split())[:QUOTE_CHARACTERS]
    quote = f"“{words}”" if evidence.verbatim else words
    return f"{quote} ({evidence.origin}{learnt})"
