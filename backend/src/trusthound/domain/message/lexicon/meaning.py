"""Lexicons and a text's words in, where each meaning stands among the words out."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ahocorasick_rs import AhoCorasick

from trusthound.domain.message.words import Words, plain_words


@dataclass(frozen=True, slots=True)
class Hit:
    """A meaning among the words `first`..`last`, both included."""

    meaning: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Lexicons:
    """All terms of all languages, found in one pass.

    A term is a word or several; one that ends in "*" stands for every word that begins so.
    """

    meanings: tuple[tuple[str, ...], ...]
    finder: AhoCorasick

    @classmethod
    def of(cls, lexicons: Iterable[Mapping[str, str]]) -> "Lexicons":
        """Each lexicon names its terms by meaning, with a comma or a newline between two."""
        by_term: dict[str, dict[str, None]] = {}
        for lexicon in lexicons:
            for meaning, terms in lexicon.items():
                for sought in _sought(terms):
                    by_term.setdefault(sought, {})[meaning] = None
        return cls(tuple(tuple(each) for each in by_term.values()), AhoCorasick([*by_term]))

    def hits(self, words: Words) -> Iterator[Hit]:
        """Every meaning at every place; one word may have several."""
        found = self.finder.find_matches_as_indexes(words.joined, overlapping=True)
        for number, start, end in found:
            first, last = words.at(start + 1), words.at(end - 2)
            for meaning in self.meanings[number]:
                yield Hit(meaning, first, last)


def _sought(terms: str) -> Iterator[str]:
    for term in terms.replace("\n", ",").split(","):
        stripped = term.strip()
        if not stripped:
            continue
        plain = plain_words(stripped.rstrip("*"))
        if not plain:
            continue
        ending = "" if stripped.endswith("*") else " "
        yield f" {plain}{ending}"
        if "'" in plain:  # "dont" and "don t" are as common as "don't"
            yield f" {plain.replace(chr(39), '')}{ending}"
