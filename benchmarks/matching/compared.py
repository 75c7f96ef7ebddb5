"""One posting's truth and what was read of it in, how many are right, wrong and missed out.

A read skill is right when it stands where a quote of the truth stands (any place of the posting
where the quote is written, in capitals or not, on the bounds of words), and at least half of the
core words of the two together are in both (Jaccard ≥ 0.5; words like "experience", "strong", "of"
are no core words, and "models" is "model"). The same rule says which quotes were found. What stands
so at a quote of `optional` counts neither way. A skill that a posting names at several places is
told once: a quote is found too when the list of skills knows it and it is told elsewhere with the
same need. Of an alternative ("React or Vue") each name is judged by itself.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import Need, Passage, Requirements
from trusthound.domain.skills.model import Skills

HALF = 0.5
_WORD = re.compile(r"[\w+#]+")
_NO_CORE = frozenset(
    re.findall(
        r"\w+",
        """
experience experiences skill skills knowledge understanding expertise proficiency background
strong solid good deep great of in with the a an and or for to on using similar related other
field fields tool tools technology technologies practice practices
""",
    )
)
_SEPARATOR = re.compile(r"\s*(?:[,/()]|\s&\s|\bor\b|\band\b|\bsuch as\b|\be\.g\.|\blike\b)\s*")
_LEVELS = {"secondary": "school", "doctorate": "doctor"}


@dataclass(slots=True)
class Tally:
    right: int = 0
    wrong: int = 0
    found: int = 0
    missed: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.right + other.right,
            self.wrong + other.wrong,
            self.found + other.found,
            self.missed + other.missed,
        )

    @property
    def precision(self) -> float:
        return self.right / max(1, self.right + self.wrong)

    @property
    def recall(self) -> float:
        return self.found / max(1, self.found + self.missed)

    @property
    def f1(self) -> float:
        return 2 * self.precision * self.recall / max(1e-9, self.precision + self.recall)


@dataclass(slots=True)
class Compared:
    """`wrong` and `missed` are the words themselves, by kind."""

    tallies: dict[str, Tally] = field(default_factory=dict)
    wrong: list[tuple[str, str]] = field(default_factory=list)
    missed: list[tuple[str, str]] = field(default_factory=list)
    spans: int = 0
    spans_right: int = 0


def compared(
    truth: dict[str, Any], posting: JobPosting, read: Requirements, skills: Skills
) -> Compared:
    told = Compared()
    text = posting.description
    for passage in _passages(read):
        told.spans += 1
        told.spans_right += text[passage.start : passage.end] == passage.quote != ""
    quotes = {
        kind: [(quote, *place) for quote in truth[kind] for place in _places(text, quote)]
        for kind in ("must", "nice", "optional")
    }
    units: dict[str, list[tuple[str, int, int]]] = {
        need: [
            unit
            for each in read.skills
            if each.need is need
            for unit in _units(each.passage, skills, alternatives=len(each.skills) > 1)
        ]
        for need in Need
    }
    for need in Need:
        ids = {skill for each in read.skills if each.need is need for skill in each.skills}
        elsewhere = {
            quote
            for quote in truth[need.value]
            if (named := {each.skill for each in skills.mentions(quote)}) and named <= ids
        }
        _skills(told, need.value, units[need], quotes[need.value], quotes["optional"], elsewhere)
    _listed(
        told,
        "years",
        [(int(each["min"]), each["max"]) for each in truth["years"]],
        [(int(each.least), None if each.most is None else ceil(each.most)) for each in read.years],
    )
    _education(told, truth, read)
    _licences(told, truth, read)
    _listed(
        told,
        "languages",
        [each["language"] for each in truth["languages"] if each["language"] != "other"],
        [each.code for each in read.languages],
    )
    return told


def _passages(read: Requirements) -> Iterator[Passage]:
    for each in (*read.skills, *read.years, *read.education, *read.licences, *read.languages):
        yield each.passage
    if read.visa:
        yield read.visa.passage


def _places(text: str, quote: str) -> list[tuple[int, int]]:
    """Wherever it is written, on the bounds of words; a plural's "s" may follow."""
    found = re.finditer(rf"(?<!\w){re.escape(quote)}(?=s?(?!\w))", text, re.IGNORECASE)
    places = [each.span() for each in found]
    return places or [each.span() for each in re.finditer(re.escape(quote), text)]


