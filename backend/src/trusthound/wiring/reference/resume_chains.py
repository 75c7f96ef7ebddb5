"""The bytes of the shipped chains that read resumes in, the chains out; read when first asked for.

benchmarks/resumes/learn writes them: a gzip of one line of JSON (of each chain its labels and the
number of its traits), of the traits, one a line, and after an empty line of the weights, a signed
byte each, of each chain the first look's and the second's: a row for each trait, and one for each
label, of what it weighs behind each label before.
"""

import gzip
import json
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import islice
from struct import Struct

from trusthound.domain.resume.read.learnt.chain import RAISED, Chain, Chains, Row, steps_of

FILE = files("trusthound.wiring.reference").joinpath("resume_chains.gz")


@dataclass(frozen=True, slots=True)
class Fitted:
    """A chain as its file tells it: of each look the traits' weights, and those of steps."""

    labels: tuple[str, ...]
    traits: tuple[str, ...]
    weights: tuple[Sequence[Row], Sequence[Row]]
    steps: tuple[Sequence[Row], Sequence[Row]]


@cache
def resume_chains() -> Chains:
    """The chains as shipped."""
    return read_resume_chains(FILE.read_bytes())


def read_resume_chains(packed: bytes) -> Chains:
    return Chains(*map(_chain, fitted_of(packed)))


def fitted_of(packed: bytes) -> Iterator[Fitted]:
    head, _, rest = gzip.decompress(packed).partition(b"\n")
    listed, _, steps = rest.partition(b"\n\n")
    traits, weights, at = iter(listed.decode().split("\n")), array("b", steps), 0
    for told in json.loads(head):
        labels, count = tuple(told["labels"]), told["traits"]
        looks = []
        for _ in range(2):
            end = at + (count + len(labels)) * len(labels)
            numbers = iter(weights[at:end])
            looks.append(list(zip(*[numbers] * len(labels), strict=True)))
            at = end
        yield Fitted(
            labels,
            tuple(islice(traits, count)),
            (looks[0][:count], looks[1][:count]),
            (looks[0][count:], looks[1][count:]),
        )


def _chain(told: Fitted) -> Chain:
    """As `weighed` makes each number, but all at once."""
    digits = Struct(f"<{2 * len(told.labels)}I")
    whole, pack = int.from_bytes, digits.pack
    weights = {
        trait: whole(pack(*[each + RAISED for each in (*one, *other)]), "little")
        for trait, one, other in zip(told.traits, *told.weights, strict=True)
    }
    first, second = (steps_of(tuple(zip(*rows, strict=True))) for rows in told.steps)
    return Chain(told.labels, weights, first, second)


def packed_resume_chains(chains: Sequence[Fitted]) -> bytes:
    """The same bytes for the same chains."""
    told, traits, steps = [], list[str](), array("b")
    for chain in chains:
        told.append({"labels": chain.labels, "traits": len(chain.traits)})
        traits += chain.traits
        for weights, behind in zip(chain.weights, chain.steps, strict=True):
            steps.extend(each for row in (*weights, *behind) for each in row)
    head = json.dumps(told).encode()
    return gzip.compress(
        head + b"\n" + "\n".join(traits).encode() + b"\n\n" + steps.tobytes(), mtime=0
    )
