"""A description in, the stretches of it that ask, wish, tell of duties or offer out."""

import re
from dataclasses import dataclass
from itertools import pairwise

from ahocorasick_rs import AhoCorasick, Implementation, MatchKind

from trusthound.domain.posting.requirements.heading_words import (
    BEGINNINGS,
    ENDINGS,
    HEADINGS,
    LABELS,
    NAMING,
    STANDING_ALONE,
    Part,
)

_HEADING_CHARACTERS = 70
_MOST_SPACES = 6
_SMALL_WORDS = frozenset({"and", "of", "for", "the", "to", "&", "/", "in"})
_FEW_SPACES = 2
_WORD = re.compile(r"[a-z]+")
_ADDRESSING = ("what ", "who ", "why ", "where ", "about your ", "perks of ")
_DIGIT = re.compile(r"\d")
_PART_OF = {words: part for part, many in HEADINGS.items() for words in many}
_PART_OF |= {words.replace(" and ", " & "): part for words, part in _PART_OF.items()}
_PART_OF |= {words.replace("'", ""): part for words, part in _PART_OF.items() if " " in words}
_ANY_BEGINNING = tuple(begin for begin, _ in BEGINNINGS)
_INLINE = tuple(_PART_OF)
_FINDER = AhoCorasick(
    _INLINE, matchkind=MatchKind.LeftmostLongest, implementation=Implementation.DFA
)
# What stands around a heading and is no part of it: bullets, emoji, markup, numbers.
_SIGNS = " \t*:#-–—•·●▪.!?…_|"
_EDGES = re.compile(r"^(?:[^\w\"'(]+|\(?\d{1,2}[.)]\s+)+|[^\w')?]+$")
_BEHIND = re.compile(r"\s?(?:\((?:[^()\n]{1,30})\))?\s?(?::|\*\*|-{2,}|\\-|[–—-]\s|\n|\Z)")
_MARKED = re.compile(r"(?:\*\*|-{3,})\s?([A-Z][^*\n:-]{3,50}?):?\s?(?:\*\*|-{3,})")
_CAPITAL_BEHIND = re.compile(r"\s?(?:[-*•·●–]\s?)?(?:[A-Z][A-Za-z]|\d{1,2}[+.)\s-])")
_SENTENCE_BEFORE = frozenset('.!?:;)*•·●-–—|>"”\n')
_LAST_OF_WORDS = "\u2000"  # above it stand signs, bullets and emoji
_BULLETS = frozenset({"- ", "* ", "• ", "· ", "– ", "●", "▪"})
_SENTENCE_MARKS = frozenset(".,;!")


@dataclass(frozen=True, slots=True)
class Stretch:
    """Characters `start` up to `end` of the description, behind their heading."""

    start: int
    end: int
    part: Part


def parts_of(text: str, folded: str) -> tuple[Stretch, ...]:
    """All of the description but its headings. `folded` is it in plain lower case, as long."""
    headings = sorted([*_own_lines(folded), *_inline(text, folded)])
    stretches = []
    begin, part = 0, Part.PROSE
    for start, end, opened in headings:
        if start < begin:
            continue
        if start > begin:
            stretches.append(Stretch(begin, start, part))
        begin, part = end, opened
    if begin < len(text):
        stretches.append(Stretch(begin, len(text), part))
    return tuple(stretches)


def _own_lines(folded: str) -> list[tuple[int, int, Part]]:
    """Short lines that are a heading from one end to the other."""
    found = []
    ends = [-1, *(match.start() for match in re.finditer("\n", folded)), len(folded)]
    for before, end in pairwise(ends):
        start = before + 1
        if 2 < end - start <= _HEADING_CHARACTERS and (part := _part_of(folded[start:end])):
            found.append((start, end, part))
    return found


def _part_of(line: str) -> Part | None:
    key = line.strip(_SIGNS)
    if key and not (key[0].isalnum() and key[-1].isalnum()):
        key = _EDGES.sub("", key)
    if "&" in key:
        key = key.replace("&", "and")
    known = _PART_OF.get(key)
    if known or not key:
        return known
    spaces, announced = key.count(" "), line.rstrip().endswith((":", "…", "..."))
    if spaces > _MOST_SPACES or _DIGIT.search(key):
        return None
    if not announced and (line.lstrip()[:2] in _BULLETS or not _SENTENCE_MARKS.isdisjoint(key)):
        return None
    part = None
    if key.startswith(_ANY_BEGINNING):
        part = next(part for begin, part in BEGINNINGS if key.startswith(begin))
    if part is None and (announced or (spaces <= _FEW_SPACES and _ends_plainly(key))):
        return _by_word(key)
    return part if part is Part.OFFER or spaces <= _FEW_SPACES or announced else None


def _ends_plainly(label: str) -> bool:
    return label.rpartition(" ")[2] in ENDINGS


def _by_word(label: str) -> Part | None:
    """ "Behavioural competencies, education and skills:"."""
    words = set(_WORD.findall(label))
    return next((part for part, named in NAMING if words & named), None)


def _inline(text: str, folded: str) -> list[tuple[int, int, Part]]:
    """Headings in the middle of a line: "**What You'll Do** - …"."""
    found = []
    if "**" in text or "---" in text:
        found = [
            (*match.span(), part)
            for match in _MARKED.finditer(text)
            if (part := _part_of(folded[match.start(1) : match.end(1)]))
        ]
    for number, start, end in _FINDER.find_matches_as_indexes(folded):
        if not _begins(text, start):
            continue
        words = _INLINE[number]
        behind = _BEHIND.match(text, end)
        if words in LABELS:
            continue
        if behind and _stands_apart(text, start, end, behind.end()):
            found.append((start, behind.end(), _PART_OF[words]))
        elif _CAPITAL_BEHIND.match(text, end) and _stands_alone(text, start, end, words):
            found.append((start, end, _PART_OF[words]))
    return found


def _stands_alone(text: str, start: int, end: int, words: str) -> bool:
    """ "…and reports Key Qualifications Bachelor's degree …"."""
    if words in STANDING_ALONE or (
        words.startswith(_ADDRESSING) and words.count(" ") >= _FEW_SPACES
    ):
        return _opens_sentence(text, start) or _is_title(text[start:end]) or _is_new(text, start)
    return _is_title(text[start:end]) and _is_new(text, start)


def _is_new(text: str, start: int) -> bool:
    """The word before it is written small."""
    return text[text.rfind(" ", 0, max(0, start - 1)) + 1].islower()


def _begins(text: str, start: int) -> bool:
    """Written with a capital, at the beginning of a word or joined to the end of the last one."""
    if not text[start].isupper():
        return False
    return start == 0 or not text[start - 1].isalnum() or text[start - 1].islower()


def _opens_sentence(text: str, start: int) -> bool:
    """At the beginning of a line or behind a full stop; or joined to what stands before."""
    before = text[max(0, start - 3) : start].rstrip(" ")
    return (
        not before
        or before[-1] in _SENTENCE_BEFORE
        or before[-1] > _LAST_OF_WORDS
        or text[start - 1].islower()
    )


def _is_title(words: str) -> bool:
    """ "Desirable Criteria": several words, each with a capital."""
    return " " in words and all(each[0].isupper() or each in _SMALL_WORDS for each in words.split())


def _stands_apart(text: str, start: int, end: int, behind: int) -> bool:
    """A label before a colon, or words between marks of bold print."""
    words = text[start:end]
    opens = _opens_sentence(text, start) or (":" in text[end:behind] and _is_title(words))
    return opens and text[end:behind].strip() != ""
