"""A text in, the stems of the words that tell of work out; forms of one word are one stem.

Words of gender, of rank and of politeness tell of no work and are left out, or stand in a form
that is anybody's: "salesman" and "saleswoman" are "salesperson".
"""

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from math import log

from trusthound.domain.matching.plain_words import NEUTRAL, ONE_WORD, STOP

_WORD = re.compile(r"[^\W\d_][\w+#]*(?:[.&/'’-][\w+#]+)*")
_PLAIN = re.compile(r"[\w+#/]+")
_PARTS = re.compile(r"[./'’-]")
_SHORTEST = 2
# Longest first. What remains has at least `_FEWEST` letters.
_ENDINGS = (
    ("isations", "iz"), ("izations", "iz"), ("isation", "iz"), ("ization", "iz"),
    ("ational", "at"), ("ations", "at"), ("ation", "at"), ("ators", "at"), ("ator", "at"),
    ("ements", ""), ("ement", ""), ("ments", ""), ("ment", ""), ("ically", "ic"),
    ("ities", ""), ("ity", ""), ("ists", ""), ("ist", ""), ("ions", ""), ("ion", ""),
    ("ising", "iz"), ("izing", "iz"), ("ised", "iz"), ("ized", "iz"), ("ise", "iz"), ("ize", "iz"),
    ("ating", "at"), ("ated", "at"), ("ates", "at"), ("ate", "at"),
    ("ings", ""), ("ing", ""), ("ers", ""), ("ors", ""), ("er", ""), ("or", ""),
    ("ies", "y"), ("ied", "y"), ("ed", ""), ("sses", "ss"), ("es", ""), ("ly", ""), ("al", ""),
    ("e", ""), ("s", ""),
)  # fmt: skip
_FEWEST = 4


def stems(text: str) -> list[str]:
    """In the order of the text. "Claims-handling" is two words, "C++" and "node.js" are one."""
    return [each for word in _WORD.findall(text.lower()) for each in _stems_of(word)]


def counted_stems(text: str) -> dict[str, int]:
    """How often each occurs; twice as fast for a long text as to count what `stems` finds."""
    counted: dict[str, int] = {}
    for word, times in Counter(_WORD.findall(text.lower())).items():
        for each in _stems_of(word):
            counted[each] = counted.get(each, 0) + times
    return counted


def weights(counted: Mapping[str, float], rarity: Mapping[str, float]) -> dict[str, float]:
    """Of words that the table knows; of what is said often each time more counts less."""
    return {each: (1 + log(n)) * rarity[each] for each, n in counted.items() if each in rarity}


def plain_words(text: str) -> frozenset[str]:
    """In lower case, as they are: "RN", "C1E", "TS/SCI"."""
    return frozenset(_PLAIN.findall(text.lower()))


def neutral(title: str) -> str:
    """The title with one word for a trade, whoever does it."""
    return _WORD.sub(lambda word: NEUTRAL.get(word[0].lower(), word[0]), title)


@lru_cache(maxsize=100_000)
def _stems_of(word: str) -> tuple[str, ...]:
    if word in STOP or (len(word) < _SHORTEST and word not in ("c", "r")):
        return ()
    if "-" in word or "/" in word or "'" in word or "’" in word:
        return tuple(each for part in _PARTS.split(word) for each in _stems_of(part))
    if word in NEUTRAL:
        return tuple(stems(NEUTRAL[word]))
    return (_stem(ONE_WORD.get(word, word)),)


def _stem(word: str) -> str:
    """Twice: "engineering" is "engineer", and that is what "engineers" are."""
    return _without_ending(_without_ending(word)) if word.isalpha() else word


def _without_ending(word: str) -> str:
    if word.endswith("ss"):
        return word
    for ending, instead in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _FEWEST:
            return word[: -len(ending)] + instead
    return word
