"""A posting and a profile in; how alike the work of both is, with the roles that show it, out.

By the occupations that titles name (SOC 2018), and by how many of the posting's telling words, or
of the skills that it names, stand in what the resume tells of work, and by how alike both are as a
whole. A skill that is asked for never lowers it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import log

from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching.cosine import above_chance, chance_of, of_length_one
from trusthound.domain.matching.kin import CLAIMED, worth_of
from trusthound.domain.matching.profile import Profile, is_unread
from trusthound.domain.matching.words import counted_stems, neutral, stems, weights
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import Requirements

# Digits of an SOC code that agree: the same occupation, group, family.
_ALIKE = ((7, 1.0), (4, 0.5), (2, 0.3))
_TITLE_TIMES = 4
_READ_CHARACTERS = 10_000
# A posting's few telling words say more of its work than its many common ones.
_TELLING = 1.5
# The share of a posting's words, and of its skills, that resumes of the same work hold.
ENOUGH_WORDS, ENOUGH_SKILLS = 0.4, 0.7
# The cosine above chance that they reach.
ENOUGH_ALIKE = 0.12
# A posting that names one skill or two says little by them.
_FEW_SKILLS = 2.0
_WORDS_ALONE = 0.8
_LIKE = 0.6


@dataclass(frozen=True, slots=True)
class Kind:
    """The kind of work of a posting: its occupation, and what its words weigh, of 1 in all, as do
    all the skills that it names, asked for or not. `direction` is its words again, of length one,
    and `chance` the cosine that any resume has with it.
    """

    code: str
    title: Mapping[str, float]
    words: Mapping[str, float]
    direction: Mapping[str, float]
    chance: float
    skills: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Likeness:
    """0 to 1 each; `roles` is that of each role's title, `title` the most of these, `told` that of
    what the roles and the posting tell. `trust` is that of all that was done: as far as it goes a
    mere claim is believed. `unread`: there may be titles that nobody could read.
    """

    roles: tuple[float, ...]
    title: float
    told: float
    trust: float
    unread: bool = False

    @property
    def like_roles(self) -> list[int]:
        """Numbers of the roles whose titles are of such work."""
        return [at for at, each in enumerate(self.roles) if each >= _LIKE]

    @property
    def whole(self) -> float:
        """Half each; where titles say nothing, what is told counts alone, and a little less."""
        alone = self.told if self.unread else _WORDS_ALONE * self.told
        return max((self.title + self.told) / 2, alone)


def kind_of(posting: JobPosting, reference: Reference) -> Kind:
    rarity = reference.word_rarity()
    named = reference.occupation_of(neutral(posting.title))
    text = posting.description[:_READ_CHARACTERS]
    title = [each for each in stems(posting.title) if each in rarity]
    counted = {each: n for each, n in counted_stems(text).items() if each in rarity}
    for each in title:
        counted[each] = counted.get(each, 0) + _TITLE_TIMES
    weighed = weights(counted, rarity)
    direction = of_length_one(weighed)
    named_skills = Counter(each.skill for each in reference.skills.mentions(text))
    return Kind(
        named.code if named else "",
        _of_one({each: rarity[each] for each in title}),
        _of_one({each: weight**_TELLING for each, weight in weighed.items()}),
        direction,
        chance_of(direction, rarity),
        _of_one({each: 1 + log(n) for each, n in named_skills.items()}, _FEW_SKILLS),
    )


def likeness(kind: Kind, asked: Requirements, profile: Profile, reference: Reference) -> Likeness:
    skills = reference.skills
    roles = tuple(_of_title(kind, each.code, each.stems) for each in profile.roles)
    title = max(roles, default=0.0)
    words = _words(kind, asked, profile, reference)
    shown = {each: worth_of(each, profile, skills) for each in kind.skills}
    done = sum(shown[each].done * part for each, part in kind.skills.items()) / ENOUGH_SKILLS
    trust = min(1.0, max(title, words, done))
    named = sum(
        max(shown[each].done, shown[each].named * CLAIMED * trust) * part
        for each, part in kind.skills.items()
    )
    # All that the posting's skills say: nothing where it names none.
    most = sum(kind.skills.values())
    told = (words + min(most, named / ENOUGH_SKILLS)) / (1 + most)
    return Likeness(roles, title, told, trust, is_unread(profile))


def _words(kind: Kind, asked: Requirements, profile: Profile, reference: Reference) -> float:
    """The mean of how many of them are held, and of how alike all is that both tell."""
    held = sum(kind.words[each] for each in kind.words.keys() & profile.times.keys())
    rarity = reference.word_rarity()
    alike = above_chance(kind.direction, kind.chance, asked, profile, reference.skills, rarity)
    return (min(1.0, held / ENOUGH_WORDS) + min(1.0, alike / ENOUGH_ALIKE)) / 2


def _of_title(kind: Kind, code: str, words: Iterable[str]) -> float:
    by_code = 0.0
    if code and kind.code:
        by_code = next((worth for size, worth in _ALIKE if code[:size] == kind.code[:size]), 0.0)
    return max(by_code, sum(kind.title.get(each, 0.0) for each in words))


def _of_one(weights: Mapping[str, float], beside: float = 0.0) -> Mapping[str, float]:
    """Shares of their sum and of what stands `beside` them."""
    whole = sum(weights.values()) + beside
    return {each: weight / whole for each, weight in weights.items()} if whole else {}
