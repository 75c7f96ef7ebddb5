"""Signals and a dossier in, one finding a signal out."""

from collections.abc import Iterable

from trusthound.domain.assessment.finding import Finding, unknown
from trusthound.domain.assessment.signal import Signal


def run(signals: Iterable[Signal], dossier: object) -> dict[str, Finding]:
    """Ask every signal its question, handing each only the facts it names.

    A fact that is None could not be had: the outcome is unknown and the function is not called.
    """
    return {each.id: _ask(each, dossier) for each in signals}


def _ask(asked: Signal, dossier: object) -> Finding:
    facts = []
    for name in asked.needs:
        fact = getattr(dossier, name)
        if fact is None:
            return unknown()
        facts.append(fact)
    return asked.examine(*facts)
