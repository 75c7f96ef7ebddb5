"""A text as it is written in; what its reader cannot see of it out, in words."""

import re
from collections.abc import Iterator
from itertools import islice

_TAGS = re.compile("[\U000e0020-\U000e007e]{8,2000}")
# What every Unicode tag begins with in UTF-8; a pattern over the whole text is much slower.
_TAG_BYTES = b"\xf3\xa0"
# Zero-width space, non-joiner, joiner, word joiner and byte order mark. Between letters of these
# scripts none has a use but to break a word for whoever searches it; emoji, Arabic and the scripts
# of India need the joiners, and a soft hyphen is good typesetting.
_WIDTHLESS = "\u200b\u200c\u200d\u2060\ufeff"
_LETTERS = re.compile("[A-Za-z\u00c0-\u024f\u0370-\u03ff\u0400-\u04ff]{2}")
# An override turns even Latin letters round; marks, embeddings and isolates do not.
_OVERRIDES = "\u202d\u202e"
_TURNED = re.compile("\u202e([^\u202c\u202e\n]{0,200}[A-Za-z0-9][^\u202c\n]{0,200})")
# Letters that show nothing in such a row are a message in a code of their own.
_LONG_ROW = 16
_CODED = re.compile(f"[{_WIDTHLESS}]{{{_LONG_ROW},}}|[\U000e0100-\U000e01ef]{{8,}}")
_MOST_TEXTS = 5
# More than any posting is read of.
_MOST_CHARACTERS = 200_000
_LINE_CHARACTERS = 500


def written_invisibly(text: str) -> tuple[str, ...]:
    """Letters that show nothing, words that are broken unseen, and text that reads backwards."""
    text = text[:_MOST_CHARACTERS]
    if text.isascii():
        return ()
    found: list[str] = []
    tagged = _TAG_BYTES in text.encode("utf-8", "replace")
    widthless = sum(map(text.count, _WIDTHLESS))
    if tagged:
        found += (_repeated(match[0]) for match in islice(_TAGS.finditer(text), _MOST_TEXTS))
    # The pattern is slow over a long text, and what it looks for is rare.
    if (tagged or widthless >= _LONG_ROW) and (coded := _CODED.search(text)):
        found.append(f"{len(coded[0])} characters in a row that show nothing")
    elif widthless:
        found += _broken_words(text)
    if any(each in text for each in _OVERRIDES):
        turned = islice(_TURNED.finditer(text), _MOST_TEXTS)
        found += (f"written backwards: “{match[1].strip()}”" for match in turned)
    return tuple(found[:_MOST_TEXTS])


def _repeated(tags: str) -> str:
    """Unicode tags repeat ASCII: they are read as what they repeat."""
    return "".join(chr(ord(each) - 0xE0000) for each in tags)[:_LINE_CHARACTERS]


def _broken_words(text: str) -> list[str]:
    """How many words hold letters without width, and the first of them."""
    places = sorted(_within_words(text))
    if not places:
        return []
    before = text[max(0, places[0] - 60) : places[0]].split()[-1:]
    after = text[places[0] : places[0] + 60].split()[:1]
    shown = re.sub(f"[{_WIDTHLESS}]", "", "".join((*before, *after)))
    times = "once" if len(places) == 1 else f"{len(places)} times"
    return [f"characters without width break words {times}, first “{shown}”"]


def _within_words(text: str) -> Iterator[int]:
    for each in _WIDTHLESS:
        at = text.find(each)
        while at != -1:
            around = text[max(0, at - 1) : at] + text[at : at + 10].lstrip(_WIDTHLESS)[:1]
            if _LETTERS.fullmatch(around):
                yield at
            at = text.find(each, at + 1)
