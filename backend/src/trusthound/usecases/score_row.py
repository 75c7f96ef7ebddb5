"""Score one row of a bulk file: a row in, its judgement or what is wrong with it out."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.assess import assess, reasons_of
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
        dossier = ask_about_row(row, reference=reference, as_of=as_of)
        assessment = assess(dossier)
        reasons = tuple(reasons_of(assessment, dossier))
    except TrustHoundError as error:
        return ScoredRow(row_id, None, (), (error.code, error.message))
    except Exception as error:  # noqa: BLE001 - one odd row must not end a run of millions
        return ScoredRow(row_id, None, (), ("internal", f"{type(error).__name__}: {error}"))
    return ScoredRow(row_id, assessment, reasons, None)
