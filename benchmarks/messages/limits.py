"""Texts with the nats that models without their author gave them in, the model's two limits out.

An author repeats himself, so texts of one are not so many proofs: how many honest texts the limits
accuse is told with a bound that holds for other authors (the authors are drawn anew).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from fit import Text

from trusthound.domain.message.resemblance import LIKELIER_HONEST

# Of the near misses, with 95 % certainty.
MOST_ACCUSED = 0.01
CERTAINTY = 0.95
DRAWS = 1000
# Nats that a blunt demand among a few harmless lines still has (tests hold that it stays one).
MOST_ORDINARY = 5.0


@dataclass(frozen=True, slots=True)
class Example:
    author: str
    scam: bool
    by_phrases: bool  # whether phrases and scripts alone tell it as danger
    short: bool  # too short to be ordinary
    windows: tuple[Text, ...]  # the whole text first, then its sentences by twelves
    parts: tuple[Text, ...]  # the same by threes, where phrases tell it as danger


@dataclass(frozen=True, slots=True)
class Judged:
    """`nats` are those of the window that resembles scams most, `of_part` those of the part."""

    nats: float
    of_part: float
    example: Example


@dataclass(frozen=True, slots=True)
class Limits:
    """`danger` and `ordinary` in nats; the shares of scams and of near misses told as danger, and
    how many of the near misses that may be with other authors.
    """

    danger: float
    ordinary: float
    found: float
    accused: float
    at_most: float


@dataclass(frozen=True, slots=True)
class Unseen:
    """What was judged by models that had not seen the author, as columns."""

    author: np.ndarray
    scam: np.ndarray
    nats: np.ndarray
    of_part: np.ndarray
    by_phrases: np.ndarray
    short: np.ndarray

    def told(self, danger: float, ordinary: float) -> np.ndarray:
        """As the product tells it: by the model, or by phrases in a text that is not ordinary."""
        blunt = np.where(self.short, self.nats >= LIKELIER_HONEST, self.of_part >= ordinary)
        return (self.nats >= danger) | (self.by_phrases & blunt)

    def best(self, most: float) -> Limits:
        """Of the limits that accuse few enough, those that find most."""
        draws = _draws(len(np.unique(self.author)))
        found = [
            limits
            for danger in np.arange(-1, 10, 0.1)
            for ordinary in np.arange(0, MOST_ORDINARY + 0.05, 0.2)
            if (limits := self._limits(danger, ordinary, draws)).at_most <= most
        ]
        return max(found, key=lambda each: each.found)

    def _limits(self, danger: float, ordinary: float, draws: np.ndarray) -> Limits:
        told = self.told(danger, ordinary)
        names = np.unique(self.author, return_inverse=True)[1]
        accused = np.bincount(names, told & ~self.scam)
        honest = np.bincount(names, ~self.scam)
        drawn = (draws @ accused) / (draws @ honest)
        return Limits(
            round(float(danger), 1),
            round(float(ordinary), 1),
            float(told[self.scam].mean()),
            float(accused.sum() / honest.sum()),
            float(np.quantile(drawn, CERTAINTY)),
        )


def unseen_of(judged: Sequence[Judged]) -> Unseen:
    examples = [each.example for each in judged]
    return Unseen(
        np.array([each.author for each in examples]),
        np.array([each.scam for each in examples]),
        np.array([each.nats for each in judged]),
        np.array([each.of_part for each in judged]),
        np.array([each.by_phrases for each in examples]),
        np.array([each.short for each in examples]),
    )


def _draws(authors: int) -> np.ndarray:
    """How often each author is drawn, the same each time."""
    return np.random.default_rng(0).multinomial(authors, np.full(authors, 1 / authors), DRAWS)
