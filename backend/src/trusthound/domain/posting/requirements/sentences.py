"""Stretches of a description in, the sentences and points of them out."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trusthound.domain.posting.requirements.cue_words import Cue
from trusthound.domain.posting.requirements.cues import Hit
from trusthound.domain.posting.requirements.heading_words import Part
from trusthound.domain.posting.requirements.parts import Stretch

_BREAK = re.compile(
    r"\n|[;•●▪◦‣|]|\s[*·–—-]{1,3}\s|[!?](?=\s|[A-Z]|\Z)|\.(?=[\s)*\"”]|[A-Z][a-z ]|\Z)|"
    r"\s\d{1,2}[.)]\s(?=[A-Z(])"
)
_WORD_BEFORE = re.compile(r"[^\s(,/]*\Z")
_ABBREVIATIONS = frozenset({
    "e.g", "i.e", "eg", "ie", "ex", "etc", "incl", "min", "max", "approx", "vs", "sr", "jr", "st",
    "dr", "no", "yrs", "yr", "ph.d", "b.s", "b.a", "m.s", "m.sc", "b.sc", "b.e", "b.tech", "m.tech",
    "u.s", "inc", "exp", "resp", "dept", "cert", "mr", "ms", "mrs", "co", "ltd",
})  # fmt: skip
# A word that begins a point where the one before was joined to it without a space.
_OPENING = frozenset({Cue.HARD, Cue.SOFT, Cue.MUST, Cue.DEGREE, Cue.NICE_BEFORE, Cue.OPENER})
_ASKING = (Part.MUST, Part.NICE)


@dataclass(frozen=True, slots=True)
class Sentence:
    """Characters `start` up to `end`, the part they stand in, and what is asked in them how."""

    start: int
    end: int
    part: Part
    hits: tuple[Hit, ...]

    def has(self, *cues: Cue) -> bool:
        return any(hit.cue in cues for hit in self.hits)


def sentences_of(
    text: str, folded: str, stretches: Sequence[Stretch], hits: Sequence[Hit]
) -> Iterator[Sentence]:
    """Those that hold a hit, or stand where things are asked; in reading order."""
    at = 0
    for stretch in stretches:
        begin, part = stretch.start, stretch.part
        for stop, behind in _breaks(text, folded, stretch, hits):
            if stop > begin + 1:
                while at < len(hits) and hits[at].start < begin:
                    at += 1
                first = at
                while at < len(hits) and hits[at].start < stop:
                    at += 1
                named = tuple(hits[first:at])
                if part in _ASKING and any(hit.cue is Cue.BOILERPLATE for hit in named):
                    part = Part.OFFER
                yield Sentence(begin, stop, part, named)
            begin = behind


def _breaks(text: str, folded: str, stretch: Stretch, hits: Sequence[Hit]) -> list[tuple[int, int]]:
    """Where sentences end, and where the next begin."""
    breaks = [
        (match.start(), match.end())
        for match in _BREAK.finditer(text, stretch.start, stretch.end)
        if text[match.start()] != "." or not _abbreviated(folded, match.start())
    ]
    joined = [
        (hit.start, hit.start)
        for hit in hits
        if stretch.start < hit.start < stretch.end
        and hit.cue in _OPENING
        and text[hit.start].isupper()
        and _follows_small_letters(text, hit)
    ]
    if joined:
        breaks = sorted(breaks + joined)
    breaks.append((stretch.end, stretch.end))
    return breaks


def _follows_small_letters(text: str, hit: Hit) -> bool:
    """ "SpringExperience in …", "payroll environment Detailed knowledge": the last point had no
    full stop.
    """
    before = text[hit.start - 1]
    if before.islower():
        return True
    return (
        before in " )"
        and text[hit.start - 2].islower()
        and text[hit.start + 1 : hit.end + 3].islower()
        and text[hit.end : hit.end + 1] == " "
    )


def _abbreviated(folded: str, stop: int) -> bool:
    """ "e.g. ", "Ph.D. ": a full stop that ends no sentence."""
    before = _WORD_BEFORE.search(folded, max(0, stop - 12), stop)
    return before is not None and (
        before[0] in _ABBREVIATIONS or (len(before[0]) == 1 and before[0].isalpha())
    )
