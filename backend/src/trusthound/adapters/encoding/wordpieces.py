"""A text in, the pieces of words that a BERT's vocabulary knows it by out, each with its place.

As its own tokenizer does it, so that its weights fit: lower case, no accents, signs apart. The
library that does it, too, brings a client of a model hub along, which nothing here may ask.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache

_UNKNOWN = "[UNK]"
_LONGEST = 60  # letters of a word that is looked up
_CACHED = 1 << 14


class WordPieces:
    def __init__(self, vocabulary: Mapping[str, int]) -> None:
        self._known = vocabulary
        self.of_word = lru_cache(_CACHED)(self._of_word)

    def of_text(self, text: str) -> Iterator[tuple[int, int, int]]:
        """Of each piece its number, and the characters of the text that it is of."""
        for begin, end in _words(text):
            for number, first, last in self.of_word(text[begin:end]):
                yield number, begin + first, begin + last

    def _of_word(self, word: str) -> tuple[tuple[int, int, int], ...]:
        letters, places = _plain(word)
        if not letters:
            return ()
        unknown = ((self._known[_UNKNOWN], 0, len(word)),)
        if len(letters) > _LONGEST:
            return unknown
        found, at = [], 0
        while at < len(letters):
            for end in range(len(letters), at, -1):
                number = self._known.get(("##" if at else "") + letters[at:end])
                if number is not None:
                    break
            else:
                return unknown
            found.append((number, places[at], places[end - 1] + 1))
            at = end
        return tuple(found)


def _words(text: str) -> Iterator[tuple[int, int]]:
    """Runs of letters and digits; any other sign is a word of its own."""
    begin = None
    for at, each in enumerate(text):
        # A mark belongs to the letter that it stands on.
        if (each.isalnum() and not _ideograph(each)) or unicodedata.combining(each):
            begin = at if begin is None else begin
            continue
        if begin is not None:
            yield begin, at
            begin = None
        if not each.isspace() and each.isprintable():
            yield at, at + 1
    if begin is not None:
        yield begin, len(text)


def _plain(word: str) -> tuple[str, list[int]]:
    """Lower case without accents; where each letter stood."""
    if word.isascii():
        return word.lower(), list(range(len(word)))
    letters, places = [], []
    for at, each in enumerate(word):
        for one in unicodedata.normalize("NFD", each.lower()):
            if not unicodedata.combining(one):
                letters.append(one)
                places.append(at)
    return "".join(letters), places


def _ideograph(letter: str) -> bool:
    return "\u3400" <= letter <= "\u9fff" or "\uf900" <= letter <= "\ufaff"
