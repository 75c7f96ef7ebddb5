"""A text in, the persons that it names out, though nothing introduces them.

A given name with a family's behind it is somebody's, and so is what a mail address spells.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise

# A text may be one word of 100,000 letters: none is read twice.
_WORD = re.compile(r"(?<![\w@.])[^\W\d_]++(?:['’-][^\W\d_]++){0,3}+(?![\w@])")
_BETWEEN = re.compile(
    r"[ \t]{1,4}(?:(?:[^\W\d_]\.?|van|von|de|da|del|der|la|bin|al|el)[ \t]{1,4}){0,3}"
)
_PARTICLES = frozenset({"van", "von", "de", "da", "del", "der", "la", "bin", "al", "el"})
_ADDRESS = re.compile(r"(?<![\w.+-])([\w.+-]{3,64})@")
_PARTS = re.compile(r"[._+\d-]+")
_OWNER = re.compile(r"['’]s?\Z")
# What bears a person's name and is none.
_BEARERS = frozenset({
    "academy", "airport", "ave", "avenue", "building", "campus", "cathedral", "center", "centre",
    "church", "clinic", "college", "company", "corp", "corporation", "estate", "foundation", "gmbh",
    "group", "hall", "hospice", "hospital", "hotel", "house", "inc", "infirmary", "institute",
    "library", "llc", "llp", "lodge", "ltd", "memorial", "museum", "park", "partners", "plc",
    "road", "school", "sons", "square", "street", "trust", "university", "wing",
})  # fmt: skip
_PLAIN_LETTERS = str.maketrans("łøđıŁØĐ", "lodilod")
_MOST_ADDRESSES, _MOST_MORE = 20, 3


@dataclass(frozen=True, slots=True)
class PersonNames:
    """All in small letters without accents.

    `words` are those that postings write small: no family is told by them alone. `others` are two
    words that look like a person and are a place or an employer.
    """

    given: frozenset[str] = frozenset()
    family: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()

    def is_family(self, word: str) -> bool:
        """Written with a capital; most families stand on no list."""
        return word not in _BEARERS and (word in self.family or word not in self.words)


@dataclass(frozen=True, slots=True)
class _Word:
    """`plain` is as the lists are kept, and without the "'s" of an owner."""

    start: int
    end: int
    plain: str
    is_capital: bool


def plain_word(text: str) -> str:
    """Small letters without accents."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.translate(_PLAIN_LETTERS))
    return "".join(each for each in apart if not unicodedata.combining(each)).casefold()


def find_persons(text: str, names: PersonNames) -> Iterator[str]:
    """Each as the text writes it, from the given to the last of the family's names."""
    words = [each for each in map(_read, _WORD.finditer(text)) if _tells(each)]
    spelt = [*islice(_spelt(text), _MOST_ADDRESSES)]
    for at, (first, last) in enumerate(pairwise(words), start=2):
        if _are_joined(first, last, text) and (
            _is_person(first, last, names) or _is_spelt(first, last, spelt, names)
        ):
            behind = [last, *words[at : at + _MOST_MORE]]
            if end := _end_of(behind, text, names):
                yield text[first.start : end]


def pair_of(name: str) -> tuple[str, str]:
    """Of a person found the given and the first family name, as `PersonNames.others` holds them."""
    first, last, *_ = (each for each in map(_read, _WORD.finditer(name)) if _tells(each))
    return first.plain, last.plain


def _read(match: re.Match[str]) -> _Word:
    shown = _OWNER.sub("", match[0])
    return _Word(match.start(), match.start() + len(shown), plain_word(shown), shown[0].isupper())


def _tells(word: _Word) -> bool:
    return len(word.plain) > 1 and word.plain not in _PARTICLES


def _are_joined(one: _Word, other: _Word, text: str) -> bool:
    return _BETWEEN.fullmatch(text, one.end, other.start) is not None


def _is_person(first: _Word, last: _Word, names: PersonNames) -> bool:
    """A capital tells most families behind a given name; else both are listed, and no words."""
    one, other = first.plain, last.plain
    if f"{one} {other}" in names.others or first.is_capital != last.is_capital:
        return False
    if first.is_capital and one in names.given and names.is_family(other):
        return True
    return _is_listed(other, one, names) or (first.is_capital and _is_listed(one, other, names))


def _is_listed(family: str, given: str, names: PersonNames) -> bool:
    listed = family in names.family and given in names.given
    return listed and names.words.isdisjoint((family, given))


def _spelt(text: str) -> Iterator[frozenset[str]]:
    """The parts of each address: two names, or an initial and a family in one."""
    for match in _ADDRESS.finditer(text):
        yield frozenset(_PARTS.split(plain_word(match[1])))


def _is_spelt(
    first: _Word, last: _Word, spelt: Sequence[frozenset[str]], names: PersonNames
) -> bool:
    """Words of postings are none of it: "data.entry@" stands beside what is on offer."""
    one, other = first.plain, last.plain
    if not (first.is_capital and last.is_capital and names.words.isdisjoint((one, other))):
        return False
    runs = {one + other, other + one, one[0] + other, one + other[0], other + one[0]}
    return any({one, other} <= each or {one[0], other} == each or runs & each for each in spelt)


def _end_of(behind: Sequence[_Word], text: str, names: PersonNames) -> int:
    """Where the family's last name ends; 0 where it is a house's, a street's, an employer's."""
    end = behind[0].end
    for before, word in pairwise(behind):
        if not (word.is_capital and _are_joined(before, word, text)):
            break
        if word.plain in _BEARERS:
            return 0
        if not names.is_family(word.plain):
            break
        end = word.end
    return end
