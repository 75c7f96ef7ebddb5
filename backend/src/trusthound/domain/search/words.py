"""A text in, its words as they are indexed out; what a seeker typed in, what to look for out."""

import re
import unicodedata
from dataclasses import dataclass

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.search.synonyms import SYNONYMS, Synonyms

MOST_CHARACTERS = 200
MOST_WORDS = 16
# Words beyond these say no more of what a posting is about.
INDEXED_CHARACTERS = 20_000
# Spelt with signs that part words elsewhere.
_SIGNS = (
    (re.compile(r"\bI\.?T\b\.?"), " itech "),  # "it" is a word that is left out
    (re.compile(r"\bc\+\+", re.IGNORECASE), " cplusplus "),
    (re.compile(r"\bc#|\bc sharp\b", re.IGNORECASE), " csharp "),
    (re.compile(r"\bf#", re.IGNORECASE), " fsharp "),
    (re.compile(r"(?<![\w.])\.net\b|\bdot ?net\b", re.IGNORECASE), " dotnet "),
    (re.compile(r"\b([a-z]{2,12})\.js\b", re.IGNORECASE), r" \1js "),
    (re.compile(r"\b([a-z])&([a-z])\b", re.IGNORECASE), r" \1n\2 "),
    (re.compile(r"['’]s\b"), " "),
)
_LETTERS = str.maketrans({"ß": "ss", "ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ı": "i"})
_WORD = re.compile(r"[^\W_]+")
_QUOTED = re.compile(r'(?<!\S)(-?)["“”„«]([^"“”«»]{1,200})["“”»]')
_WITHOUT = re.compile(r"(?<!\S)-(\w[^\s\"“”]*)")
# What a search for work says anyway.
_NOISE = frozenset({
    "job", "jobs", "vacancy", "vacancies", "hiring", "career", "careers", "opening", "openings",
    "position", "positions", "work", "near", "me", "a", "an", "and", "the", "for", "of", "in",
    "at", "to", "or", "with", "as",
})  # fmt: skip
# What tells little of which work it is, beside a word that does.
_RANK = frozenset({
    "senior", "sr", "junior", "jr", "lead", "staff", "principal", "head", "chief", "entry",
    "level", "experienced", "graduate", "assistant", "associate", "trainee", "remote", "hybrid",
    "full", "part", "time", "i", "ii", "iii", "iv", "1", "2", "3",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Term:
    """One thing asked for: the words typed for it, and other names of it, each its words.

    `weight` is how much it tells. `mark` is a property that says the same ("=remote"), or "".
    """

    typed: tuple[str, ...]
    others: tuple[tuple[str, ...], ...] = ()
    weight: float = 1.0
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """All `terms` and `phrases` are looked for, nothing that holds one of `without`.

    `words` are those that count, as they are indexed, in the order they were typed.
    """

    terms: tuple[Term, ...]
    phrases: tuple[tuple[str, ...], ...] = ()
    without: tuple[tuple[str, ...], ...] = ()

    @property
    def typed(self) -> tuple[str, ...]:
        """Without those of phrases."""
        return tuple(word for each in self.terms for word in each.typed)

    @property
    def words(self) -> tuple[str, ...]:
        quoted = (word for each in self.phrases for word in each)
        return tuple(dict.fromkeys([*self.typed, *quoted]))

    @property
    def synonyms(self) -> tuple[str, ...]:
        """The other names that are looked for, as a person reads them."""
        return tuple(dict.fromkeys(" ".join(other) for each in self.terms for other in each.others))


def plain(text: str) -> str:
    """The words of a text in small Latin letters, apart by single spaces: what is indexed."""
    for pattern, plainly in _SIGNS:
        text = pattern.sub(plainly, text)
    low = text.lower()
    if not low.isascii():
        # Mathematical and squared capitals have no small letters until they are plain ones.
        low = unicodedata.normalize("NFKD", low.translate(_LETTERS)).lower()
        low = "".join(each for each in low if not unicodedata.combining(each))
    return " ".join(_WORD.findall(low))


def asked_words(text: str, synonyms: Synonyms = SYNONYMS) -> Asked:
    """Quoted words are a phrase, a word behind "-" is left out. Raises InvalidInput for none."""
    text = text[: MOST_CHARACTERS * 2]
    phrases: list[tuple[str, ...]] = []
    without: list[tuple[str, ...]] = []
    for sign, quoted in _QUOTED.findall(text):
        if words := tuple(plain(quoted).split()[:MOST_WORDS]):
            (without if sign else phrases).append(words)
    rest = _QUOTED.sub(" ", text)
    without += [words for each in _WITHOUT.findall(rest) if (words := tuple(plain(each).split()))]
    rest = _WITHOUT.sub(" ", rest)
    typed = plain(re.sub(r"\bit\b", "IT", rest)).split()[:MOST_WORDS]
    telling = [each for each in typed if each not in _NOISE] or ([] if phrases else typed)
    if not telling and not phrases:
        raise no_words()
    return Asked(tuple(_terms(telling, synonyms)), tuple(phrases[:4]), tuple(without[:8]))


def no_words() -> InvalidInput:
    return InvalidInput(
        "Add keywords: a job title, a skill or a company.",
        field="query",
        advice="Filters narrow a search down; they can't be all of it.",
    )


def with_words(asked: Asked, corrected: dict[str, str], synonyms: Synonyms = SYNONYMS) -> Asked:
    """The same with some words written otherwise."""
    typed = [corrected.get(word, word) for word in asked.typed]
    return Asked(tuple(_terms(typed, synonyms)), asked.phrases, asked.without)


def _terms(typed: list[str], synonyms: Synonyms) -> list[Term]:
    """The longest names of several words first: "registered nurse" is one thing."""
    found, at = [], 0
    while at < len(typed):
        for size in range(min(synonyms.longest, len(typed) - at), 0, -1):
            name = tuple(typed[at : at + size])
            others, mark = synonyms.others(name), synonyms.marks.get(name, "")
            if others or mark or size == 1:
                weight = 0.35 if mark or set(name) <= _RANK else float(size)
                found.append(Term(name, others, weight, mark))
                at += size
                break
    return found
