"""Score one row of a bulk file: a row in, its judgement or what is wrong with it out."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message import assess as of_message
from trusthound.domain.posting.assess import assess, reasons_of
from trusthound.inquiry.message import ask_about_message
from trusthound.inquiry.posting import ask_about_row


@dataclass(frozen=True, slots=True)
class ScoredRow:
    """Either `assessment` with its reasons, or `problem`: (code, sentence)."""

    id: str
    assessment: Assessment | None
    reasons: tuple[str, ...]
    problem: tuple[str, str] | None


def score_row(
    row: Mapping[str, object], *, row_id: str, reference: Reference, as_of: date
) -> ScoredRow:
    """Never raises for what a row holds: a bad row is told apart, the others go on."""
    try:
        assessment, reasons = _judged(row, reference, as_of)
    except TrustHoundError as error:
        return ScoredRow(row_id, None, (), (error.code, error.message))
    except Exception as error:  # noqa: BLE001 - one odd row must not end a run of millions
        return ScoredRow(row_id, None, (), ("internal", f"{type(error).__name__}: {error}"))
    return ScoredRow(row_id, assessment, reasons, None)


def _judged(
    row: Mapping[str, object], reference: Reference, as_of: date
) -> tuple[Assessment, tuple[str, ...]]:
    """A row of kind "message" with a text is a message, every other one a posting."""
    text = row.get("text")
    if row.get("kind") == "message" and isinstance(text, str):
        message = ask_about_message(text, reference=reference, as_of=as_of, channel="row")
        assessment = of_message.assess(message)
        return assessment, tuple(of_message.reasons_of(assessment))
    dossier = ask_about_row(row, reference=reference, as_of=as_of)
    assessment = assess(dossier)
    return assessment, tuple(reasons_of(assessment, dossier))
