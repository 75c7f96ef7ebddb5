"""Files of python-crfsuite in, chains out."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pycrfsuite

from trusthound.domain.resume.read.learnt.chain import Chain, Chains, Look, PlainRows

KINDS = "rwe"
FEWEST_PEOPLE = 5
MANY = 10**6  # have what one look tells the next


def chain_of(
    first: Path, second: Path | None = None, people: Mapping[str, int] | None = None
) -> Chain:
    """`people`: how many have each trait. Those of few are left out, as a word among them may be a
    name; the others stand by how many, since traits asked for together should lie together: who is
    forked off to read a file copies every page of memory that it counts references in.
    """
    many = people or {}
    infos = []
    for file in (first, second or first):
        tagger = pycrfsuite.Tagger()
        tagger.open(str(file))
        infos.append(tagger.info())
    labels = tuple(sorted({each for info in infos for each in info.labels}))
    told = {trait for info in infos for trait, _ in info.state_features}
    told = {trait for trait in told if many.get(trait, MANY) >= FEWEST_PEOPLE}
    traits = sorted(told, key=lambda each: (-many.get(each, MANY), each))
    places = {each: at for at, each in enumerate(traits)}
    return Chain(labels, places, *(_look(info, labels, traits) for info in infos))


def _look(info: Any, labels: tuple[str, ...], traits: list[str]) -> Look:
    state, steps = info.state_features, info.transitions
    return Look(
        PlainRows(tuple(state.get((trait, label), 0.0) for label in labels) for trait in traits),
        tuple(tuple(steps.get((before, label), 0.0) for before in labels) for label in labels),
    )


def chains_of(folder: Path, people: Mapping[str, int] | None = None) -> Chains:
    """Of a folder that train.py wrote."""
    names = [(folder / f"{kind}1.crfsuite", folder / f"{kind}2.crfsuite") for kind in KINDS]
    return Chains(*(chain_of(*both, people) for both in names))
