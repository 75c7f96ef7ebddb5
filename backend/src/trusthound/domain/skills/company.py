"""Everyday words that might name skills in; those that do, by what stands around them, out.

"Go" is a language in "Python, Go", in "Go developer" and in "experience with Go", nowhere else.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from trusthound.domain.skills.model import Mention
from trusthound.domain.skills.written import Care, Written

_GAP_CHARACTERS = 12
_REACH_CHARACTERS = 28  # the longest of the words below, and a space
_LINK = re.compile(r"\s*(?:[,;/|•·&+*–\n-]|\band\b|\bor\b)[\s,;/|•·&+*()–-]*(?:(?:and|or)\s+)?")
_ITEM_BEFORE = re.compile(r"(?:[,;:/|•·*()\n]|\A)[ \t]*\Z")
_ITEM_AFTER = re.compile(r"\s*(?:[,;:/|•·*()\n]|\.(?:\s|\Z)|\Z)")
# "Go to", "Access for", "Spring into": the word goes on as what it is every day.
_GOES_ON = re.compile(
    r"-|\s(?:to|at|for|into|the|through|above|beyond|ahead|on|of|is|was|a|an|our|your)\b"
)
# "Proficiency in the …", "hands-on with …"; and "advanced …", "proficient in …".
_TOLD_OF = (
    "proficien", "knowledge", "experience", "expertise", "skill", "fluen", "familiar", "competen",
    "coding", "programming", "written", "scripting", "training", "certifi", "using", "background",
    "hands-on", "work",
)  # fmt: skip
_LINKING = frozenset({"in", "with", "of", "using", "on"})
_DEGREES = frozenset({"proficient", "fluent", "advanced", "intermediate", "strong", "basic"})
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


def in_company(
    text: str,
    found: list[Mention],
    names: Sequence[Written | None],
    in_trade: Callable[[str], bool],
) -> tuple[Mention, ...]:
    """Those that name a skill, in the order of the text; None for names that need no care.

    One that stands vouches for the next one that it is linked with. `found` is used up.
    """
    open_names = {at: name for at, name in enumerate(names) if name and name.care is not Care.EXACT}
    for at in [at for at, name in open_names.items() if _told(text, found[at], name)]:
        del open_names[at]
    steps = [(at, at - 1) for at in open_names] + [(at, at + 1) for at in reversed(open_names)]
    for at, beside in steps:
        if at in open_names and beside not in open_names and 0 <= beside < len(found):
            name = open_names[at]
            linked = _linked(text, found[min(at, beside)], found[max(at, beside)])
            if linked and _vouches(found[beside], name, in_trade) and _fits(text, found[at], name):
                del open_names[at]
    for at, name in open_names.items():
        found[at] = replace(found[at], skill=name.otherwise)
    return tuple(each for each in found if each.skill)


def _told(text: str, at: Mention, name: Written) -> bool:
    """By itself: the whole text, or with words beside it that are said of skills."""
    before = text[max(0, at.start - _REACH_CHARACTERS) : at.start]
    if not (before.strip() or text[at.end : at.end + _REACH_CHARACTERS].strip()):
        return name.care is not Care.NEVER and not name.otherwise
    if name.care is Care.NEVER or not _as_written(text, at, name) or _GOES_ON.match(text, at.end):
        return False
    if name.care is Care.IN_TRADE:
        return bool(_TRADE_AFTER.match(text, at.end))
    return bool(
        _TOLD_AFTER.match(text, at.end)
        or (before[-1:].isspace() and _told_before(before.lower().split()))
        or _capital_within(before, name)
    )


def _told_before(words: list[str]) -> bool:
    *rest, last = [each for each in words if each != "the"] or [""]
    return last in _DEGREES or (last in _LINKING and bool(rest) and rest[-1].startswith(_TOLD_OF))


def _capital_within(before: str, name: Written) -> bool:
    """ "Dashboards in Excel", but not "Ready to Go" and not "Vitamin C"."""
    within = before.endswith(" ") and before[-2:-1].islower() and not before.endswith(" to ")
    return within and len(name.text) > 1 and name.text[0].isupper()


def _linked(text: str, one: Mention, other: Mention) -> bool:
    gap = other.start - one.end
    return 0 < gap <= _GAP_CHARACTERS and bool(_LINK.fullmatch(text, one.end, other.start))


def _vouches(beside: Mention, name: Written, in_trade: Callable[[str], bool]) -> bool:
    if name.care is Care.IN_TRADE:
        return in_trade(beside.skill)
    return name.care is not Care.NEVER


def _fits(text: str, at: Mention, name: Written) -> bool:
    """Written as it should be it needs one neighbour, else to be an item of a list as well."""
    if _as_written(text, at, name):
        return not _GOES_ON.match(text, at.end)
    before = text[max(0, at.start - _GAP_CHARACTERS) : at.start]
    return bool(_ITEM_BEFORE.search(before) and _ITEM_AFTER.match(text, at.end))


def _as_written(text: str, at: Mention, name: Written) -> bool:
    said = text[at.start : at.end]
    return name.text in (said, said.lower())
