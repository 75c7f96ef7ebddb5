"""What several readers claim in; what of it is believed, and how likely that is right, out."""

from collections.abc import Sequence

from trusthound.domain.resume.read.claims.claim import (
    Claim,
    distinct,
    exclude_one_another,
    with_both_ends,
)
from trusthound.domain.resume.read.claims.second_look import beside_others
from trusthound.domain.resume.read.claims.traits import Surroundings, traits_of
from trusthound.domain.resume.read.claims.trees import Looks

# What is less likely is left out: it was chosen by the F1 of people whom no reader was fitted to.
ENOUGH = 0.35
Believed = Sequence[tuple[Claim, float]]


def believed(around: Surroundings, looks: Looks) -> Believed:
    """The likeliest first among those that exclude one another; in the order of the document."""
    claims = distinct(around.readings)
    both = zip(likelihoods(claims, around, looks), claims, strict=True)
    likely = sorted(both, key=lambda each: -each[0])
    claims = [each for _, each in likely]
    found: list[tuple[Claim, float]] = []
    for sure, claim in likely:
        if sure < ENOUGH:
            break
        if not any(exclude_one_another(claim, other) for other, _ in found):
            found.append((with_both_ends(claim, claims), sure))
    return sorted(found, key=lambda each: each[0].begin)


def likelihoods(claims: Sequence[Claim], around: Surroundings, looks: Looks) -> list[float]:
    """How likely each claim is right, from 0 to 1."""
    traits = [traits_of(each, around) for each in claims]
    sure = [looks.first.likelihood(each) for each in traits]
    if looks.second is None:
        return sure
    beside = beside_others(claims, sure)
    return [looks.second.likelihood(a | b) for a, b in zip(traits, beside, strict=True)]
