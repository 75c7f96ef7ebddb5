"""Signals and a dossier in, one finding a signal out."""

from collections.abc import Iterable

from trusthound.domain.assessment.finding import Finding, unknown
from trusthound.domain.assessment.signal import Signal


def run(signals: Iterable[Signal], dossier: object) -> dict[str, Finding]:
    """Ask every signal its question, handing each only the facts it names.

    A fact that is None could not be had: the outcome is unknown and the function is not called.
    """
    facts: dict[str, object] = {}
    findings = {}
    for each in signals:
        for name in each.needs:
            if name not in facts:
                facts[name] = getattr(dossier, name)
            if facts[name] is None:
                findings[each.id] = unknown()
                break
        else:
            findings[each.id] = each.examine(*[facts[name] for name in each.needs])
    return findings
