"""A word that nothing bears and words like it in, the one that was meant out."""

from collections.abc import Iterable
from dataclasses import dataclass

from rapidfuzz.distance import OSA

SHORTEST = 4
# Two letters missed or changed places in a long word, one in a short one.
LONG = 8
# What few openings bear may be misspelt itself.
FEWEST_OPENINGS = 2


@dataclass(frozen=True, slots=True)
class KnownWord:
    """A word of titles or companies, and how many openings bear it."""

    word: str
    openings: int


def meant(word: str, alike: Iterable[KnownWord]) -> str | None:
    """The nearest, and of those the commonest; None where none is near."""
    if len(word) < SHORTEST:
        return None
    most = 2 if len(word) >= LONG else 1
    near = [
        (distance, -each.openings, each.word)
        for each in alike
        if each.openings >= FEWEST_OPENINGS
        and (distance := OSA.distance(word, each.word, score_cutoff=most)) <= most
    ]
    return min(near)[2] if near else None
