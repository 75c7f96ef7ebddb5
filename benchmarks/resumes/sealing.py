"""What a resume states and the file's bytes in; words that only a holder of the file can test out.

The key is made of the whole file, which is not part of this repository, and not of the sha256
that the truths are keyed by. So without the file no list of names can be tried against them.
"""

import hmac
import re
import unicodedata
from hashlib import sha256

_OUR_PURPOSE = b"trusthound: truths of resumes\0"
_WORD = re.compile(r"\w+")
_CHARACTERS = 20  # of the hexadecimal digest: 80 bits
FEWEST_DIGITS = 7


def words_of(value: str) -> list[str]:
    """Lower-case words; "B.Tech" and "BTech" are the same one."""
    plain = unicodedata.normalize("NFKC", value).casefold()
    return _WORD.findall(re.sub(r"[.'’]", "", plain))


def whole_of(value: str) -> str:
    """Lower-case, spaces collapsed, no commas or full stops at the ends."""
    return " ".join(unicodedata.normalize("NFKC", value).casefold().split()).strip(" .,;|")


def digits_of(value: str) -> str:
    """The digits of a telephone number, without zeros that stand before the rest."""
    digits = (str(unicodedata.digit(each)) for each in value if each.isdigit())
    return "".join(digits).lstrip("0")


class Seal:
    """Makes the hashes of one file; equal values of two files have different ones."""

    def __init__(self, data: bytes) -> None:
        self._key = sha256(_OUR_PURPOSE + data).digest()

    def _hash(self, kind: str, value: str) -> str:
        told = f"{kind}\0{value}".encode()
        return hmac.new(self._key, told, sha256).hexdigest()[:_CHARACTERS]

    def words(self, value: str) -> frozenset[str]:
        """A hash a word: two values can be compared word by word, and their order is lost."""
        return frozenset(self._hash("word", each) for each in words_of(value))

    def whole(self, value: str) -> str:
        return self._hash("whole", whole_of(value))

    def number(self, value: str) -> str:
        return self._hash("number", digits_of(value))

    def endings(self, value: str) -> frozenset[str]:
        """Of a number as read, perhaps with a country's code before what the resume shows."""
        digits = digits_of(value)
        starts = range(max(1, len(digits) - FEWEST_DIGITS + 1))
        return frozenset(self._hash("number", digits[each:]) for each in starts)
