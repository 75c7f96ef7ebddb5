"""Files of python-crfsuite in, chains out."""

from collections.abc import Collection
from pathlib import Path
from typing import Any

import pycrfsuite

from trusthound.domain.resume.read.learnt.chain import Chain, Chains, Look, PlainRows

KINDS = "rwe"


def chain_of(
    first: Path, second: Path | None = None, without: Collection[str] = frozenset()
) -> Chain:
    infos = []
    for file in (first, second or first):
        tagger = pycrfsuite.Tagger()
        tagger.open(str(file))
        infos.append(tagger.info())
    labels = tuple(sorted({each for info in infos for each in info.labels}))
    traits = sorted({trait for info in infos for trait, _ in info.state_features} - set(without))
    places = {each: at for at, each in enumerate(traits)}
    return Chain(labels, places, *(_look(info, labels, traits) for info in infos))


def _look(info: Any, labels: tuple[str, ...], traits: list[str]) -> Look:
    state, steps = info.state_features, info.transitions
    return Look(
        PlainRows(tuple(state.get((trait, label), 0.0) for label in labels) for trait in traits),
        tuple(tuple(steps.get((before, label), 0.0) for before in labels) for label in labels),
    )


def chains_of(folder: Path, without: Collection[str] = frozenset()) -> Chains:
    """Of a folder that train.py wrote, without these traits."""
    names = [(folder / f"{kind}1.crfsuite", folder / f"{kind}2.crfsuite") for kind in KINDS]
    return Chains(*(chain_of(*both, without) for both in names))
