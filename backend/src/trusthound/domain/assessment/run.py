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
    return run_each(signals, [(dossier, known or {})])[0]


def run_each(
    signals: Iterable[Signal], subjects: Iterable[tuple[object, Mapping[str, object]]]
) -> list[dict[str, Finding]]:
    """The same for many dossiers, each with what is `known` of it: signal by signal, because its
    code and its phrases then stay in the processor's caches.
    """
    facts = [_Facts(dossier, known) for dossier, known in subjects]
    findings: list[dict[str, Finding]] = [{} for _ in facts]
    for each in signals:
        name, needs, examine = each.id, each.needs, each.examine
        for found, had in zip(findings, facts, strict=True):
            given = [*map(had.__getitem__, needs)]
            found[name] = examine(*given) if had.missing.isdisjoint(needs) else unknown()
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
