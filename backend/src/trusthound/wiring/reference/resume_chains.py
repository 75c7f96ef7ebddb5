"""The bytes of the shipped chains that read resumes in, the chains out; read when first asked for.

benchmarks/resumes/learn writes them: a gzip of one line of JSON (of each chain its labels, the
number of its traits and its step), of the traits, one a line, and after an empty line of the
weights, a signed byte each, of each chain the first look's and the second's. A byte times the step
is a weight.
"""

import gzip
import json
from array import array
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import islice

from trusthound.domain.resume.read.learnt.chain import Chain, Chains, Look

FILE = files("trusthound.wiring.reference").joinpath("resume_chains.gz")


@cache
def resume_chains() -> Chains:
    """The chains as shipped."""
    return read_resume_chains(FILE.read_bytes())


def read_resume_chains(packed: bytes) -> Chains:
    head, _, rest = gzip.decompress(packed).partition(b"\n")
    listed, _, steps = rest.partition(b"\n\n")
    traits, weights, made = iter(listed.decode().split("\n")), array("b", steps), []
    at = 0
    for told in json.loads(head):
        labels, count = tuple(told["labels"]), told["traits"]
        places = {each: place for place, each in enumerate(islice(traits, count))}
        looks = []
        for _ in range(2):
            end = at + (count + len(labels)) * len(labels)
            rows = _Steps(weights[at:end], len(labels))
            behind = tuple(tuple(rows[each]) for each in range(count, len(rows)))
            looks.append(Look(_Steps(weights[at : end - len(labels) ** 2], len(labels)), behind))
            at = end
        made.append(Chain(labels, places, *looks))
    return Chains(*made)


@dataclass(frozen=True, slots=True)
class _Steps:
    """Rows of one run of memory, in steps. Tuples of numbers lie all over the memory, and who is
    forked off to read a file copies whatever it counts references in: some 2,000 pages a file.
    """

    steps: "array[int]"
    size: int

    def __len__(self) -> int:
        return len(self.steps) // self.size

    def __getitem__(self, at: int, /) -> "array[int]":
        return self.steps[at * self.size : (at + 1) * self.size]


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
