"""Clues and a lower-case text in, where those that stand in it stand out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ahocorasick_rs import AhoCorasick, Implementation, MatchKind

# Above this the library compares character by character, which a whole table does fastest.
_FEW_WORDS = 40
# By clue, in reading order; a clue that does not stand in the text has no entry.
Places = Mapping[str, Sequence[int]]


def places_of(clues: Iterable[str], folded: str) -> Places:
    """Looks for one clue after the other."""
    return {clue: [*_each(clue, folded)] for clue in clues if clue in folded}


def _each(clue: str, folded: str) -> Iterator[int]:
    place = folded.find(clue)
    while place >= 0:
        yield place
        place = folded.find(clue, place + 1)


@dataclass(frozen=True, slots=True)
class ClueFinder:
    """Finds all its clues in one pass, twenty times faster than some hundred passes."""

    clues: frozenset[str]
    _numbered: tuple[str, ...]
    _automaton: AhoCorasick
    # The tables that were asked about; the same ones, text after text.
    _known: dict[frozenset[str], bool] = field(default_factory=dict, compare=False)

    @classmethod
    def of(cls, clues: Iterable[str]) -> "ClueFinder":
        numbered = tuple(dict.fromkeys(clues))
        automaton = AhoCorasick(numbered, implementation=Implementation.DFA)
        return cls(frozenset(numbered), numbered, automaton)

    def knows(self, table: frozenset[str]) -> bool:
        """Whether all clues of a table are among its own."""
        known = self._known.get(table)
        if known is None:
            known = self._known[table] = table <= self.clues
        return known

    def places(self, folded: str) -> Places:
        found: dict[str, list[int]] = {}
        for number, start, _ in self._automaton.find_matches_as_indexes(folded, overlapping=True):
            found.setdefault(self._numbered[number], []).append(start)
        return found


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Tells whether any of some words stands in a text.

    Leftmost matching of few words compares many characters at once: ten times as fast as to ask for
    each word.
    """

    _automaton: AhoCorasick

    @classmethod
    def of(cls, *words: str) -> "AnyOf":
        table = Implementation.DFA if len(words) > _FEW_WORDS else None
        return cls(AhoCorasick(words, matchkind=MatchKind.LeftmostFirst, implementation=table))

    def stands_in(self, folded: str) -> bool:
        # As strings, because places are counted in characters, which costs more than the search.
        return bool(self._automaton.find_matches_as_strings(folded))
