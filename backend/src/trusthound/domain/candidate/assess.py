"""Dossier in, assessment out: the resume's signals, its weights, and the mould."""

from collections.abc import Mapping
from dataclasses import replace

from trusthound.domain.assessment.combine import Assessment, combine
from trusthound.domain.assessment.finding import Finding
from trusthound.domain.assessment.run import run
from trusthound.domain.candidate.dossier import Dossier
from trusthound.domain.candidate.signals.register import SIGNALS
from trusthound.domain.candidate.weights import WEIGHTS


def assess(dossier: Dossier) -> Assessment:
    """Judge how well a resume fits together and with what is known. Never judges a person."""
    return combine(SIGNALS, findings_of(dossier), WEIGHTS, channel=dossier.channel)


def findings_of(dossier: Dossier) -> Mapping[str, Finding]:
    """Ask every question; what our own words tell is dated by the day of the check."""
    return {name: _dated(found, dossier) for name, found in run(SIGNALS, dossier).items()}


def _dated(found: Finding, dossier: Dossier) -> Finding:
    if all(each.verbatim or each.learnt_on for each in found.evidence):
        return found
    evidence = tuple(
        each if each.verbatim or each.learnt_on else replace(each, learnt_on=dossier.as_of)
        for each in found.evidence
    )
    return replace(found, evidence=evidence)
