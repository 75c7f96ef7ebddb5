"""The list of skills in; what one skill is to another out."""

from collections.abc import Callable, Mapping
from functools import cache

from trusthound.domain.skills.listed import Listed
from trusthound.domain.skills.model import Kinship, Skill

BROADER_STEPS = 2  # who shows databases shows a part of PostgreSQL, who shows computing nothing


def kinship_of(listed: Listed) -> Callable[[str, str], Kinship]:
    """Takes the skill that is shown and the one that is asked for, both as ids."""

    @cache
    def above(skill: str) -> Mapping[str, int]:
        return steps_above(listed.by_id, skill)

    def parents(skill: str) -> frozenset[str]:
        known = listed.by_id.get(skill)
        return listed.siblings.intersection(known.broader) if known else frozenset()

    def kinship(shown: str, asked: str) -> Kinship:
        if shown == asked:
            return Kinship.SAME
        if asked in above(shown):
            return Kinship.NARROWER
        if shown not in listed.families and above(asked).get(shown, 99) <= BROADER_STEPS:
            return Kinship.BROADER
        if parents(shown) & parents(asked):
            return Kinship.SIBLING
        return Kinship.NONE

    return kinship


def steps_above(by_id: Mapping[str, Skill], skill: str) -> dict[str, int]:
    """All that it is a kind of, and over how many steps at least."""
    steps: dict[str, int] = {}
    at, level = 0, [skill]
    while level:
        at += 1
        level = [up for each in level if each in by_id for up in by_id[each].broader]
        level = [each for each in dict.fromkeys(level) if each not in steps and each != skill]
        steps.update((each, at) for each in level)
    return steps


def kinds_of(by_id: Mapping[str, Skill], family: str) -> frozenset[str]:
    """A family and all that belongs to it, over any number of steps."""
    below: dict[str, list[str]] = {}
    for skill in by_id.values():
        for up in skill.broader:
            below.setdefault(up, []).append(skill.id)
    found, level = {family}, [family]
    while level:
        level = [down for each in level for down in below.get(each, ()) if down not in found]
        found.update(level)
    return frozenset(found)
