"""The lines of the list of skills in; the skills, how texts write them and their kinds out.

A line has four columns: name, aliases between bars, the names of what it is a kind of between bars,
and a word about its own kinds: "siblings" where one of them mostly does for another, "family" where
it only holds them together. A mark before a name or an alias says with what care it is found. The
name "-" has as aliases phrases that hold a skill's name and mean none.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from trusthound.domain.skills.model import Skill
from trusthound.domain.skills.written import Care, Written

_MARKS = {"=": Care.EXACT, "~": Care.IN_COMPANY, "^": Care.IN_TRADE}
_NO_SKILL = "-"


@dataclass(frozen=True, slots=True)
class Listed:
    """`siblings` are ids whose kinds stand in for each other, `families` those that tell nothing
    of their kinds.
    """

    by_id: dict[str, Skill] = field(default_factory=dict)
    written: tuple[Written, ...] = ()
    siblings: frozenset[str] = frozenset()
    families: frozenset[str] = frozenset()


def read_listed(lines: Iterable[str]) -> Listed:
    """A line that is empty or begins with "#" is passed over."""
    by_id: dict[str, Skill] = {}
    written: list[Written] = []
    kinds: dict[str, str] = {}
    for line in lines:
        if not line or line[0] == "#":
            continue
        marked, aliases, broader, kind = line.split("\t")
        name, name_care = _unmarked(marked)
        skill = "" if name == _NO_SKILL else name.lower()
        found = [_unmarked(each) for each in aliases.split("|")] if aliases else []
        if skill:
            above = tuple(each.lower() for each in broader.split("|")) if broader else ()
            by_id[skill] = Skill(skill, name, tuple(text for text, _ in found), above)
            written.append(Written(name, skill, name_care))
        written.extend(Written(text, skill, care) for text, care in found)
        if kind:
            kinds[skill] = kind
    return Listed(by_id, tuple(written), _of_kind(kinds, "siblings"), _of_kind(kinds, "family"))


def _unmarked(text: str) -> tuple[str, Care]:
    care = _MARKS.get(text[0])
    return (text[1:], care) if care else (text, Care.ANYWHERE)


def _of_kind(kinds: Mapping[str, str], sought: str) -> frozenset[str]:
    return frozenset(skill for skill, kind in kinds.items() if kind == sought)
