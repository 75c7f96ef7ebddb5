"""Stretches of a description in, the sentences and points of them out."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from trusthound.domain.posting.requirements.breaks import breaks_in
from trusthound.domain.posting.requirements.cue_words import WORK_AS_WELL, Cue
from trusthound.domain.posting.requirements.cues import Hit
from trusthound.domain.posting.requirements.heading_words import Part
from trusthound.domain.posting.requirements.parts import Stretch

_LONGEST_CHARACTERS = 1500
_LISTING = Cue.PERSON | Cue.MUST | Cue.HARD
_WISHING = Cue.NICE_BEFORE | Cue.NICE_BEHIND
_HELPING = ("additional skills", "additional qualifications", "will help")
_LIST_OPENS = re.compile(
    r"\b(?:have|has|need|needs|bring|possess|demonstrate|includes?|following|who|if you|if|must|"
    r"requirements?|qualifications?|skills|experience|criteria|able to|looking for|be|with|in)"
    r"[\s:]{1,3}\Z"
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """Characters `start` up to `end`, and the part they stand in; `cues` are those of `hits`."""

    start: int
    end: int
    part: Part
    hits: Sequence[Hit]
    cues: int


def sentences_of(
    text: str, folded: str, stretches: Sequence[Stretch], hits: Sequence[Hit]
) -> Iterator[Sentence]:
    """In reading order, without those that cannot ask for anything."""
    starts = [hit.start for hit in hits]
    for stretch in stretches:
        begin, part = stretch.start, stretch.part
        first = bisect_left(starts, begin)
        inside = hits[first : bisect_left(starts, stretch.end, first)]
        if part not in _ASKING and not any(hit.cue & _TELLING[part] for hit in inside):
            continue
        at = 0
        breaks = breaks_in(text, folded, stretch, inside)
        for stop, behind in _bounded(breaks, text, stretch.start):
            named, cues, first = inside[at:at], 0, at
            while at < len(inside) and inside[at].start < stop:
                cues |= inside[at].cue
                at += 1
            named = inside[first:at]
            if cues & Cue.BOILERPLATE and part in _ASKING:
                told, cut = _before_boilerplate(named, begin, stop, part)
                if told and cut > begin + 1:
                    yield told
                if cut < stop:
                    begin, part = cut, Part.OFFER
                    named = [hit for hit in named if hit.start >= cut]
                    cues = _cues_of(named)
            if stop > begin + 1 and (part in _ASKING or cues & _TELLING[part]):
                yield Sentence(begin, stop, part, named, cues)
                if ":" in text[stop - 2 : stop]:
                    part = _announced(part, cues, folded[begin:stop])
            begin = behind


_ASKING = (Part.MUST, Part.NICE)
_STATED = Cue.YEARS | Cue.DEGREE | Cue.LICENCE | Cue.LANGUAGE | Cue.VISA
# What a sentence must hold to say anything, in each part.
_TELLING = {
    Part.OFFER: _STATED,
    Part.DUTIES: _STATED | _LISTING | _WISHING,
    Part.PROSE: _STATED | _LISTING | _WISHING,
}


def _before_boilerplate(
    hits: Sequence[Hit], begin: int, stop: int, part: Part
) -> tuple[Sentence | None, int]:
    """What is asked before it in the same sentence, and where it begins (`stop`: nowhere)."""
    weak = any(hit.cue == Cue.HARD for hit in hits)
    cut = next(
        (
            hit.start
            for hit in hits
            if hit.cue == Cue.BOILERPLATE and not (weak and hit.words in WORK_AS_WELL)
        ),
        stop,
    )
    before = [hit for hit in hits if hit.start < cut]
    cues = _cues_of(before)
    if cut == stop or not cues & (Cue.HARD | _STATED):
        return None, cut if cut == stop else begin
    return Sentence(begin, cut, part, before, cues), cut


def _cues_of(hits: Sequence[Hit]) -> int:
    return reduce(or_, (hit.cue for hit in hits), 0)


def _announced(part: Part, cues: int, sentence: str) -> Part:
    """What follows "Ideally you'll have:" or "The successful candidate will need:"."""
    if part is Part.OFFER:
        return part
    if cues & _WISHING or any(each in sentence for each in _HELPING):
        return Part.NICE
    return Part.MUST if cues & _LISTING and _LIST_OPENS.search(sentence) else part


def _bounded(breaks: Sequence[tuple[int, int]], text: str, begin: int) -> Iterator[tuple[int, int]]:
    """What has no end for long is cut: all that is done with a sentence stays short so."""
    for stop, behind in breaks:
        while stop - begin > _LONGEST_CHARACTERS:
            cut = text.rfind(" ", begin + 1, begin + _LONGEST_CHARACTERS)
            begin = cut if cut > begin else begin + _LONGEST_CHARACTERS
            yield begin, begin
        yield stop, behind
        begin = behind
