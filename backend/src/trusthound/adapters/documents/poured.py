"""The lines of one paragraph in, poured there out of a page that was laid out; out as a person
reads them.

What pours a page into a paragraph keeps its lines, and loses what tells them apart: the signs of
lists (a space at a line's start is left of them), dashes (two spaces are), and its columns, whose
lines come one after the other or run together. Some leave a space behind each word's first letter;
some lose the lines too.
"""

import re
from collections.abc import Iterator, Sequence

from trusthound.adapters.documents.flat import lines_of
from trusthound.adapters.documents.line_traits import traits_of
from trusthound.adapters.documents.lost_signs import with_signs
from trusthound.adapters.documents.woven import as_they_stood, unwoven

_FEWEST_LINES = 12  # of a paragraph that may be a page
_LISTED_SHARE = 0.04, 0.85
_SPACED_SHARE = 0.12
_WORDS_OF_A_LETTER = frozenset("aAI")
_SIGNED = re.compile(r" {1,3}(?=\S)(?!\d{1,2} \w+$)")
_HANGING = re.compile(r"(?: +[-|])+$")
_GAP = re.compile(r"(?<=[^\s.!?]) {2,}(?=\S)")


def as_read(texts: Sequence[str], *, parted: bool = True) -> list[tuple[int, str, int]]:
    """Of each line: the number of the one it was cut from, its text, and its column. Columns are
    not `parted` where that is not asked for.
    """
    if len(texts) < _FEWEST_LINES:
        return [(at, part, 0) for at, each in enumerate(texts) for part in lines_of(each)]
    whole = [with_signs(each) for each in _closed_up(texts)]
    listed = [each for each in whole if _SIGNED.match(each)]
    low, high = _LISTED_SHARE
    signed = low * len(whole) <= len(listed) <= high * len(whole)
    marked = [
        f"• {each.strip()}"
        if signed and _SIGNED.match(each) and _may_be_a_point(each)
        else each.strip()
        for each in whole
    ]
    read = unwoven(marked) if parted else as_they_stood(marked)
    told = ((at, _GAP.sub("\t", _HANGING.sub("", text)), column) for at, text, column in read)
    return [each for each in told if each[1]]


def _may_be_a_point(line: str) -> bool:
    """What was taken out before a title, a school or dates need not have been a list's sign."""
    traits = traits_of(line.strip())
    return not (traits.dated or traits.school or traits.title or traits.kind)


def _closed_up(texts: Sequence[str]) -> Iterator[str]:
    """ "S oftware E ngineer" as two words, in texts of which a good part is written so."""
    words = [word for each in texts for word in each.split()]
    if sum(map(_is_cut_off, words)) < _SPACED_SHARE * len(words):
        yield from texts
        return
    for each in texts:
        tokens = re.split(r"( +)", each)
        spaced = any(map(_is_cut_off, tokens))
        yield "".join(_joined(tokens)) if spaced else each


def _is_cut_off(word: str) -> bool:
    return len(word) == 1 and word.isalnum() and word not in _WORDS_OF_A_LETTER


def _joined(tokens: Sequence[str]) -> Iterator[str]:
    """`tokens` are words and the spaces between them, by turns."""
    at = 0
    while at < len(tokens):
        token = tokens[at]
        behind = tokens[at + 2] if at + 2 < len(tokens) else ""
        beyond = tokens[at + 4] if at + 4 < len(tokens) else ""
        if len(token) == 1 and tokens[at + 1 : at + 2] == [" "] and _belongs(token, behind, beyond):
            yield token + behind
            at += 3
        else:
            yield token
            at += 1


def _belongs(letter: str, behind: str, beyond: str) -> bool:
    """Whether what stands behind a letter is the rest of its word."""
    if not behind or letter in "-–•|/&":
        return False
    if letter in _WORDS_OF_A_LETTER and len(behind) == 1 and beyond[1:] and beyond[0].islower():
        return False  # "I w as"
    return not (letter.islower() and behind[0].isupper())
