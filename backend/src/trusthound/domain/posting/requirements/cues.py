"""A text in, every word of it that says how and what is asked, in reading order, out."""

from functools import cache
from typing import NamedTuple

from ahocorasick_rs import AhoCorasick, Implementation, MatchKind

from trusthound.domain.posting.requirements.cue_words import BY_CUE, Cue
from trusthound.domain.posting.requirements.degree_words import DEGREES
from trusthound.domain.posting.requirements.language_words import LANGUAGES
from trusthound.domain.posting.requirements.licence_words import CERTIFYING, LICENCES


class Hit(NamedTuple):
    """Characters `start` up to `end` are `words`, in lower case; `cue` is one of Cue."""

    start: int
    end: int
    cue: int
    words: str


def cues_in(text: str, folded: str) -> list[Hit]:
    """The longest at each place. A word may be joined to the one before it ("SpringExperience")."""
    automaton, known = _finder()
    length = len(text)
    hits = []
    for number, start, end in automaton.find_matches_as_indexes(folded):
        if end < length and text[end].isalnum() and not _joined(text, end):
            continue
        if start and text[start - 1].isalnum() and not _joined(text, start):
            continue
        cue, words = known[number]
        hits.append(Hit(start, end, cue, words))
    return hits


def _joined(text: str, at: int) -> bool:
    """ "QualificationsThis": where one text was put behind another without a space."""
    return text[at].isupper() and text[at - 1].islower()


@cache
def _finder() -> tuple[AhoCorasick, tuple[tuple[int, str], ...]]:
    """Built at the first use. What stands first in the lists has the word."""
    known: dict[str, int] = {}
    for cue, many in BY_CUE:
        for words in many:
            known.setdefault(words, cue)
    for names in DEGREES.values():
        known |= dict.fromkeys(names, Cue.DEGREE)
    for names in LANGUAGES.values():
        known |= dict.fromkeys(names, Cue.LANGUAGE)
    for short, names in LICENCES.items():
        known |= dict.fromkeys((short.lower(), *names), Cue.LICENCE)
    for words in CERTIFYING:
        known.setdefault(words, Cue.LICENCE)
    automaton = AhoCorasick(
        [*known], matchkind=MatchKind.LeftmostLongest, implementation=Implementation.DFA
    )
    return automaton, tuple((cue, words) for words, cue in known.items())
