"""What came of reading and judging one resume, before anything of it is stored."""

from dataclasses import dataclass

from trusthound.domain.candidate.seen_before import Traces
from trusthound.domain.hiring.check import CandidateFacts, Preview
from trusthound.domain.hiring.report import Report


@dataclass(frozen=True, slots=True)
class Examined:
    """`dossier` is what the report was made of, as JSON; `traces` what later ones are compared
    with.
    """

    candidate: CandidateFacts
    report: Report
    preview: Preview
    dossier: object | None = None
    traces: Traces | None = None
