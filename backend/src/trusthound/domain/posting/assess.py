"""Dossier in, assessment out: the posting's signals, its weights, and the mould."""

from trusthound.domain.assessment.combine import Assessment, combine
from trusthound.domain.assessment.reasons import reasons
from trusthound.domain.assessment.run import run
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.model import Liveness
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.weights import WEIGHTS


def assess(dossier: Dossier) -> Assessment:
    """Judge a posting by what is known of it."""
    return combine(
        SIGNALS,
        run(SIGNALS, dossier),
        WEIGHTS,
        channel=dossier.channel,
        closed=dossier.posting.liveness is Liveness.CLOSED,
    )


def reasons_of(assessment: Assessment, dossier: Dossier) -> list[str]:
    """The sentences to show; for a closed posting what says so comes first."""
    closing = dossier.posting.liveness_evidence
    told = reasons(assessment, SIGNALS)
    if dossier.posting.liveness is Liveness.CLOSED and closing is not None:
        told.insert(0, f"The posting is closed: “{closing.quote}” ({closing.origin})")
    return told
