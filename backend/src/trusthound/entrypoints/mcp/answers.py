"""Verifications and signals in; what an assistant reads of them out, as plain JSON."""

from difflib import get_close_matches
from typing import Any

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.assessment.signal import Signal
from trusthound.domain.assessment.weight import Weight, Weights
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.message.signals.register import SIGNALS as OF_MESSAGES
from trusthound.domain.message.verification import Judged
from trusthound.domain.message.weights import WEIGHTS as MESSAGE_WEIGHTS
from trusthound.domain.posting.signals.register import SIGNALS as OF_POSTINGS
from trusthound.domain.posting.weights import WEIGHTS as POSTING_WEIGHTS
from trusthound.entrypoints.http.schemas.answer import answer_of
from trusthound.entrypoints.http.schemas.verification import FindingAnswer

Json = dict[str, Any]

_TOLD = {
    "kind", "status", "trust_score", "band", "verdict", "headline", "reasons", "job", "url",
    "checked_at", "engine_version", "example", "coverage", "scam_risk", "axes", "script",
    "safe_reply",
}  # fmt: skip
_ASKED: dict[str, tuple[tuple[Signal, ...], Weights]] = {
    "posting": (tuple(OF_POSTINGS), POSTING_WEIGHTS),
    "message": (tuple(OF_MESSAGES), MESSAGE_WEIGHTS),
}


def verified(judged: Judged) -> Json:
    """The assessment with what was found, its evidence, and the titles of what nobody could ask."""
    answer = answer_of(judged)
    told: Json = answer.model_dump(mode="json", by_alias=True, include=_TOLD)
    told["found"] = [_found(each) for each in answer.signals if each.outcome is Outcome.PRESENT]
    told["notChecked"] = [
        each.question for each in answer.signals if each.outcome is Outcome.UNKNOWN
    ]
    return told


def explained(key: str) -> Json:
    """What a signal asks of postings, of messages or of both. Raises InvalidInput for no key."""
    told = [
        _explained(subject, each, weights)
        for subject, (signals, weights) in _ASKED.items()
        for each in signals
        if each.id == key
    ]
    if not told:
        keys = sorted({each.id for signals, _ in _ASKED.values() for each in signals})
        near = get_close_matches(key, keys, n=3) or keys
        raise InvalidInput("There is no such signal.", advice=f"Known: {', '.join(near)}.")
    return {"signals": told}


def _found(finding: FindingAnswer) -> Json:
    return {
        "signal": finding.id,
        "title": finding.title,
        "leans": finding.leans.value,
        "points": finding.points,
        "why": finding.why,
        "innocent": finding.innocent,
        "advice": finding.advice,
        "evidence": [
            each.model_dump(mode="json", by_alias=True, include={"quote", "origin", "learnt_on"})
            for each in finding.evidence
        ],
    }


def _explained(subject: str, asked: Signal, weights: Weights) -> Json:
    return {
        "signal": asked.id,
        "askedOf": subject,
        "title": asked.title,
        "question": asked.question,
        "looksFor": asked.rule,
        "why": asked.why,
        "innocent": asked.innocent,
        "advice": asked.advice,
        "topic": asked.topic.value,
        "leans": asked.leans.value,
        "source": asked.source,
        "weight": _weight(weights.signals[asked.id], weights),
    }


def _weight(weight: Weight, weights: Weights) -> Json:
    """In points of the score; the table holds log-odds."""
    return {
        "pointsWhenPresent": round(weight.present * weights.points_a_nat, 1),
        "pointsWhenAbsent": round(weight.absent * weights.points_a_nat, 1),
        "limitsScoreTo": weight.ceiling,
        "version": weights.version,
    }
