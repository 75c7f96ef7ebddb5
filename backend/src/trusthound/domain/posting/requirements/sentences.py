"""Stretches of a description in, the sentences and points of them out."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from trusthound.domain.posting.requirements.cue_words import WORK_AS_WELL, Cue
from trusthound.domain.posting.requirements.cues import Hit
from trusthound.domain.posting.requirements.heading_words import Part
from trusthound.domain.posting.requirements.parts import Stretch

# Every choice begins with the one class, because a pattern is found much faster so. The last: a
# sentence that begins with a capital where the one before had no full stop.
_BREAK = re.compile(
    r"[\n;•●▪◦‣|.!?*·–—\-0-9A-Z](?:"
    r"(?<=[\n;•●▪◦‣|])|"
    r"(?<=[.!?])(?=[\s)*\"”]|[A-Z][a-z ]|\Z)|"
    r"(?<=\s[*·–—-])[*·–—-]{0,3}\s|"
    r"(?<=[a-z]{3}[A-Z])(?=[a-z]{2}|\s[a-z])|"
    r"(?<=\s[0-9])[0-9]?[.)]\s(?=[A-Z(])|"
    r"(?<=[a-z]\s[TWYOIFP])(?:he|his|hey|hese|here|e|ou|ur|f|or|lease)\s(?=[a-zA-Z]))"
)
_ABBREVIATIONS = frozenset({
    "e.g", "i.e", "eg", "ie", "ex", "etc", "incl", "min", "max", "approx", "vs", "sr", "jr", "st",
    "dr", "no", "yrs", "yr", "ph.d", "b.s", "b.a", "m.s", "m.sc", "b.sc", "b.e", "b.tech", "m.tech",
    "u.s", "inc", "exp", "resp", "dept", "cert", "mr", "ms", "mrs", "co", "ltd",
})  # fmt: skip
_ABBREVIATION_CHARACTERS = 7
_LABEL_CHARACTERS = 40
_LONGEST_CHARACTERS = 1500
_LABEL_WORDS = 4
# A word that begins a point where the one before was joined to it without a full stop.
_OPENING = Cue.HARD | Cue.SOFT | Cue.MUST | Cue.DEGREE | Cue.NICE_BEFORE | Cue.OPENER
_LISTING = Cue.PERSON | Cue.MUST | Cue.HARD
_WISHING = Cue.NICE_BEFORE | Cue.NICE_BEHIND
_HELPING = ("additional", "will help")
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
        breaks = _breaks(text, folded, stretch, inside)
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


def _breaks(text: str, folded: str, stretch: Stretch, hits: Sequence[Hit]) -> list[tuple[int, int]]:
    """Where sentences end, and where the next begin."""
    breaks = []
    for match in _BREAK.finditer(text, stretch.start, stretch.end):
        start, end = match.span()
        sign = text[start]
        if sign == ".":
            if not _abbreviated(folded, start):
                breaks.append((start, end))
        elif sign.isupper():
            if not text[text.rfind(" ", 0, start - 1) + 1].isupper():
                breaks.append((start, start))
        elif sign not in "–—-" or not _is_range(text, start, end):
            breaks.append((start, end))
    joined = [
        (hit.start, hit.start)
        for hit in hits
        if hit.cue & _OPENING
        and hit.start > stretch.start
        and text[hit.start].isupper()
        and _follows_small_letters(text, hit)
    ]
    if joined:
        breaks = sorted(breaks + joined)
    breaks.append((stretch.end, stretch.end))
    return breaks


def _bounded(breaks: Sequence[tuple[int, int]], text: str, begin: int) -> Iterator[tuple[int, int]]:
    """What has no end for long is cut: all that is done with a sentence stays short so."""
    for stop, behind in breaks:
        while stop - begin > _LONGEST_CHARACTERS:
            cut = text.rfind(" ", begin + 1, begin + _LONGEST_CHARACTERS)
            begin = cut if cut > begin else begin + _LONGEST_CHARACTERS
            yield begin, begin
        yield stop, behind
        begin = behind


def _is_range(text: str, start: int, end: int) -> bool:
    """ "2 – 4 years"."""
    return text[start - 2].isdigit() and text[end : end + 1].isdigit()


def _follows_small_letters(text: str, hit: Hit) -> bool:
    """ "SpringExperience in …", "payroll environment Detailed knowledge"."""
    before = text[hit.start - 1]
    if before.islower():
        return True
    last = text[hit.start - 2]
    return (
        before == " "
        and hit.cue != Cue.DEGREE
        and (last.islower() or last == ")" or (last == ":" and _is_long_label(text, hit.start)))
        and text[hit.start + 1 : hit.end + 2].islower()
        and text[hit.end : hit.end + 1] == " "
    )


def _is_long_label(text: str, stop: int) -> bool:
    """ "What will help you in this role: …" opens a list, "Bonus: …" speaks of one point."""
    return text[max(0, stop - _LABEL_CHARACTERS) : stop].count(" ") >= _LABEL_WORDS


def _abbreviated(folded: str, stop: int) -> bool:
    """ "e.g. ", "Ph.D. ": a full stop that ends no sentence."""
    before = folded[max(0, stop - _ABBREVIATION_CHARACTERS) : stop]
    word = before.replace("(", " ").replace(",", " ").replace("/", " ").rpartition(" ")[2]
    return word in _ABBREVIATIONS or (len(word) == 1 and word.isalpha())
