"""Names of one kind of work: a name in, its other names out."""

from collections.abc import Mapping
from dataclasses import dataclass

from trusthound.domain.search.care_names import SAME_IN_CARE
from trusthound.domain.search.synonym_words import SAME
from trusthound.domain.search.wider_names import BROADER, MARKS

Name = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Synonyms:
    """`named`: each name's other names. `marks`: what a property of an opening says as well.
    `longest` counts the words of the longest name.
    """

    named: Mapping[Name, tuple[Name, ...]]
    marks: Mapping[Name, str]
    longest: int

    def others(self, name: Name) -> tuple[Name, ...]:
        return self.named.get(name, ())


def read_synonyms(same: str, broader: str, marks: str) -> Synonyms:
    """`same`: names between bars, one thing a line. `broader`: a name, ">", and names that it
    holds, which do not hold it. `marks`: names, "=", and a property.
    """
    named: dict[Name, dict[Name, None]] = {}
    for line in same.strip().splitlines():
        names = _names(line)
        for each in names:
            named.setdefault(each, {}).update(dict.fromkeys(names))
    for line in broader.strip().splitlines():
        over, under = line.split(">")
        for each in _names(over):
            named.setdefault(each, {}).update(dict.fromkeys(_names(under)))
    of_mark = {
        each: f"={mark.strip()}"
        for line in marks.strip().splitlines()
        for names, mark in [line.split("=")]
        for each in _names(names)
    }
    others = {name: tuple(each for each in told if each != name) for name, told in named.items()}
    return Synonyms(others, of_mark, max(map(len, [*others, *of_mark])))


def _names(line: str) -> list[Name]:
    return [tuple(each.split()) for each in line.split("|")]


SYNONYMS = read_synonyms(SAME_IN_CARE + SAME, BROADER, MARKS)