def _units(passage: Passage, skills: Skills, *, alternatives: bool) -> list[tuple[str, int, int]]:
    """The passage; of alternatives each name."""
    if not alternatives and not _SEPARATOR.search(passage.quote):
        return [(passage.quote, passage.start, passage.end)]
    named = skills.mentions(passage.quote) if alternatives else ()
    taken = [(each.start, each.end) for each in named]
    at = 0
    for each in [*_SEPARATOR.finditer(passage.quote), None]:
        stop = each.start() if each else len(passage.quote)
        if at < stop and not any(start < stop and at < end for start, end in taken):
            taken.append((at, stop))
        at = each.end() if each else stop
    return [
        (passage.quote[start:end], passage.start + start, passage.start + end)
        for start, end in sorted(taken)
    ]


def _core(words: str) -> frozenset[str]:
    core = [each for each in _WORD.findall(words.lower()) if each not in _NO_CORE]
    return frozenset(_stem(each) for each in core or _WORD.findall(words.lower()))


def _stem(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


Quoted = tuple[str, int, int]


def _same(one: Quoted, other: Quoted) -> bool:
    if one[1] >= other[2] or other[1] >= one[2]:
        return False
    mine, theirs = _core(one[0]), _core(other[0])
    return len(mine & theirs) >= HALF * len(mine | theirs)


def _skills(
    told: Compared,
    kind: str,
    units: Sequence[Quoted],
    quotes: Sequence[Quoted],
    optional: Sequence[Quoted],
    elsewhere: Collection[str],
) -> None:
    tally = told.tallies.setdefault(kind, Tally())
    for unit in units:
        if any(_same(unit, quote) for quote in quotes):
            tally.right += 1
        elif not any(_same(unit, quote) for quote in optional):
            tally.wrong += 1
            told.wrong.append((kind, unit[0]))
    for quote in dict.fromkeys(quote for quote, _, _ in quotes):
        places = [each for each in quotes if each[0] == quote]
        if quote in elsewhere or any(_same(unit, each) for unit in units for each in places):
            tally.found += 1
        else:
            tally.missed += 1
            told.missed.append((kind, quote))


def _listed(told: Compared, kind: str, truth: Sequence[Any], read: Sequence[Any]) -> None:
    """Each value once: a posting that says a thing twice asks for it once."""
    truths, reads = Counter(dict.fromkeys(truth, 1)), Counter(dict.fromkeys(read, 1))
    common = sum((truths & reads).values())
    wrong, missed = reads - truths, truths - reads
    tally = Tally(common, sum(wrong.values()), common, sum(missed.values()))
    told.tallies[kind] = told.tallies.get(kind, Tally()) + tally
    told.wrong += [(kind, str(each)) for each in wrong]
    told.missed += [(kind, str(each)) for each in missed]


def _education(told: Compared, truth: dict[str, Any], read: Requirements) -> None:
    """The lowest level asked, on which it depends who may apply; and what else stands in the truth
    is right when it is read, but not missed: of "BS or MS" the lower is enough.
    """
    order = ["school", "vocational", "associate", "bachelor", "master", "doctor"]
    levels = [_LEVELS.get(each["level"], each["level"]) for each in truth["education"]]
    lowest = sorted(levels, key=order.index)[:1]
    mine = {each.level.value for each in read.education}
    _listed(told, "education", [*lowest, *(mine & set(levels))], sorted(mine))


def _licences(told: Compared, truth: dict[str, Any], read: Requirements) -> None:
    """Right when it stands in the text where one of the truth does or shares half of its words;
    optional ones of the truth as well.
    """
    truths = [each["quote"] for each in truth["licences"]]
    tally = Tally()
    reads = [each.passage.quote for each in read.licences]
    optional = [*truth["optional"], *truth["must"], *truth["nice"]]
    for each in reads:
        if any(_near(each, other) for other in truths):
            tally.right += 1
        elif not any(_near(each, other) for other in optional):
            tally.wrong += 1
            told.wrong.append(("licences", each))
    for each in truths:
        if any(_near(each, other) for other in reads):
            tally.found += 1
        else:
            tally.missed += 1
            told.missed.append(("licences", each))
    told.tallies["licences"] = tally


def _near(one: str, other: str) -> bool:
    mine, theirs = _core(one), _core(other)
    return len(mine & theirs) >= HALF * min(len(mine), len(theirs))
