"""Files of python-crfsuite in, chains out, their weights in the whole steps that ship."""

from pathlib import Path
from typing import Any

import pycrfsuite

from trusthound.domain.resume.read.learnt.chain import Chain, Chains, Row
from trusthound.wiring.reference.resume_chains import (
    Fitted,
    packed_resume_chains,
    read_resume_chains,
)

KINDS = "rwe"
_MOST = 127  # steps


def fitted_of(first: Path, second: Path | None = None) -> Fitted:
    infos = []
    for file in (first, second or first):
        tagger = pycrfsuite.Tagger()
        tagger.open(str(file))
        infos.append(tagger.info())
    labels = tuple(sorted({each for info in infos for each in info.labels}))
    traits = sorted({trait for info in infos for trait, _ in info.state_features})
    step = max(
        abs(each)
        for info in infos
        for told in (info.state_features, info.transitions)
        for each in told.values()
    )
    looks = [_look(info, labels, traits, step / _MOST) for info in infos]
    weights, steps = zip(*looks, strict=True)
    # What no label of either look gains or loses by isn't kept.
    kept = [at for at, _ in enumerate(traits) if any(any(look[at]) for look in weights)]
    one, other = ([look[at] for at in kept] for look in weights)
    return Fitted(labels, tuple(traits[at] for at in kept), (one, other), steps)


def _look(
    info: Any, labels: tuple[str, ...], traits: list[str], step: float
) -> tuple[list[Row], list[Row]]:
    state, steps = info.state_features, info.transitions
    return (
        [tuple(round(state.get((x, label), 0.0) / step) for label in labels) for x in traits],
        [tuple(round(steps.get((x, label), 0.0) / step) for x in labels) for label in labels],
    )


def chain_of(file: Path) -> Chain:
    """Of one look, told as both."""
    return read_resume_chains(packed_resume_chains([fitted_of(file)] * len(KINDS))).rows


def packed_of(folder: Path) -> bytes:
    """The file that ships, of a folder that train.py wrote."""
    names = [(folder / f"{kind}1.crfsuite", folder / f"{kind}2.crfsuite") for kind in KINDS]
    return packed_resume_chains([fitted_of(*both) for both in names])


def chains_of(folder: Path) -> Chains:
    return read_resume_chains(packed_of(folder))
