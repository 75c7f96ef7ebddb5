"""A posting and a profile in; how alike the work of both is, with the roles that show it, out.

By the occupations that titles name (SOC 2018), and by how much of what sets the posting's words
apart from those of others stands in what the resume tells of work. More told never lowers it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import log

from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching.profile import Profile
from trusthound.domain.matching.words import stems
from trusthound.domain.posting.model import JobPosting

# Digits of an SOC code that agree: the same occupation, group, family.
_ALIKE = ((7, 1.0), (4, 0.6), (2, 0.3))
_TITLE_TIMES = 4
_READ_CHARACTERS = 20_000
# The share of a posting's own words that resumes of the same work hold; see docs/decisions.
ENOUGH_WORDS = 0.5
RELEVANT = 0.6


@dataclass(frozen=True, slots=True)
class Kind:
    """The kind of work of a posting: its occupation, and what its words weigh, of 1 in all."""

    code: str
    name: str
    title: Mapping[str, float]
    words: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Likeness:
    """0 to 1 each; `roles` is that of each role's title, `title` the most of these."""

    roles: tuple[float, ...]
    title: float
    words: float
    shared: tuple[str, ...]

    @property
    def whole(self) -> float:
        """Half each; where titles say nothing, words count for the whole, and a little less."""
        return max((self.title + self.words) / 2, _WORDS_ALONE * self.words)


_WORDS_ALONE = 0.8


def kind_of(posting: JobPosting, reference: Reference) -> Kind:
    rarity = reference.word_rarity()
    named = reference.occupation_of(posting.title)
    title = [each for each in stems(posting.title) if each in rarity]
    counted = Counter(
        each for each in stems(posting.description[:_READ_CHARACTERS]) if each in rarity
    )
    for each in title:
        counted[each] += _TITLE_TIMES
    # Squared: a posting's few telling words say more of its work than its many common ones.
    weights = {each: ((1 + log(n)) * rarity[each]) ** 2 for each, n in counted.items()}
    return Kind(
        named.code if named else "",
        named.name if named else "",
        _of_one({each: rarity[each] for each in title}),
        _of_one(weights),
    )


def likeness(kind: Kind, profile: Profile) -> Likeness:
    roles = tuple(_of_title(kind, each.code, each.stems) for each in profile.roles)
    shared = kind.words.keys() & profile.stems
    held = sum(kind.words[each] for each in shared)
    return Likeness(
        roles,
        max(roles, default=0.0),
        min(1.0, held / ENOUGH_WORDS),
        tuple(sorted(shared, key=lambda each: -kind.words[each])[:5]),
    )


def _of_title(kind: Kind, code: str, words: Iterable[str]) -> float:
    by_code = 0.0
    if code and kind.code:
        by_code = next((worth for size, worth in _ALIKE if code[:size] == kind.code[:size]), 0.0)
    return max(by_code, sum(kind.title.get(each, 0.0) for each in words))


def _of_one(weights: Mapping[str, float]) -> Mapping[str, float]:
    whole = sum(weights.values())
    return {each: weight / whole for each, weight in weights.items()} if whole else {}
