"""Dossier in, assessment out: the posting's signals, its weights, and the mould."""

from collections.abc import Mapping, Sequence
from datetime import date

from trusthound.domain.assessment.combine import Assessment, combine
from trusthound.domain.assessment.finding import Evidence, Finding, Outcome, stated, unknown
from trusthound.domain.assessment.reasons import reasons, told
from trusthound.domain.assessment.run import run_each
from trusthound.domain.common.abroad import ENGLISH
from trusthound.domain.common.clues import ClueFinder
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.model import Liveness, Origin
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.weights import WEIGHTS

_CLUES = ClueFinder.of(
    clue for each in SIGNALS for phrases in each.phrases for clue in phrases.clues
)
# Fields that an employer may correct, as they are told.
_FACTS = {"pay": "pay", "places": "place of work", "company_site": "site of the employer"}


def assess(dossier: Dossier) -> Assessment:
    """Judge a posting by what is known of it."""
    return weighed(dossier, findings_of(dossier))


def weighed(dossier: Dossier, findings: Mapping[str, Finding]) -> Assessment:
    """The judgement from what was found."""
    return combine(
        SIGNALS,
        findings,
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
    return findings_of_each([dossier])[0]


def findings_of_each(dossiers: Sequence[Dossier]) -> list[Mapping[str, Finding]]:
    """The same of many, faster than one after the other."""
    asked = run_each(SIGNALS, [(each, _marked(each)) for each in dossiers])
    return [_settled(findings, each) for findings, each in zip(asked, dossiers, strict=True)]


def _marked(dossier: Dossier) -> Mapping[str, object]:
    """The wording with the clues of all signals found in one pass."""
    wording = dossier.wording
    return {} if wording is None else {"wording": wording.marked(_CLUES)}


def _settled(findings: dict[str, Finding], dossier: Dossier) -> Mapping[str, Finding]:
    """With its evidence dated, and unknown where "not found" tells nothing."""
    for name, found in findings.items():
        if found.evidence:
            findings[name] = _dated(found, dossier.as_of)
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


def _dated(found: Finding, as_of: date) -> Finding:
    """What was seen of the posting itself was learnt on the day of the check."""
    if all(each.verbatim or each.learnt_on for each in found.evidence):
        return found
    evidence = tuple(
        each
        if each.verbatim or each.learnt_on
        else Evidence(each.quote, each.origin, as_of, each.start, each.end)
        for each in found.evidence
    )
    return Finding(found.outcome, found.strength, evidence)


def reasons_of(assessment: Assessment, dossier: Dossier) -> list[str]:
    """The sentences to show; for a closed posting what says so comes first, and before it whose
    facts an employer stated in the place of the posting's.
    """
    closing = dossier.posting.liveness_evidence
    sentences = reasons(assessment, SIGNALS)
    if dossier.posting.liveness is Liveness.CLOSED and closing is not None:
        seen = told(stated(closing.quote, closing.origin))
        sentences.insert(0, f"The posting is closed: {seen}")
    if dossier.posting.by_scripts:
        sentences.append("The page showed this text only after its scripts had run.")
    stated_facts = [each for each in dossier.posting.origins if each.origin is Origin.EMPLOYER]
    if stated_facts:
        facts = ", ".join(_FACTS[each.field] for each in stated_facts)
        holder = stated_facts[0].detail
        sentences.insert(0, f"Judged with facts that whoever holds {holder} stated: {facts}.")
    return sentences
