"""A text in, bytes to seek names of skills in out, one for each character.

Lower case, accents gone, all that parts words a space; only "." within a word, "+", "#", "&" and
"@" stay, for ".net", "c++", "c#", "r&d" and addresses.
"""

import unicodedata

_KEPT = frozenset(".+#&@")


def folded(text: str) -> bytes:
    """The byte at `i + 1` is the character at `i`; a space stands before them, two after them."""
    plain = text.encode("latin-1", "replace").translate(_TABLE)
    return (b" " + plain + b"  ").replace(b". ", b"  ")


def _plain(code: int) -> int:
    letter = unicodedata.normalize("NFKD", chr(code))[0].lower()
    if letter in _KEPT or (letter.isascii() and letter.isalnum()):
        return ord(letter)
    return ord("?" if chr(code).isalpha() else " ")  # "ß" and "æ" are parts of a word


# What Latin-1 does not know is encoded as "?", and so parts words as a bullet does.
_TABLE = bytes(_plain(code) for code in range(256))
