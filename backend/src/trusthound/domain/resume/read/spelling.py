"""A word in; the word of headings that it is but for a letter, or itself, out."""

from functools import lru_cache

from rapidfuzz.distance import OSA
from rapidfuzz.process import extractOne

from trusthound.domain.resume.read.heading_words import EDUCATION, HEADINGS, SKILLS, WORK

_FEWEST_LETTERS = 8  # of a shorter word one letter makes another word
_HEADED = frozenset({WORK, EDUCATION, SKILLS})
_KNOWN = sorted(
    {
        word
        for phrase, kind in HEADINGS.items()
        if kind in _HEADED and phrase.isascii()
        for word in phrase.split()
        if len(word) >= _FEWEST_LETTERS
    }
)
# By the length of a word those that it may be but for a letter.
_AS_LONG = {
    length: [each for each in _KNOWN if abs(len(each) - length) <= 1]
    for length in range(_FEWEST_LETTERS - 1, max(map(len, _KNOWN)) + 2)
}


@lru_cache(maxsize=2048)
def spelled(word: str) -> str:
    if len(word) < _FEWEST_LETTERS - 1 or word in _KNOWN:
        return word
    near = _AS_LONG.get(len(word), [])
    found = extractOne(word, near, scorer=OSA.distance, score_cutoff=1)
    return found[0] if found else word
