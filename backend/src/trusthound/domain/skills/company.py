"""Everyday words that might name skills in; those that do, by what stands around them, out.

"Go" is a language in "Python, Go", in "Go developer" and in "experience with Go", nowhere else.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from trusthound.domain.skills.written import Care

_GAP_CHARACTERS = 12
_REACH_CHARACTERS = 48
_LINK = re.compile(r"\s*(?:[,;/|•·&+*–\n-]|\band\b|\bor\b)[\s,;/|•·&+*()–-]*(?:(?:and|or)\s+)?")
_STOP = r"\s*(?:[,;:/|•·*()\n]|\.(?:\s|\Z)|\Z)"
_AFTER = re.compile(_STOP)
_BEFORE = re.compile(r"(?:[,;:/|•·*()\n]|\A)[ \t]*\Z")
# "Go to", "Access for", "Spring into": the word goes on as what it is every day.
_GOES_ON = re.compile(
    r"-|\s(?:to|at|for|into|the|through|above|beyond|ahead|on|of|is|was|a|an|our|your)\b"
)
_TOLD_BEFORE = re.compile(
    r"\b(?:proficien\w{1,3}|knowledge|experience|expertise|skill(?:s|ed)?|fluen\w{1,3}|familiar\w{0,5}|"
    r"competen\w{1,3}|coding|programming|written|scripting|training|certifi\w{2,8}|using|"
    r"background|hands[ -]on|work(?:ing|ed)?)\s(?:in|with|of|using|on)\s(?:the\s)?\Z|"
    r"\b(?:proficient|fluent|advanced|intermediate|strong|basic)\s(?:in\s)?\Z",
    re.IGNORECASE,
)
_TOLD_AFTER = re.compile(
    r"\s(?:developers?|development|engineers?|programm\w{2,5}|language|skills?|experience|knowledge|"
    r"certifi\w{2,8}|spreadsheets?|script\w{0,4}|code|coding|experts?|proficiency|formulas?|macros?|"
    r"framework|codebase)\b",
    re.IGNORECASE,
)
_TRADE_AFTER = re.compile(
    r"\s(?:developers?|development|engineers?|programm\w{2,5}|framework|scripts?|codebase)\b",
    re.IGNORECASE,
)


# A capital within a sentence: "dashboards in Excel", but not "Ready to Go".
_NAMED_BEFORE = re.compile(r"(?<!\bto)(?<=[a-z]) \Z")


@dataclass(frozen=True, slots=True)
class Hit:
    """Characters `start` up to `end` are one of the names of `skill`."""

    skill: str
    start: int
    end: int
    care: Care
    written: str


def in_company(text: str, hits: Sequence[Hit], in_trade: Callable[[str], bool]) -> tuple[Hit, ...]:
    """Those that name a skill, of hits in the order of the text; a name links the next one on."""
    stands = [hit.care in (Care.ANYWHERE, Care.EXACT) or _told(text, hit) for hit in hits]
    if all(stands):
        return tuple(hits)
    linked = [_linked(text, one, other) for one, other in pairwise(hits)]
    for at in range(1, len(hits)):
        if not stands[at] and stands[at - 1] and linked[at - 1]:
            stands[at] = _fits(text, hits[at], hits[at - 1], in_trade)
    for at in range(len(hits) - 2, -1, -1):
        if not stands[at] and stands[at + 1] and linked[at]:
            stands[at] = _fits(text, hits[at], hits[at + 1], in_trade)
    return tuple(hit for hit, stood in zip(hits, stands, strict=True) if stood)


def _told(text: str, hit: Hit) -> bool:
    """By itself: the whole text, or with words beside it that are said of skills."""
    if not _as_written(text, hit) or _GOES_ON.match(text, hit.end):
        return False
    if hit.care is Care.IN_TRADE:
        return bool(_TRADE_AFTER.match(text, hit.end))
    before = text[max(0, hit.start - _REACH_CHARACTERS) : hit.start]
    return bool(
        _TOLD_AFTER.match(text, hit.end)
        or _TOLD_BEFORE.search(before)
        or (len(hit.written) > 1 and _NAMED_BEFORE.search(before))
        or not (before.strip() or text[hit.end : hit.end + _REACH_CHARACTERS].strip())
    )


def _linked(text: str, one: Hit, other: Hit) -> bool:
    gap = other.start - one.end
    return 0 < gap <= _GAP_CHARACTERS and bool(_LINK.fullmatch(text, one.end, other.start))


def _fits(text: str, hit: Hit, neighbour: Hit, in_trade: Callable[[str], bool]) -> bool:
    """Written as it should be it needs one neighbour, in lower case to be an item of a list."""
    if hit.care is Care.IN_TRADE and not in_trade(neighbour.skill):
        return False
    if _as_written(text, hit):
        return not _GOES_ON.match(text, hit.end)
    before = text[max(0, hit.start - _GAP_CHARACTERS) : hit.start]
    return bool(_BEFORE.search(before) and _AFTER.match(text, hit.end))


def _as_written(text: str, hit: Hit) -> bool:
    return text[hit.start : hit.start + len(hit.written)] == hit.written
