"""The bytes of the shipped chains that read resumes in, the chains out; read when first asked for.

benchmarks/resumes/learn writes them, one file fitted mostly to invented resumes, one to
people's; the second holds no trait that fewer than five resumes of different people have, invented
ones among them. A file is a gzip of one line of JSON (of each chain its labels, the number of its
traits and its step), of the traits, one a line, and after an empty line of the weights, a signed
byte each, of each chain the first look's and the second's. A byte times the step is a weight.
"""

import gzip
import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import accumulate, chain, islice
from typing import cast

import numpy as np
from numpy.typing import NDArray

from trusthound.domain.resume.read.learnt.chain import Chain, Chains, Look, Row

FILES = tuple(
    files("trusthound.wiring.reference").joinpath(each)
    for each in ("resume_chains_of_people.gz", "resume_chains.gz")
)


@cache
def resume_chains() -> tuple[Chains, ...]:
    """The chains as shipped."""
    read = [read_resume_chains(each.read_bytes()) for each in FILES]
    alike = [_sharing(of_kind) for of_kind in zip(*map(_each, read), strict=True)]
    return tuple(Chains(*each) for each in zip(*alike, strict=True))


def _each(chains: Chains) -> tuple[Chain, Chain, Chain]:
    return chains.rows, chains.work, chains.education


def _sharing(chains: Sequence[Chain]) -> list[Chain]:
    """The same chains with places in common: those of one that another knows weigh nothing."""
    places: dict[str, int] = {}
    for each in chains:
        for trait in each.places:
            places.setdefault(trait, len(places))
    return [
        replace(
            own,
            places=places,
            first=_moved(own, own.first, places),
            second=_moved(own, own.second, places),
        )
        for own in chains
    ]


def _moved(own: Chain, look: Look, places: Mapping[str, int]) -> Look:
    rows = np.zeros((len(places), len(own.labels)), np.int8)
    rows[[places[trait] for trait in own.places]] = cast(_Steps, look.weights).rows
    return replace(look, weights=_Steps(rows))


def read_resume_chains(packed: bytes) -> Chains:
    head, _, rest = gzip.decompress(packed).partition(b"\n")
    listed, _, steps = rest.partition(b"\n\n")
    traits, made = iter(listed.decode().split("\n")), []
    at = 0
    for told in json.loads(head):
        labels, count = tuple(told["labels"]), told["traits"]
        places = {each: place for place, each in enumerate(islice(traits, count))}
        looks = []
        for _ in range(2):
            end = at + (count + len(labels)) * len(labels)
            rows = _steps(steps[at:end], len(labels))
            behind = tuple(tuple(rows[each]) for each in range(count, len(rows)))
            looks.append(Look(_steps(steps[at : end - len(labels) ** 2], len(labels)), behind))
            at = end
        made.append(Chain(labels, places, *looks))
    return Chains(*made)


def _steps(steps: bytes, size: int) -> "_Steps":
    return _Steps(np.frombuffer(steps, np.int8).reshape(-1, size))


@dataclass(frozen=True, slots=True)
class _Steps:
    """Rows of one run of memory, in steps. Tuples of numbers lie all over the memory, and who is
    forked off to read a file copies whatever it counts references in: some 2,000 pages a file.
    """

    rows: NDArray[np.int8]

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, at: int, /) -> Row:
        told: Row = self.rows[at].tolist()
        return told

    def summed(self, things: Sequence[Sequence[int]]) -> Sequence[Row]:
        sums = np.zeros((len(things), self.rows.shape[1]), np.int32)
        some = [at for at, own in enumerate(things) if own]
        if some:
            rows = self.rows[np.fromiter(chain.from_iterable(things), np.intp)]
            begins = [0, *accumulate(len(things[at]) for at in some[:-1])]
            sums[some] = np.add.reduceat(rows, begins, dtype=np.int32)
        return sums.tolist()


def packed_resume_chains(chains: Chains) -> bytes:
    """The same bytes for the same chains."""
    told, traits, steps = [], list[str](), array("b")
    for own in _each(chains):
        rows = [
            row
            for look in (own.first, own.second)
            for row in (*(look.weights[at] for at in range(len(look.weights))), *look.behind)
        ]
        step = max((abs(each) for row in rows for each in row), default=0.0) / 127 or 1.0
        told.append({"labels": own.labels, "traits": len(own.places), "step": step})
        traits += own.places
        steps.extend(round(each / step) for row in rows for each in row)
    head = json.dumps(told).encode()
    return gzip.compress(
        head + b"\n" + "\n".join(traits).encode() + b"\n\n" + steps.tobytes(), mtime=0
    )
