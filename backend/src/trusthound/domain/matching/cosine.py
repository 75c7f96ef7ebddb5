"""Weighed words of a posting and a profile in; the cosine of both, less what chance gives, out.

Of a plain cosine a resume that says one thing more is less like every posting. So what answers a
skill that is asked for adds to what both share, and never to the length that it is divided by.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, log, sqrt

from trusthound.domain.matching.kin import shown_kin
from trusthound.domain.matching.profile import Profile
from trusthound.domain.matching.sayings import Ground
from trusthound.domain.posting.requirements.model import Requirements
from trusthound.domain.skills.model import Skills

# Of the cosine of a posting and all postings together, the share that resumes of other work reach:
# the slope over 16 resumes and 300 postings that were drawn, not judged.
# Then the length of all postings of the table together.
_BY_CHANCE = 0.13 / 7.33
# The length of a dozen words: a resume of fewer is no liker for saying little.
_SHORTEST = 20.0


def of_length_one(weighed: Mapping[str, float]) -> dict[str, float]:
    length = sqrt(sum(weight * weight for weight in weighed.values()))
    return {each: weight / length for each, weight in weighed.items()} if length else {}


def chance_of(direction: Mapping[str, float], rarity: Mapping[str, float]) -> float:
    """What a resume of any other work likely reaches: more with a long and general posting.

    In all postings together a word weighs its share of them times its rarity.
    """
    told = ((weight, rarity[each]) for each, weight in direction.items())
    return _BY_CHANCE * sum(weight * rare * exp(-rare) for weight, rare in told)


def above_chance(
    posting: Mapping[str, float],
    chance: float,
    asked: Requirements,
    profile: Profile,
    skills: Skills,
    rarity: Mapping[str, float],
) -> float:
    """`posting` is of length one."""
    told = profile.weights
    shared = sum(posting[each] * told[each] for each in posting.keys() & told.keys())
    length = _length(profile, _answers(asked, profile, skills), rarity)
    return max(0.0, shared / max(_SHORTEST, length) - chance)


def _length(profile: Profile, without: Iterable[int], rarity: Mapping[str, float]) -> float:
    said = Counter(each for at in without for each in profile.saying_stems[at])
    length = profile.square
    for each, n in said.items():
        if each in rarity:
            rest = profile.times[each] - n
            left = (1 + log(rest)) * rarity[each] if rest else 0.0
            length += left * left - profile.weights[each] ** 2
    return sqrt(max(0.0, length))


def _answers(asked: Requirements, profile: Profile, skills: Skills) -> set[int]:
    """Numbers of the sayings of what was done that show a skill that is asked for, or its kin."""
    return {
        sign.saying
        for wanted in asked.skills
        for skill in wanted.skills
        for shown, _ in shown_kin(skill, profile, skills)
        for sign in profile.signs[shown]
        if profile.sayings[sign.saying].ground is not Ground.CLAIMED
    }
