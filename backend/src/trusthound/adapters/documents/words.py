"""A word where it stands on its page, in points from the page's left and top."""

import re
import unicodedata
from typing import NamedTuple

from trusthound.domain.posting.extract.clean import INVISIBLE
from trusthound.domain.resume.document import Hiding

# Signs of the fonts that Word takes its bullets from.
_BULLETS = dict.fromkeys(
    (0xF0B7, 0xF0A7, 0xF076, 0xF0D8, 0xF0FC, 0xF0A8, 0xF06E, 0xF071, 0xF02D, 0xF0A2, 0xF0BE), "•"
)
_LIGATURES = re.compile("[\ufb00-\ufdff\ufe70-\ufefc]")
# One space between letters, more between words: "W O R K   H I S T O R Y".
_SPACED = re.compile(r"(?<!\S)[^\W\d_](?: {1,8}[^\W\d_](?!\S)){3,60}")


class Word(NamedTuple):
    """`foot` is where its letters stand (the baseline), by which words are told to be in one row.

    `quarter` counts the turns to the right that its page would need for it to be upright.
    """

    text: str
    left: float
    top: float
    right: float
    bottom: float
    foot: float
    points: float
    bold: bool = False
    hiding: Hiding | None = None
    light: float = 0.0  # how light its colour is, 1 being white
    quarter: int = 0
    spacing: float = 0.0  # between its letters, on average
    spaced: bool = False  # the file has a space before it


def spelled(text: str) -> str:
    """Letters with a space after each become the words that they spell."""

    def word(found: re.Match[str]) -> str:
        return " ".join(each.replace(" ", "") for each in re.split(" {2,}", found[0]))

    return _SPACED.sub(word, text)


def tidied(text: str) -> str:
    """Bullets and ligatures as common characters; without what shows nothing."""
    if text.isascii() and text.isprintable():
        return text.strip()
    text = text.translate(_BULLETS)
    if not text.isascii():
        text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
        text = _LIGATURES.sub(lambda found: unicodedata.normalize("NFKC", found[0]), text)
        text = unicodedata.normalize("NFC", text)
    return INVISIBLE.sub("", text).strip()
