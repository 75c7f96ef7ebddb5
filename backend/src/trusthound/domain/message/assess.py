"""Dossier in, assessment out: the message's signals, its weights, and the mould."""

from collections.abc import Mapping
from dataclasses import replace

from trusthound.domain.assessment.combine import Assessment, combine
from trusthound.domain.assessment.finding import POSTING_TEXT, Finding, Outcome, unknown
from trusthound.domain.assessment.reasons import reasons
from trusthound.domain.assessment.run import run
from trusthound.domain.message.dossier import Dossier
from trusthound.domain.message.signals.register import SIGNALS
from trusthound.domain.message.weights import SPARING, WEIGHTS

# Facts that come from the words alone: in too few of them "not seen" means nothing.
_OF_WORDS = frozenset({"cues", "scripts"})


def assess(dossier: Dossier) -> Assessment:
    """Judge a message by what is known of it.

    One phrase that only scams use is enough, unless the text as a whole reads like honest ones: a
    warning quotes it, a friend tells of it, a clerk works with it.
    """
    ordinary = dossier.resemblance is not None and dossier.resemblance.is_ordinary
    weights = SPARING if ordinary else WEIGHTS
    return combine(SIGNALS, findings_of(dossier), weights, channel=dossier.channel)


def findings_of(dossier: Dossier) -> Mapping[str, Finding]:
    """Ask every question. What is not seen in a text too short, or in a language without a
    lexicon, is unknown: nothing was learnt.
    """
    findings = {name: _of_a_message(found) for name, found in run(SIGNALS, dossier).items()}
    if dossier.tells_enough:
        return findings
    silent = {each.id for each in SIGNALS if _OF_WORDS & set(each.needs)}
    return {
        name: unknown() if name in silent and found.outcome is Outcome.ABSENT else found
        for name, found in findings.items()
    }


def _of_a_message(found: Finding) -> Finding:
    """With its quotes said to be from the message."""
    told = tuple(
        replace(each, origin="message text") if each.origin == POSTING_TEXT else each
        for each in found.evidence
    )
    return replace(found, evidence=told) if told != found.evidence else found


def reasons_of(assessment: Assessment) -> list[str]:
    """The sentences to show."""
    return reasons(assessment, SIGNALS, subject=WEIGHTS.subject)
