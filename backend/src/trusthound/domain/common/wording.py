"""A posting's words, prepared once so that every signal can ask about them quickly."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from heapq import merge

from trusthound.domain.common.denial import SENTENCE_END, denied
from trusthound.domain.common.folding import fold

QUOTE_CHARACTERS = 200
# No phrase is longer than this on either side of its clue.
PHRASE_CHARACTERS = 200
# A clue this near to the last one is within its stretch anyway.
NEXT_CLUE_CHARACTERS = 40


@dataclass(frozen=True, slots=True)
class Quote:
    """A stretch of the text: `start`..`end` is the matched phrase, `text` the words around it."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Phrases:
    """Patterns, each behind the clues of which one must stand in a text before it is tried."""

    by_clue: tuple[tuple[tuple[str, ...], re.Pattern[str]], ...]

    def spans(self, folded: str) -> Iterator[tuple[int, int]]:
        """Where the phrases stand in a lower-case text, in reading order, none inside another."""
        tried = [
            _matches(folded, clues, pattern)
            for clues, pattern in self.by_clue
            if _any_in(clues, folded)
        ]
        finished = 0
        for start, end in merge(*tried, key=_longest_first) if tried else ():
            if start >= finished:
                yield start, end
                finished = end

    def stand_in(self, folded: str) -> bool:
        return next(self.spans(folded), None) is not None


def _any_in(clues: tuple[str, ...], folded: str) -> bool:
    """Without a generator: this runs some hundred times a posting."""
    return any(map(folded.__contains__, clues))


def _longest_first(span: tuple[int, int]) -> tuple[int, int]:
    return span[0], -span[1]


def _matches(
    folded: str, clues: tuple[str, ...], pattern: re.Pattern[str]
) -> Iterator[tuple[int, int]]:
    """The pattern is tried around the clues only, which are found a hundred times faster."""
    for begin, finish in _windows(folded, clues):
        for match in pattern.finditer(folded, begin, finish):
            yield match.span()


def _windows(folded: str, clues: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Stretches of the text around every clue, apart from each other, in reading order."""
    begin = finish = 0
    for place in sorted(place for clue in clues for place in _places(folded, clue)):
        if place - PHRASE_CHARACTERS > finish:
            if finish:
                yield begin, finish
            begin = max(0, place - PHRASE_CHARACTERS)
        finish = place + PHRASE_CHARACTERS
    if finish:
        yield begin, finish


def _places(folded: str, clue: str) -> Iterator[int]:
    place = folded.find(clue)
    while place >= 0:
        yield place
        place = folded.find(clue, place + NEXT_CLUE_CHARACTERS)


def phrases(by_clue: Mapping[str, Iterable[str]]) -> Phrases:
    """Lower-case regular expressions on word boundaries, kept quick by their clues.

    A clue is text that every pattern beneath it must hold; "cheque|check" means either.
    """
    return Phrases(
        tuple(
            (tuple(clue.split("|")), re.compile(rf"(?<!\w)(?:{'|'.join(patterns)})(?!\w)"))
            for clue, patterns in by_clue.items()
        )
    )


@dataclass(frozen=True, slots=True)
class Wording:
    """`shown` is title and description as a person reads them; `folded` the same in lower case.

    The two have equal length, so that a match in `folded` is a span of `shown`. Spans count from
    the start of the description; the title's are negative.
    """

    shown: str
    folded: str
    offset: int

    @classmethod
    def of(cls, title: str, description: str) -> "Wording":
        shown = f"{title}\n{description}"
        return cls(shown, fold(title, description), len(title) + 1)

    def first(self, sought: Phrases, *, unless: Phrases | None = None) -> Quote | None:
        """The first match that stands as a statement, or None; see `every`."""
        return next(self.every(sought, unless=unless), None)

    def every(self, sought: Phrases, *, unless: Phrases | None = None) -> Iterator[Quote]:
        """Matches in reading order.

        Left out are those that their sentence denies ("we never ask for payment"), those within a
        warning about scams, and those whose sentence holds one of `unless`.
        """
        for start, end in sought.spans(self.folded):
            quote = self._standing(start, end, unless)
            if quote is not None:
                yield quote

    def around(self, start: int, end: int, *, unless: Phrases | None = None) -> Quote | None:
        """The quote of a span of the description, such as a contact's, by the rules of `every`."""
        return self._standing(start + self.offset, end + self.offset, unless)

    def holds(self, sought: Phrases) -> bool:
        """Whether any of the phrases stands in the text, denied or not."""
        return sought.stand_in(self.folded)

    def _standing(self, start: int, end: int, unless: Phrases | None) -> Quote | None:
        begin, finish = self._sentence(start, end)
        if unless is not None and unless.stand_in(self.folded[begin:finish]):
            return None
        if denied(self.folded, start, end, begin, finish):
            return None
        return self._quote(start, end, begin, finish)

    def _sentence(self, start: int, end: int) -> tuple[int, int]:
        begin = max(0, start - QUOTE_CHARACTERS)
        for stop in SENTENCE_END.finditer(self.folded, begin, start):
            begin = stop.end()
        after = SENTENCE_END.search(self.folded, end, end + QUOTE_CHARACTERS)
        finish = after.start() + 1 if after else min(len(self.folded), end + QUOTE_CHARACTERS)
        return begin, finish

    def _quote(self, start: int, end: int, begin: int, finish: int) -> Quote:
        """The sentence, cut to QUOTE_CHARACTERS around the phrase."""
        if finish - begin > QUOTE_CHARACTERS:
            spare = max(0, QUOTE_CHARACTERS - (end - start)) // 2
            begin, finish = max(begin, start - spare), min(finish, end + spare)
        text = " ".join(self.shown[begin:finish].split())[:QUOTE_CHARACTERS]
        return Quote(text, start - self.offset, end - self.offset)


def surroundings(*patterns: str) -> Phrases:
    """Lower-case regular expressions that are only ever looked for in one sentence or title."""
    return phrases({"": patterns})
