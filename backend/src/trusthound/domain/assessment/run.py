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
    facts = _Facts(dossier, known or {})
    findings = {}
    for each in signals:
        needs = each.needs
        given = [*map(facts.__getitem__, needs)]
        known_all = facts.missing.isdisjoint(needs)
        findings[each.id] = each.examine(*given) if known_all else unknown()
    return findings


class _Facts(dict[str, object]):
    """A dossier's facts by name, each asked for once; `missing` are those that could not be had."""

    def __init__(self, dossier: object, known: Mapping[str, object]) -> None:
        super().__init__(known)
        self.missing: set[str] = set()
        self._dossier = dossier

    def __missing__(self, name: str) -> object:
        fact = self[name] = getattr(self._dossier, name)
        if fact is None:
            self.missing.add(name)
        return fact
