"""A resume in; its skills out, those first that its roles show at work."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from trusthound.domain.resume.model import Month, Resume, Stated, Work

MOST_SHOWN = 10
_MOST_WORDS = 5
_TOLD_CHARACTERS = 20_000  # of a role
_WORD = re.compile(r"[^\W_][\w.+#/-]*[\w+#]|[^\W_]")


@dataclass(frozen=True, slots=True)
class ShownSkill:
    """`roles` is in how many roles it is told of; `last` is the last year of these, None if not
    stated; `current` where one of them lasts still.
    """

    skill: Stated
    roles: int
    last: Month | None = None
    current: bool = False


def shown_skills(resume: Resume) -> tuple[ShownSkill, ...]:
    """By how many roles show it, then how lately, then the resume's own order."""
    told = [(role, frozenset(_phrases(_told(role)))) for role in resume.work]
    found = [_shown(skill, told) for skill in resume.skills]
    found.sort(key=lambda each: (-each.roles, not each.current, -(each.last or Month(0)).year))
    return tuple(found)


def _shown(skill: Stated, told: Sequence[tuple[Work, frozenset[str]]]) -> ShownSkill:
    phrase = " ".join(_words(skill.value))
    roles = [role for role, phrases in told if phrase and phrase in phrases]
    ends = [role.period.end for role in roles if role.period.end]
    current = any(role.period.current for role in roles)
    return ShownSkill(skill, len(roles), max(ends, default=None), current)


def _told(role: Work) -> str:
    parts: list[Stated] = [each for each in (role.title, *role.highlights) if each]
    return "\n".join(each.value for each in parts)[:_TOLD_CHARACTERS]


def _phrases(text: str) -> Iterator[str]:
    """Every run of up to five words of one line."""
    for line in text.split("\n"):
        words = list(_words(line))
        for at in range(len(words)):
            for size in range(1, _MOST_WORDS + 1):
                yield " ".join(words[at : at + size])


def _words(text: str) -> Iterable[str]:
    return (each.casefold() for each in _WORD.findall(text))
