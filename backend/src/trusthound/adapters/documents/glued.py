"""A line in; out a heading and what was poured behind it, parted, or the line alone."""

import re

from trusthound.domain.resume.read.dates import periods
from trusthound.domain.resume.read.heading_words import EDUCATION, HEADINGS, WORK
from trusthound.domain.resume.read.piece import Piece, plain

_MOST_WORDS = 4
_WORD = re.compile(r"\S+")
_FEWEST_LETTERS = 5
_GIVEN = re.compile(r"(?:Bachelor|Master|Associate|Diploma|B\.?Sc|M\.?Sc|B\.?A|MBA|Ph\.?D)\b")


def parted_at_heading(text: str) -> tuple[str, ...]:
    """ "EDUCATION Leeds University" and "Experience 2015 - 2019 Acme", as two lines each.

    A heading in capitals stands before what is not; another only before dates from when to when.
    """
    words = list(_WORD.finditer(text, 0, 80))[: _MOST_WORDS + 1]
    for many in range(min(_MOST_WORDS, len(words) - 1), 0, -1):
        phrase, behind = text[: words[many - 1].end()], text[words[many].start() :]
        kind = HEADINGS.get(plain(phrase))
        if kind is not None and phrase[0].isupper() and _heads(phrase, behind, kind):
            return phrase, behind
    return (text,)


def _heads(phrase: str, behind: str, kind: str) -> bool:
    first = behind.split(" ", 1)[0]
    if phrase.isupper() and sum(map(str.isalpha, phrase)) >= _FEWEST_LETTERS:
        begins = first[0].isdigit() or (first[0].isupper() and not first.isupper())
        return begins and any(map(str.islower, behind))
    if kind == EDUCATION and _GIVEN.match(behind):
        return True
    if kind not in {WORK, EDUCATION} or not first[0].isdigit():
        return False
    dated = periods(Piece(behind, 0))
    return bool(dated) and dated[0].begin == 0 and dated[0].ranged
