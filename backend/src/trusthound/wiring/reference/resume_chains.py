"""The bytes of the shipped chains that read resumes in, the chains out; read when first asked for.

benchmarks/resumes/learn writes them, one file fitted mostly to invented resumes, one to
people's; the second holds no trait that fewer than five resumes of different people have, invented
ones among them. A file is a gzip of one line of JSON (of each chain its labels, the number of its
traits and its step), of the traits, one a line, and after an empty line of the weights, a signed
byte each, of each chain the first look's and the second's. A byte times the step is a weight.
"""

import gzip
import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import islice

from trusthound.domain.resume.read.learnt.chain import Chain, Chains, Look, Row

_ABOVE, _MOST = 128, 256
_FROM_ZERO = bytes((each + _ABOVE) % 256 for each in range(256))

FILES = tuple(
    files("trusthound.wiring.reference").joinpath(each)
    for each in ("resume_chains.gz", "resume_chains_of_people.gz")
)


@cache
def resume_chains() -> tuple[Chains, ...]:
    """The chains as shipped."""
    return tuple(read_resume_chains(each.read_bytes()) for each in FILES)


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
    told = bytearray(2 * len(steps))
    told[sys.byteorder == "big" :: 2] = steps.translate(_FROM_ZERO)
    return _Steps(len(steps) // size, size, _Numbers(bytes(told), 2 * size))


class _Numbers(dict[int, int]):
    """Of rows in one run of memory each as one great number, made when first asked for."""

    def __init__(self, told: bytes, width: int) -> None:
        super().__init__()
        self._told, self._width = told, width

    def __missing__(self, at: int) -> int:
        row = self._told[at * self._width : (at + 1) * self._width]
        self[at] = number = int.from_bytes(row, sys.byteorder)
        return number


@dataclass(frozen=True, slots=True)
class _Steps:
    """Rows of one run of memory, in steps. Tuples of numbers lie all over the memory, and who is
    forked off to read a file copies whatever it counts references in: some 2,000 pages a file.

    A row is a number of two bytes a label, so that to add two rows is one addition: each step is
    told from -128 on, and no sum of 256 leaves its two bytes.
    """

    count: int
    size: int
    numbers: _Numbers

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, at: int, /) -> Row:
        return [each - _ABOVE for each in self._parts(self.numbers[at])]

    def summed(self, places: Sequence[int]) -> Row:
        return self._parts(sum(map(self.numbers.__getitem__, places[:_MOST])))

    def _parts(self, total: int) -> Row:
        return array("H", total.to_bytes(2 * self.size, sys.byteorder)).tolist()


def packed_resume_chains(chains: Chains) -> bytes:
    """The same bytes for the same chains."""
    told, traits, steps = [], list[str](), array("b")
    for chain in (chains.rows, chains.work, chains.education):
        rows = [
            row
            for look in (chain.first, chain.second)
            for row in (*(look.weights[at] for at in range(len(look.weights))), *look.behind)
        ]
        step = max((abs(each) for row in rows for each in row), default=0.0) / 127 or 1.0
        told.append({"labels": chain.labels, "traits": len(chain.places), "step": step})
        traits += chain.places
        steps.extend(round(each / step) for row in rows for each in row)
    head = json.dumps(told).encode()
    return gzip.compress(
        head + b"\n" + "\n".join(traits).encode() + b"\n\n" + steps.tobytes(), mtime=0
    )
