"""One posting as one board shows it, with the truth of which opening it is.

It imports nothing of the product, so that truth and merging cannot lean on each other.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date

DESCRIBED, BARE = "described", "bare"
OWN = "own"


@dataclass(frozen=True, slots=True)
class Showing:
    id: str
    board: str
    own_board: bool  # the employer's own, not an aggregator's
    url: str
    title: str
    company: str
    place: str
    remote: bool | None
    pay_text: str
    date_posted: date
    description: str
    # What follows is truth: whoever merges must not look at it.
    opening: str
    kind: str  # how it is shown: own, light, retitled …
    scenario: str  # what its opening is beside others: plain, other_city …
    stratum: str  # described or bare (without a description)
    source: str  # the posting of the corpus that it was made of
    apart_from: str = ""  # an opening to which its relation is counted apart


def is_one(a: Showing, b: Showing, undecided: Collection[frozenset[str]] = ()) -> bool | None:
    """Whether both show one opening; `None` where the pair is counted apart.

    :param undecided: pairs of `Showing.source` that a reader could not decide.
    """
    if a.opening == b.opening:
        return True
    if relation(a, b) or frozenset((a.source, b.source)) in undecided:
        return None
    return False


def relation(a: Showing, b: Showing) -> str:
    """The scenario for which a pair is counted apart, or nothing."""
    if b.opening == a.apart_from:
        return a.scenario
    return b.scenario if a.opening == b.apart_from else ""
