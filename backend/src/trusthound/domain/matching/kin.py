"""A skill and a profile in; what the profile shows of it, and of what is near it, out."""

from trusthound.domain.matching.profile import Profile, Sign, Worth
from trusthound.domain.matching.sayings import Ground
from trusthound.domain.skills.model import Kinship, Skills

# What it is worth to show one where the other is asked for.
WORTH = {Kinship.SAME: 1.0, Kinship.NARROWER: 1.0, Kinship.SIBLING: 0.5, Kinship.BROADER: 0.3}
# What nothing but a list or a summary says.
CLAIMED = 0.5


def shown_kin(skill: str, profile: Profile, skills: Skills) -> list[tuple[str, Kinship]]:
    """Skills that the profile names, the nearest first; nothing that is no kin."""
    known = profile.kin.get(skill)
    if known is None:
        every = ((each, skills.kinship(each, skill)) for each in profile.signs)
        known = [each for each in every if each[1] in WORTH]
        known.sort(key=lambda each: (-WORTH[each[1]], each[1] is not Kinship.SAME))
        profile.kin[skill] = known
    return known


def done_signs(shown: str, profile: Profile) -> list[Sign]:
    """Where it is not only claimed."""
    sayings = profile.sayings
    return [
        each for each in profile.signs[shown] if sayings[each.saying].ground is not Ground.CLAIMED
    ]


def worth_of(skill: str, profile: Profile, skills: Skills) -> Worth:
    worth = profile.worth.get(skill)
    if worth is None:
        kin = shown_kin(skill, profile, skills)
        named = max((WORTH[kinship] for _, kinship in kin), default=0.0)
        done = (WORTH[kinship] for shown, kinship in kin if done_signs(shown, profile))
        worth = profile.worth[skill] = Worth(max(done, default=0.0), named)
    return worth
