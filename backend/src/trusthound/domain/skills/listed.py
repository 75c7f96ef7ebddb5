"""The lines of the list of skills in; the skills, how texts write them and their kinds out.

A line has four columns: name, aliases between bars, the names of what it is a kind of between bars,
and a word about its own kinds: "siblings" where one of them mostly does for another, "family" where
it only holds them together. A mark before a name or an alias says with what care it is found. The
name "-" has as aliases phrases that hold a skill's name and mean none. A name may stand twice, once
with a mark: what it is said with decides.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from trusthound.domain.skills.model import Skill
from trusthound.domain.skills.written import Care, Written

_MARKS = {"=": Care.EXACT, "~": Care.IN_COMPANY, "^": Care.IN_TRADE}
_MARKED = re.compile(r"(?:\A|\t|\|)[=~^]")
_OPEN = (Care.IN_COMPANY, Care.IN_TRADE)
_NO_SKILL = "-"


@dataclass(frozen=True, slots=True)
class Listed:
    """`plain` are the names found wherever they stand, each with its skill; all others are
    `careful`. `siblings` are ids whose kinds stand in for each other, `families` those that tell
    nothing of their kinds.
    """

    by_id: dict[str, Skill] = field(default_factory=dict)
    plain: dict[str, str] = field(default_factory=dict)
    careful: tuple[Written, ...] = ()
    siblings: frozenset[str] = frozenset()
    families: frozenset[str] = frozenset()


def read_listed(lines: Iterable[str]) -> Listed:
    """A line that is empty or begins with "#" is passed over."""
    by_id: dict[str, Skill] = {}
    plain: dict[str, str] = {}
    careful: list[Written] = []
    kinds: dict[str, str] = {}
    for line in lines:
        if not line or line[0] == "#":
            continue
        marked, aliases, broader, kind = line.split("\t")
        if marked == _NO_SKILL:
            careful.extend(Written(each, "", Care.NEVER) for each in aliases.split("|"))
            continue
        skill = (marked[1:] if marked[0] in _MARKS else marked).lower()
        names = [marked, *aliases.split("|")] if aliases else [marked]
        found = names
        if _MARKED.search(line):  # seldom
            with_care = [each for each in names if each[0] in _MARKS]
            careful.extend(Written(each[1:], skill, _MARKS[each[0]]) for each in with_care)
            found = [each for each in names if each[0] not in _MARKS]
            names = [each[1:] if each[0] in _MARKS else each for each in names]
        plain.update(dict.fromkeys(found, skill))
        above = tuple(broader.lower().split("|")) if broader else ()
        by_id[skill] = Skill(skill, names[0], tuple(names[1:]), above)
        if kind:
            kinds[skill] = kind
    careful = [
        replace(each, otherwise=plain.pop(each.text.lower(), "")) if each.care in _OPEN else each
        for each in careful
    ]
    siblings, families = _of_kind(kinds, "siblings"), _of_kind(kinds, "family")
    return Listed(by_id, plain, tuple(careful), siblings, families)


def _of_kind(kinds: Mapping[str, str], sought: str) -> frozenset[str]:
    return frozenset(skill for skill, kind in kinds.items() if kind == sought)
