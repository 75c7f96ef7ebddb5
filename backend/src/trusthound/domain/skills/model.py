"""A skill, where a text names it, and how two skills are related."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Skill:
    """`id` is its plain name in lower case, `broader` are ids of what it is a kind of."""

    id: str
    name: str
    aliases: tuple[str, ...] = ()
    broader: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mention:
    """Characters `start` up to `end` of a text name `skill`."""

    skill: str
    start: int
    end: int


class Kinship(StrEnum):
    """What a skill that is shown is to one that is asked for."""

    SAME = "same"
    NARROWER = "narrower"  # PostgreSQL where SQL databases are asked for: it is one of them
    BROADER = "broader"  # SQL databases where PostgreSQL is asked for
    SIBLING = "sibling"  # MySQL where PostgreSQL is asked for
    NONE = "none"


def _no_mentions(_text: str) -> tuple[Mention, ...]:
    return ()


def _no_kinship(shown: str, asked: str) -> Kinship:
    return Kinship.SAME if shown == asked else Kinship.NONE


@dataclass(frozen=True, slots=True)
class Skills:
    """All skills that we know of. `mentions` come in the order of the text and never overlap."""

    by_id: dict[str, Skill]
    mentions: Callable[[str], tuple[Mention, ...]] = _no_mentions
    kinship: Callable[[str, str], Kinship] = _no_kinship


NO_SKILLS = Skills({})
