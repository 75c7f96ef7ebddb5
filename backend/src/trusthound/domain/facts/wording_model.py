"""A word or a pair of words in, what it weighs in nats out: a linear model of postings' wording."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class WordingModel:
    """A signed step for each known word and pair of neighbours; a step times `scale` is nats. Above
    0 speaks for the wording of reported scams. `trained_on` tells what it was fitted to.
    """

    version: str
    words: Mapping[str, int]
    pairs: Mapping[tuple[str, str], int]
    scale: float
    intercept: float
    trained_on: str
    # What it knows: twice as fast to intersect with as the keys of a mapping are.
    known_words: frozenset[str] = field(init=False, repr=False)
    known_pairs: frozenset[tuple[str, str]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "known_words", frozenset(self.words))
        object.__setattr__(self, "known_pairs", frozenset(self.pairs))
