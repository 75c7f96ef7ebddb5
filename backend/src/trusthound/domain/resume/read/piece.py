"""A stretch of the document's text that knows where it stands."""

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

from trusthound.domain.resume.model import Span, Stated

# Characters of fonts that draw symbols, which stand for nothing elsewhere.
SYMBOLS = re.compile("[\ue000-\uf8ff]")
LONGEST_VALUE = 300  # characters; what is longer is no name, title or place
LONGEST_TOLD = 2000  # characters of a point, or of a summary
_EDGES = " \t\r\n\f\v\u00a0\u200b\u200c\u200d\ufeff"
# Signs that stand before a point of a list; private characters are those of symbol fonts.
BULLETS = "•●○◦▪▫■□◆◇►▶‣⁃∙·*✓✔➢➤→❖★☆❑✦\uf0b7\uf0a7\uf0d8\uf076\uf02d\uf0fc"
BULLET = re.compile(
    rf"\s{{0,9}}(?:[{BULLETS}]+|[-–—>](?=\s)|o(?=\s+[A-Z])|\d{{1,2}}[.)](?=\s))\s{{0,9}}"
)


_SIGNS_AS_SPACES = {at: " " for at in range(128) if not chr(at).isalnum() and chr(at) != "'"} | {
    ord("'"): ""
}
# Letters that `re.IGNORECASE` takes for others, which `str.lower` does not make of them.
_TAKEN_FOR = {ord("İ"): "i", ord("ı"): "i", ord("ſ"): "s"}


class Piece(NamedTuple):
    """`text` begins at character `start` of the document's text."""

    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    @property
    def span(self) -> Span:
        return Span(self.start, self.end)

    def cut(self, begin: int, end: int | None = None) -> "Piece":
        return Piece(self.text[begin:end], self.start + begin)

    def trimmed(self, signs: str = "") -> "Piece":
        """Without spaces and `signs` at both ends."""
        strip = _EDGES + signs
        shorter = self.text.lstrip(strip)
        if shorter == self.text and shorter[-1:] not in strip:
            return self
        return Piece(shorter.rstrip(strip), self.start + len(self.text) - len(shorter))

    def without_bullet(self) -> "Piece":
        found = BULLET.match(self.text)
        return self.cut(found.end()).trimmed() if found else self.trimmed()

    def stated(self, most: int = LONGEST_VALUE) -> Stated | None:
        """The value, its spaces tidied; None where nothing is left."""
        shown = self.cut(0, most).trimmed()
        return Stated(tidy(shown.text), shown.span) if shown.text else None


def split(piece: Piece, separator: re.Pattern[str]) -> list[Piece]:
    """The pieces between separators, trimmed, the empty ones left out."""
    parts, begin = [], 0
    for found in separator.finditer(piece.text):
        parts.append(piece.cut(begin, found.start()).trimmed())
        begin = found.end()
    parts.append(piece.cut(begin).trimmed())
    return [part for part in parts if part.text]


def listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


def tidy(text: str) -> str:
    return " ".join(text.split())


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Lower case, accents taken off, signs as spaces: what words are looked up by."""
    if text.isascii():  # as below, in a third of the time
        return tidy(text[:LONGEST_TOLD].lower().translate(_SIGNS_AS_SPACES))
    parted = unicodedata.normalize("NFKD", text[:LONGEST_TOLD].casefold().replace("ł", "l"))
    kept = "".join(
        each if each.isalnum() else "" if unicodedata.combining(each) or each in "'’" else " "
        for each in parted
    )
    return tidy(kept)


def in_small_letters(text: str) -> str:
    """Each letter stands where it stood, and is the one that a pattern of any size of letters would
    take it for: "İ" alone would become two.
    """
    return text.lower() if text.isascii() else text.translate(_TAKEN_FOR).lower()
