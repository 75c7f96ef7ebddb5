"""A text with addresses written past programs in, the same with plain addresses out.

"hxxps://pay[.]example", "wa . me / 1555", "t(.)me/name": read as a person reads them.
"""

import re
from bisect import bisect_right
from dataclasses import dataclass

_TLD = r"(?:com|net|org|io|co|me|info|biz|site|online|top|xyz|club|shop|live|link|app|work|vip|cc)"
_BROKEN = re.compile(
    r"(?P<scheme>(?<!\w)h(?:xx|tt|XX)ps?\s?\[?:\]?\s?//?)"
    r"|(?P<dot>(?<=\w)\s?[\[({]\s?(?:\.|dot|punto|point|ponto|punkt)\s?[\])}]\s?(?=\w))"
    rf"|(?P<spaced>(?<=\w)\s(?:\.|dot)\s(?={_TLD}(?!\w)))"
    r"|(?P<slash>(?<=(?:wa\.me|.t\.me))\s/\s?(?=\w))",
    re.IGNORECASE,
)
_CLUES = ("[", "(", "{", "hxxp", " . ", " dot ", " .", "hXXp")
_PLAIN = {"dot": ".", "spaced": ".", "slash": "/"}


@dataclass(frozen=True, slots=True)
class Plain:
    """`text`, and for each stretch of it how far it stands from its place in the original."""

    text: str
    begins: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()

    def place(self, at: int) -> int:
        """The place in the original of a place in `text`."""
        number = bisect_right(self.begins, at) - 1
        return at + (self.moved[number] if number >= 0 else 0)


def plain_addresses(text: str) -> tuple[Plain, list[tuple[int, int]]]:
    """The plain text, and the spans of the original in which something was written otherwise."""
    if not any(clue in text for clue in _CLUES):
        return Plain(text), []
    pieces: list[str] = []
    begins: list[int] = []
    moved: list[int] = []
    changed: list[tuple[int, int]] = []
    at = length = 0
    for match in _BROKEN.finditer(text):
        kind = match.lastgroup or ""
        new = _PLAIN.get(kind) or ("https://" if "s" in match[0].lower() else "http://")
        if new == match[0]:
            continue
        pieces += [text[at : match.start()], new]
        length += match.start() - at + len(new)
        at = match.end()
        changed.append(match.span())
        begins.append(length)
        moved.append(at - length)
    pieces.append(text[at:])
    return Plain("".join(pieces), tuple(begins), tuple(moved)), changed
