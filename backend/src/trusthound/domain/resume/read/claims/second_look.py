"""Claims and how likely a first look held each in; what that says of each beside the others, out.

A person writes all entries alike, and a place has one entry alone. So whether a claim is right
depends on how likely those are that exclude it, and those that lack the same.
"""

from collections.abc import Hashable, Sequence

from trusthound.domain.resume.read.claims.claim import Claim, exclude_one_another

_LIKELY = 0.35  # as `believed` has it
_LEAST = 0.0


def beside_others(claims: Sequence[Claim], sure: Sequence[float]) -> list[dict[str, float]]:
    """Of each claim, by name."""
    shapes = [_shape(each) for each in claims]
    rivals: list[list[int]] = [[] for _ in claims]
    for one, claim in enumerate(claims):
        for other in range(one):
            if exclude_one_another(claim, claims[other]):
                rivals[one].append(other)
                rivals[other].append(one)
    made = []
    for at in range(len(claims)):
        excluded = {at, *rivals[at]}
        others = [each for each in range(len(claims)) if each not in excluded]
        alike = [sure[each] for each in others if shapes[each] == shapes[at]]
        rival = max((sure[each] for each in rivals[at]), default=_LEAST)
        told = {
            "at first": sure[at],
            "likeliest rival": rival,
            "rivals": float(len(rivals[at])),
            "ahead of rivals": sure[at] - rival,
            "likeliest alike": max(alike, default=_LEAST),
            "likely ones alike": sum(each for each in alike if each > _LIKELY),
            "likely others": sum(sure[each] for each in others if sure[each] > _LIKELY),
        }
        made.append(told | _of_its_words(at, claims, sure))
    return made


def _shape(claim: Claim) -> Hashable:
    """What it lacks, and which comes first."""
    both = claim.what is not None and claim.place is not None
    first = claim.begins[0] < claim.begins[1] if both else None
    return claim.what is None, claim.place is None, claim.dated, first


def _of_its_words(at: int, claims: Sequence[Claim], sure: Sequence[float]) -> dict[str, float]:
    """The likeliest other claims of the same words, and the one that also says where."""
    own = claims[at]
    what = place = fuller = _LEAST
    for each, likely in zip(claims, sure, strict=True):
        if each is own:
            continue
        if own.what_words and each.what_words == own.what_words:
            what = max(what, likely)
        if own.place_words and each.place_words == own.place_words:
            place = max(place, likely)
        if own.what and not own.place and each.place and each.begins[0] == own.begins[0]:
            fuller = max(fuller, likely)
    return {"of the same what": what, "of the same place": place, "with a place": fuller}
