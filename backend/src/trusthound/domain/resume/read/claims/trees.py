"""What speaks for an entry in; how likely it is right, out: many small trees, each of which adds a
little for or against it (gradient boosting).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp


@dataclass(frozen=True, slots=True)
class Fork:
    """On to `below` where a trait is no more than `most`; a trait that is not told is 0."""

    trait: str
    most: float
    below: "Node"
    above: "Node"


Node = Fork | float  # at a tree's end, what it adds


@dataclass(frozen=True, slots=True)
class Trees:
    """`start` is what all begin with; the sum is the logarithm of the odds."""

    start: float
    trees: Sequence[Node]

    def likelihood(self, traits: Mapping[str, float]) -> float:
        """From 0 to 1."""
        worth = self.start
        for node in self.trees:
            while isinstance(node, Fork):
                node = node.below if traits.get(node.trait, 0.0) <= node.most else node.above
            worth += node
        return 1 / (1 + exp(-worth))


@dataclass(frozen=True, slots=True)
class Looks:
    """The second is taken with what the first made of the other claims; without it the first counts
    alone.
    """

    first: Trees
    second: Trees | None = None


@dataclass(frozen=True, slots=True)
class Beliefs:
    of_roles: Looks
    of_courses: Looks
