"""A posting's words, prepared once so that every signal can ask about them quickly."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from heapq import merge

from trusthound.domain.common.clues import AnyOf, ClueFinder, Places, places_of
from trusthound.domain.common.compiled import compiled
from trusthound.domain.common.denial import SENTENCE_END, denied
from trusthound.domain.common.folding import fold

QUOTE_CHARACTERS = 200
# No phrase is longer than this on either side of its clue.
PHRASE_CHARACTERS = 200

Windows = Iterable[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Quote:
    """A stretch of the text: `start`..`end` is the matched phrase, `text` the words around it."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Alternative:
    """A pattern, and the clues of which one stands in whatever it matches: `opens`, right at the
    beginning, so that it is tried there alone, a tenth of the work.
    """

    clues: tuple[str, ...]
    pattern: str
    opens: bool = False


@dataclass(frozen=True, slots=True)
class Phrases:
    """Patterns, each behind the clues of which one must stand in a text before it is tried.

    A pattern without clues is tried in any text. `clues` are those of all patterns. They are
    compiled when first tried: there are hundreds, and most texts hold the clues of few.
    """

    by_clue: tuple[Alternative, ...]
    clues: frozenset[str]

    def spans(self, folded: str, places: Places) -> Iterator[tuple[int, int]]:
        """Where the phrases stand in a lower-case text, in reading order, none inside another.

        `places` are those of the clues in the text.
        """
        tried = [*self._tried(folded, places)]
        finished = 0
        for start, end in tried[0] if len(tried) == 1 else merge(*tried, key=_longest_first):
            if start >= finished:
                yield start, end
                finished = end

    def stand_in(self, folded: str) -> bool:
        return self.stand_at(places_of(self.clues, folded), folded)

    def stand_at(self, places: Places, folded: str) -> bool:
        """The same, for a text in which the clues' places are known."""
        return any(next(spans, None) for spans in self._tried(folded, places))

    def _tried(self, folded: str, places: Places) -> Iterator[Iterator[tuple[int, int]]]:
        """The matches of each pattern that may have some: around its clues only, which are found a
        hundred times faster than a pattern.
        """
        for each in self.by_clue:
            if not each.clues:
                yield _matches(folded, compiled(each.pattern), [(0, len(folded))])
            elif near := [at for clue in each.clues if clue in places for at in places[clue]]:
                pattern = compiled(each.pattern)
                yield (
                    _opened(folded, pattern, near)
                    if each.opens
                    else _matches(folded, pattern, _windows(near))
                )


def _opened(folded: str, pattern: re.Pattern[str], places: list[int]) -> Iterator[tuple[int, int]]:
    for place in sorted({*places}):
        if match := pattern.match(folded, place, place + 2 * PHRASE_CHARACTERS):
            yield match.span()


def _matches(folded: str, pattern: re.Pattern[str], windows: Windows) -> Iterator[tuple[int, int]]:
    for begin, finish in windows:
        for match in pattern.finditer(folded, begin, finish):
            yield match.span()


def _longest_first(span: tuple[int, int]) -> tuple[int, int]:
    return span[0], -span[1]


def _windows(places: list[int]) -> Iterator[tuple[int, int]]:
    """Stretches of the text around every place, apart from each other, in reading order."""
    begin = finish = 0
    for place in sorted(places):
        if place - PHRASE_CHARACTERS > finish:
            if finish:
                yield begin, finish
            begin = max(0, place - PHRASE_CHARACTERS)
        finish = place + PHRASE_CHARACTERS
    if finish:
        yield begin, finish


def phrases(by_clue: Mapping[str, Iterable[str]]) -> Phrases:
    """Lower-case regular expressions on word boundaries, kept quick by their clues.

    A clue is text that every pattern beneath it must hold; "cheque|check" means either, and
    "^cheque|check" that it begins with either.
    """
    tried = tuple(
        Alternative(
            tuple(filter(None, clue.removeprefix("^").split("|"))),
            _whole_words(patterns),
            clue.startswith("^"),
        )
        for clue, patterns in by_clue.items()
    )
    return Phrases(tried, frozenset(clue for each in tried for clue in each.clues))


def surroundings(*patterns: str) -> Phrases:
    """Lower-case regular expressions that are only ever looked for in one sentence or title."""
    return phrases({"": patterns})


def _whole_words(patterns: Iterable[str]) -> str:
    return rf"(?<!\w)(?:{'|'.join(patterns)})(?!\w)"


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
        if not self.may_hold(sought):  # asked before all else, because it is mostly no
            return None
        return next(self.every(sought, unless=unless), None)

    def every(self, sought: Phrases, *, unless: Phrases | None = None) -> Iterator[Quote]:
        """Matches in reading order.

        Left out are those that their sentence denies ("we never ask for payment"), those within a
        warning about scams, and those whose sentence holds one of `unless`.
        """
        if not self.may_hold(sought):
            return
        for start, end in sought.spans(self.folded, self._places(sought.clues)):
            quote = self._standing(start, end, unless)
            if quote is not None:
                yield quote

    def may_hold(self, sought: Phrases) -> bool:
        """Whether one of the clues stands in the text: a quick no. Without clues it may be."""
        return not sought.clues or self.holds_any(sought.clues)

    def holds_any(self, clues: frozenset[str]) -> bool:
        return _any_of(clues).stands_in(self.folded)

    def mention(self, sought: Phrases) -> Quote | None:
        """The first match, whatever its sentence makes of it: denied or warned of, too."""
        if not self.may_hold(sought):
            return None
        for start, end in sought.spans(self.folded, self._places(sought.clues)):
            return self._quote(start, end, *self._sentence(start, end))
        return None

    def around(self, start: int, end: int, *, unless: Phrases | None = None) -> Quote | None:
        """The quote of a span of the description, such as a contact's, by the rules of `every`."""
        return self._standing(start + self.offset, end + self.offset, unless)

    def holds(self, sought: Phrases) -> bool:
        """Whether any of the phrases stands in the text, denied or not."""
        return self.may_hold(sought) and sought.stand_at(self._places(sought.clues), self.folded)

    def marked(self, finder: ClueFinder) -> "Wording":
        """The same, with the finder's clues found at once for all who will ask about them."""
        places = finder.places(self.folded)
        return _MarkedWording(
            self.shown, self.folded, self.offset, finder, places, frozenset(places)
        )

    def _places(self, clues: frozenset[str]) -> Places:
        return places_of(clues, self.folded)

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


@lru_cache(maxsize=4096)
def _any_of(clues: frozenset[str]) -> AnyOf:
    return AnyOf.of(*sorted(clues))


@dataclass(frozen=True, slots=True)
class _MarkedWording(Wording):
    finder: ClueFinder
    places: Places
    standing: frozenset[str]

    def may_hold(self, sought: Phrases) -> bool:
        clues = sought.clues
        return not clues or self.holds_any(clues)

    def holds_any(self, clues: frozenset[str]) -> bool:
        if not self.finder.knows(clues):
            return Wording.holds_any(self, clues)
        return not clues.isdisjoint(self.standing)

    def _places(self, clues: frozenset[str]) -> Places:
        return self.places if self.finder.knows(clues) else places_of(clues, self.folded)
