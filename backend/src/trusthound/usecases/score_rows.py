"""Score rows of a bulk file: rows in, the judgement of each or what is wrong with it out."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import ParamSpec, TypeVar

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message import assess as of_message
from trusthound.domain.message.dossier import Dossier as MessageDossier
from trusthound.domain.posting import assess as of_posting
from trusthound.domain.posting.dossier import Dossier
from trusthound.inquiry.message import ask_about_message
from trusthound.inquiry.posting import ask_about_row

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a row could not be scored: a code, and a sentence."""

    code: str
    sentence: str


@dataclass(frozen=True, slots=True)
class ScoredRow:
    assessment: Assessment
    reasons: tuple[str, ...]


def score_rows(
    rows: Iterable[Mapping[str, object]], *, reference: Reference, as_of: date
) -> list[ScoredRow | Problem]:
    """Never raises for what a row holds: a bad row is told apart, the others go on.

    Step by step, each for all rows: a tenth faster than row after row, because a step's code and
    tables stay in the processor's caches.
    """
    dossiers = [_tried(_asked, row, reference, as_of) for row in rows]
    return [each if isinstance(each, Problem) else _tried(_judged, each) for each in dossiers]


def _tried(step: Callable[P, T], *args: P.args, **named: P.kwargs) -> T | Problem:
    try:
        return step(*args, **named)
    except TrustHoundError as error:
        return Problem(error.code, error.message)
    except Exception as error:  # noqa: BLE001 - one odd row must not end a run of millions
        return Problem("internal", f"{type(error).__name__}: {error}")


def _asked(
    row: Mapping[str, object], reference: Reference, as_of: date
) -> Dossier | MessageDossier:
    """A row of kind "message" with a text is a message, every other one a posting."""
    text = row.get("text")
    if row.get("kind") == "message" and isinstance(text, str):
        return ask_about_message(text, reference=reference, as_of=as_of, channel="row")
    return ask_about_row(row, reference=reference, as_of=as_of)


def _judged(dossier: Dossier | MessageDossier) -> ScoredRow:
    if isinstance(dossier, MessageDossier):
        assessment = of_message.assess(dossier)
        return ScoredRow(assessment, tuple(of_message.reasons_of(assessment)))
    assessment = of_posting.assess(dossier)
    return ScoredRow(assessment, tuple(of_posting.reasons_of(assessment, dossier)))
