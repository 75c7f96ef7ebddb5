"""Dossier in, assessment out: the posting's signals, its weights, and the mould."""

from collections.abc import Mapping
from dataclasses import replace

from trusthound.domain.assessment.combine import Assessment, combine
from trusthound.domain.assessment.finding import Finding, Outcome, unknown
from trusthound.domain.assessment.reasons import reasons
from trusthound.domain.assessment.run import run
from trusthound.domain.common.abroad import ENGLISH
from trusthound.domain.common.clues import ClueFinder
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.model import Liveness
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.weights import WEIGHTS

_CLUES = ClueFinder.of(
    clue for each in SIGNALS for phrases in each.phrases for clue in phrases.clues
)


def assess(dossier: Dossier) -> Assessment:
    """Judge a posting by what is known of it."""
    return combine(
        SIGNALS,
        findings_of(dossier),
        WEIGHTS,
        channel=dossier.channel,
        closed=dossier.posting.liveness is Liveness.CLOSED,
    )


def findings_of(dossier: Dossier) -> Mapping[str, Finding]:
    """Ask every question of a posting.

    A phrase that stands in a text is found, however short the text and whatever its language. One
    that is not found in a text too short, or in a language whose phrases we do not know, is
    unknown: nothing was learnt.
    """
    if dossier.wording is not None:
        dossier = replace(dossier, wording=dossier.wording.marked(_CLUES))
    findings = run(SIGNALS, dossier)
    if dossier.tells_enough and dossier.language in ENGLISH:
        return findings
    silent = {
        each.id
        for each in SIGNALS
        if "wording" in each.needs
        and not (dossier.tells_enough and dossier.language in each.languages)
    }
    return {
        name: unknown() if name in silent and found.outcome is Outcome.ABSENT else found
        for name, found in findings.items()
    }


def reasons_of(assessment: Assessment, dossier: Dossier) -> list[str]:
    """The sentences to show; for a closed posting what says so comes first."""
    closing = dossier.posting.liveness_evidence
    told = reasons(assessment, SIGNALS)
    if dossier.posting.liveness is Liveness.CLOSED and closing is not None:
        told.insert(0, f"The posting is closed: “{closing.quote}” ({closing.origin})")
    return told
