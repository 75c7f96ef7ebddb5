"""The bytes of the shipped chains that read resumes in, the chains out; read when first asked for.

benchmarks/resumes/learn writes them: a gzip of one line of JSON (of each chain its labels, the
number of its traits and its step), of the traits, one a line, and after an empty line of the
weights, a signed byte each, of each chain the first look's and the second's. A byte times the step
is a weight.
"""

import gzip
import json
from array import array
from collections.abc import Sequence
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
        labels, count, step = tuple(told["labels"]), told["traits"], told["step"]
        places = {each: place for place, each in enumerate(islice(traits, count))}
        looks = []
        for _ in range(2):
            end = at + (count + len(labels)) * len(labels)
            rows = _rows(weights[at:end], len(labels), step)
            looks.append(Look(rows[:count], rows[count:]))
            at = end
        made.append(Chain(labels, places, *looks))
    return Chains(*made)


def _rows(steps: Sequence[int], size: int, step: float) -> tuple[tuple[float, ...], ...]:
    numbers = iter([each * step for each in steps])
    return tuple(zip(*[numbers] * size, strict=True))


def packed_resume_chains(chains: Chains) -> bytes:
    """The same bytes for the same chains."""
    told, traits, steps = [], list[str](), array("b")
    for chain in (chains.rows, chains.work, chains.education):
        rows = [
            row for look in (chain.first, chain.second) for row in (*look.weights, *look.behind)
        ]
        step = max((abs(each) for row in rows for each in row), default=0.0) / 127 or 1.0
        told.append({"labels": chain.labels, "traits": len(chain.places), "step": step})
        traits += chain.places
        steps.extend(round(each / step) for row in rows for each in row)
    head = json.dumps(told).encode()
    return gzip.compress(
        head + b"\n" + "\n".join(traits).encode() + b"\n\n" + steps.tobytes(), mtime=0
    )
