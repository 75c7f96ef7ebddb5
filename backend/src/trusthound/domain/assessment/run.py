"""Signals and a dossier in, one finding a signal out."""

from collections.abc import Iterable, Mapping

from trusthound.domain.assessment.finding import Finding, unknown
from trusthound.domain.assessment.signal import Signal


def run(
    signals: Iterable[Signal], dossier: object, known: Mapping[str, object] | None = None
) -> dict[str, Finding]:
    """Ask every signal its question, handing each only the facts it names.

    A fact that is None could not be had: the outcome is unknown and the function is not called.
    `known` are facts that stand in for the dossier's of the same name.
    """
    facts = dict(known or {})
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
