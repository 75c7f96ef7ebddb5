"""What is found of one requirement, before it has its place in the table."""

from collections.abc import Iterable
from dataclasses import dataclass

from trusthound.domain.matching.model import Asked, Shown, Standing
from trusthound.domain.matching.profile import Profile, months_worked
from trusthound.domain.posting.requirements.model import Need, Passage

QUOTE_CHARACTERS = 160
_BEFORE = 60
MOST_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Judged:
    """`credit` is how much of it is met, 0 to 1, and `part` what it weighs beside others of its
    kind; 0 where it does not count. `claimed`: nothing but a list or a summary says so.
    """

    kind: Asked
    need: Need
    asked: Passage
    standing: Standing
    note: str
    shown: tuple[Shown, ...] = ()
    credit: float = 0.0
    part: float = 1.0
    claimed: bool = False


def shown_in(profile: Profile, sayings: Iterable[tuple[int, int]]) -> tuple[Shown, ...]:
    """Numbers of sayings, each with the place in it that a quote is to hold; one a role."""
    found: dict[str, Shown] = {}
    for number, at in sayings:
        saying = profile.sayings[number]
        if saying.where not in found and len(found) < MOST_SHOWN:
            found[saying.where] = _shown(profile, number, at)
    return tuple(found.values())


def shown_role(profile: Profile, number: int) -> Shown:
    role = profile.roles[number]
    span = profile.resume.work[number].title
    return Shown(
        role.title,
        role.where,
        span.span if span else None,
        months_worked(profile, [number]),
        role.period.end,
        role.period.current,
    )


def _shown(profile: Profile, number: int, at: int) -> Shown:
    saying = profile.sayings[number]
    quote = quoted(saying.text, at)
    if saying.role is None:
        return Shown(quote, saying.where, saying.span)
    period = profile.roles[saying.role].period
    months = months_worked(profile, [saying.role])
    return Shown(quote, saying.where, saying.span, months, period.end, period.current)


def quoted(text: str, at: int) -> str:
    """The words around a place, as they stand, cut at whole words."""
    if len(text) <= QUOTE_CHARACTERS:
        return text.strip()
    begin = text.rfind(" ", 0, max(0, at - _BEFORE)) + 1
    end = begin + QUOTE_CHARACTERS
    if end < len(text):
        end = max(text.rfind(" ", begin, end), begin + 1)
    return text[begin:end].strip()
