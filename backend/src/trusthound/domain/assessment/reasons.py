"""An assessment in, the sentences a person reads out: worst first, each with its evidence."""

from collections.abc import Iterable

from trusthound.domain.assessment.band import HEADLINES, Status, band_of
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.finding import Evidence, Finding, Outcome
from trusthound.domain.assessment.signal import Signal
from trusthound.domain.common.wording import QUOTE_CHARACTERS

_STRAIGHT = str.maketrans({"“": "'", "”": "'", "„": "'", "‟": "'", '"': "'"})

NO_CONCERN = "None of the {count} questions we could ask found anything that speaks against it."
NOT_CONFIRMED = "No source independent of the posting confirms it yet."
TOO_LITTLE = (
    "Too little could be checked for a score. Add the full text or the link of the posting."
)


def headline(assessment: Assessment) -> str:
    """The verdict in a few words."""
    if assessment.score is None:
        return HEADLINES[assessment.status]
    return HEADLINES[band_of(assessment.score)]


def reasons(assessment: Assessment, signals: Iterable[Signal]) -> list[str]:
    """One sentence a finding that moved the score, what speaks against it first."""
    by_id = {each.id: each for each in signals}
    moved = sorted(
        (line for line in assessment.lines if line.signal_id in by_id), key=lambda line: line.points
    )
    told = [
        _sentence(by_id[line.signal_id], assessment.findings[line.signal_id])
        for line in moved
        if assessment.findings[line.signal_id].outcome is Outcome.PRESENT
    ]
    if not any(line.points < 0 and line.signal_id for line in moved):
        told.append(NO_CONCERN.format(count=_answered(assessment)))
    if assessment.status is Status.INSUFFICIENT_EVIDENCE:
        told.insert(0, TOO_LITTLE)
    elif not any(
        by_id[name].corroborates and found.outcome is Outcome.PRESENT
        for name, found in assessment.findings.items()
    ):
        told.append(NOT_CONFIRMED)
    return told


def _answered(assessment: Assessment) -> int:
    outcomes = (found.outcome for found in assessment.findings.values())
    return sum(outcome in (Outcome.PRESENT, Outcome.ABSENT) for outcome in outcomes)


def _sentence(asked: Signal, found: Finding) -> str:
    return f"{asked.title}: {_told(found.evidence[0])}"


def _told(evidence: Evidence) -> str:
    """The posting's words stand between quotation marks that they cannot close themselves."""
    learnt = f", {evidence.learnt_on.isoformat()}" if evidence.learnt_on else ""
    words = " ".join(evidence.quote.translate(_STRAIGHT).split())[:QUOTE_CHARACTERS]
    quote = f"“{words}”" if evidence.verbatim else words
    return f"{quote} ({evidence.origin}{learnt})"
