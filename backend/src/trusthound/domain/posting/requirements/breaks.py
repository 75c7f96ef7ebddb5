"""A stretch of a description in, where its sentences and points end and begin out."""

import re
from collections.abc import Sequence

from trusthound.domain.posting.requirements.cue_words import BEGINNING_POINTS, Cue
from trusthound.domain.posting.requirements.cues import Hit
from trusthound.domain.posting.requirements.parts import Stretch

# Every choice begins with the one class, because a pattern is found much faster so. The last
# four: what begins with a capital or with years where the point before had no full stop.
_BREAK = re.compile(
    r"[\n;•●▪◦‣|.!?*·–—\-0-9A-Z](?:"
    r"(?<=[\n;•●▪◦‣|])|"
    r"(?<=[.!?])(?=[\s)*\"”]|[A-Z][a-z ]|\Z)|"
    r"(?<=\s[*·–—-])[*·–—-]{0,3}\s|"
    r"(?<=[a-z]{3}[A-Z])(?=[a-z]{2}|\s[a-z])|"
    r"(?<=\s[0-9])[0-9]?[.)]\s(?=[A-Z(])|"
    r"(?<=[a-z]\s[TWYOIFP])(?:he|his|hey|hese|here|e|ou|ur|f|or|lease)\s(?=[a-zA-Z])|"
    rf"(?<=[a-z)]\s[A-Z])(?:{'|'.join(sorted(each[1:] for each in BEGINNING_POINTS))})\s(?=[a-z])|"
    r"(?<=[a-z)]\s\d)\d?\s?\+?(?:\s?(?:-|–|to)\s?\d{1,2})?\s?\+?\s(?=(?:years|yrs)\b))"
)
# Behind these a phrase goes on, whatever is written with a capital there, or how many years.
_LEADING_ON = frozenset({
    "a", "an", "the", "of", "our", "your", "and", "or", "in", "for", "with", "to", "is", "by", "on",
    "as", "from", "at", "least", "than", "minimum", "over", "have", "has", "plus", "about", "first",
    "last", "past", "next", "possess", "requires", "require", "required", "typically",
    "approximately", "within", "every", "after", "have:", "bring", "under", "between",
    "around", "up",
})  # fmt: skip
_ABBREVIATIONS = frozenset({
    "e.g", "i.e", "eg", "ie", "ex", "etc", "incl", "min", "max", "approx", "vs", "sr", "jr", "st",
    "dr", "no", "yrs", "yr", "ph.d", "b.s", "b.a", "m.s", "m.sc", "b.sc", "b.e", "b.tech", "m.tech",
    "u.s", "inc", "exp", "resp", "dept", "cert", "mr", "ms", "mrs", "co", "ltd",
})  # fmt: skip
_ABBREVIATION_CHARACTERS = 7
_LABEL_CHARACTERS = 40
_LABEL_WORDS = 4
# A word that begins a point where the one before was joined to it without a full stop.
_OPENING = Cue.HARD | Cue.SOFT | Cue.MUST | Cue.DEGREE | Cue.NICE_BEFORE | Cue.OPENER


def breaks_in(
    text: str, folded: str, stretch: Stretch, hits: Sequence[Hit]
) -> list[tuple[int, int]]:
    """Where sentences end, and where the next begin."""
    breaks = []
    for match in _BREAK.finditer(text, stretch.start, stretch.end):
        start, end = match.span()
        sign = text[start]
        if sign == ".":
            if not _abbreviated(text, folded, start):
                breaks.append((start, end))
        elif sign.isupper():
            last = text[text.rfind(" ", 0, start - 1) + 1 : start - 1]
            if not last[:1].isupper() and last not in _LEADING_ON:
                breaks.append((start, start))
        elif sign.isdigit() and text[end - 1] == " " and folded[end : end + 1] == "y":
            if folded[folded.rfind(" ", 0, start - 1) + 1 : start - 1] not in _LEADING_ON:
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


def _abbreviated(text: str, folded: str, stop: int) -> bool:
    """ "e.g. ", "Ph.D. ": a full stop that ends no sentence."""
    before = folded[max(0, stop - _ABBREVIATION_CHARACTERS) : stop]
    word = before.replace("(", " ").replace(",", " ").replace("/", " ").rpartition(" ")[2]
    if word == "etc" and text[stop + 2 : stop + 3].isupper():
        return False
    return word in _ABBREVIATIONS or (len(word.rpartition(".")[2]) == 1 and word[-1].isalpha())
