"""A name of a domain in, what it looks like at a glance out: equal for names that look the same."""

import unicodedata
from functools import lru_cache

# Letters of other scripts that are drawn like a Latin one, after Unicode's table of confusables
# (unicode.org/reports/tr39), cut down to what registries let stand in a name.
_FOREIGN = str.maketrans(
    "авсеԁɡһіӏјкмнոорԛѕтуԝхʏαβεικνορτυωγηɑɩɪʟꞁłøđħı",
    "abcedghiljkmhnopqstywxyabeikvoptuwynaiilllodhi",
)
# Digits and pairs that read as a letter. "l" and "i" are one: a capital "I" is drawn as an "l".
_DIGITS = str.maketrans("0135i", "olesl")
_PAIRS = (("rn", "m"), ("vv", "w"))


def written(label: str) -> str:
    """A label as a browser may show it: "xn--mazon-3ve" is "аmazon" with a Cyrillic letter."""
    if not label.startswith("xn--"):
        return label
    try:
        return label[4:].encode("ascii").decode("punycode").lower()
    except (UnicodeError, ValueError, OverflowError):
        return label


def letters(text: str) -> str:
    """Its letters and digits alone, in lower case and without accents."""
    plain = text.lower()
    if not plain.isascii():
        plain = unicodedata.normalize("NFKD", plain)
    return "".join(filter(str.isalnum, plain))


def skeleton(text: str) -> str:
    """Lower-case Latin letters and digits alone, those that look alike made one."""
    plain = text.lower()
    if not plain.isascii():
        plain = "".join(map(_latin, plain))
    plain = "".join(filter(str.isalnum, plain))
    for pair, letter in _PAIRS:
        plain = plain.replace(pair, letter)
    return plain.translate(_DIGITS)


@lru_cache(maxsize=4096)
def _latin(letter: str) -> str:
    """Without its accents, and in Latin where another script draws the same."""
    parts = unicodedata.normalize("NFKD", letter.translate(_FOREIGN)).lower()
    return "".join(each for each in parts if not unicodedata.combining(each))
