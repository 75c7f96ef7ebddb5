"""A description and words in, the stretch of it out that says most of them."""

import re
from collections.abc import Iterable

from trusthound.domain.search.words import plain

MOST_CHARACTERS = 400
_READ = 20_000
_SPACE = re.compile(r"\s+")
# The stem of a word is no longer than this share of it.
_STEM = 0.7
_SHORTEST = 3


def excerpt(description: str, words: Iterable[str]) -> str:
    """At most MOST_CHARACTERS of plain text; its beginning where none of the words is in it."""
    text = _SPACE.sub(" ", description[:_READ]).strip()
    if len(text) <= MOST_CHARACTERS:
        return text
    begin = _densest(text, words)
    if begin:
        begin = text.rfind(" ", 0, begin + 1) + 1
    room = MOST_CHARACTERS - 2
    cut = text[begin : begin + room]
    if begin + room < len(text):
        cut = cut.rsplit(" ", 1)[0] + "…"
    return f"…{cut}" if begin else cut


def _densest(text: str, words: Iterable[str]) -> int:
    """Where a stretch begins that holds most of the different words, early ones first."""
    stems = sorted({_stem(each) for each in words})
    if not stems:
        return 0
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, stems))})", re.IGNORECASE)
    hits = [(each.start(), plain(each[0])) for each in pattern.finditer(text)][:200]
    best, most = 0, 0
    for at, _ in hits:
        begin = max(0, at - 60)
        held = {word for start, word in hits if begin <= start < begin + MOST_CHARACTERS - 20}
        if len(held) > most:
            best, most = begin, len(held)
    return best


def _stem(word: str) -> str:
    return word[: max(_SHORTEST, round(len(word) * _STEM))]
