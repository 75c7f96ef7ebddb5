"""Lexicons and a text's words in, where each meaning stands among the words out."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

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

    meanings: tuple[tuple[tuple[str, str], ...], ...]
    finder: AhoCorasick

    def hits(self, words: Words, languages: Collection[str]) -> Iterator[Hit]:
        """Every meaning at every place, by the lexicons of these languages."""
        found = self.finder.find_matches_as_indexes(words.joined, overlapping=True)
        for number, start, end in found:
            first, last = words.at(start + 1), words.at(end - 2)
            for meaning in dict.fromkeys(
                each for code, each in self.meanings[number] if code in languages
            ):
                yield Hit(meaning, first, last)


@cache
def lexicons_of(texts: tuple[tuple[str, str], ...]) -> Lexicons:
    """A code and a text a language; made once, because it takes some preparation."""
    by_term: dict[str, dict[tuple[str, str], None]] = {}
    for code, text in texts:
        for meaning, terms in terms_by_meaning(text).items():
            for sought in _sought(terms):
                by_term.setdefault(sought, {})[code, meaning] = None
    return Lexicons(tuple(tuple(each) for each in by_term.values()), AhoCorasick([*by_term]))


def terms_by_meaning(text: str) -> Mapping[str, list[str]]:
    """A line "meaning: term, term, …" and the indented lines under it; "#" begins a remark."""
    terms: dict[str, list[str]] = {}
    meaning = ""
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            meaning, _, line = line.partition(":")
        of_meaning = terms.setdefault(meaning.strip(), [])
        of_meaning += [each.strip() for each in line.split(",") if each.strip()]
    return terms


def _sought(terms: Iterable[str]) -> Iterator[str]:
    for term in terms:
        plain = plain_words(term.rstrip("*"))
        if not plain:
            continue
        ending = "" if term.endswith("*") else " "
        yield f" {plain}{ending}"
        if "'" in plain:  # "dont" and "don t" are as common as "don't"
            yield f" {plain.replace(chr(39), '')}{ending}"
            yield f" {plain.replace(chr(39), ' ')}{ending}"
