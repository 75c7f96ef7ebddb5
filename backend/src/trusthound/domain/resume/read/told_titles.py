"""What is told below an employer and its dates in; the title that stands there, out."""

import re
from collections.abc import Sequence
from itertools import islice, zip_longest

from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.places import is_place
from trusthound.domain.resume.read.rows import Row
from trusthound.domain.resume.read.scores import title_score

_WORDS, _WORDS_ABOVE_POINTS = 5, 8
_FAR = 4  # rows: a title may stand below what the employer is
_SURE = 2
_NO_TITLE = re.compile(r"[.:;@\t\d]")
_HELD_AS = re.compile(
    r"(?:(?:currently|presently|i)\s)?(?:work(?:ed|ing)|joined|employed|engaged|served|serving)\s"
    r"(?:there\s)?as\s(?:an?\s|the\s)?[“\"'‘]?(?P<title>[^“”\"’,.;:()]{3,60}?)"
    r"(?=[”\"’,.;:()]|\s(?:with|having|for|in|at|while|where|from|since|responsible|to)\b|$)",
    re.IGNORECASE,
)
_TITLED = re.compile(
    r"(?P<title>[A-Z][\w/&-]*(?:\s[\w/&-]+){0,5})\s(?:at\s(?=[A-Z])|(?=responsible\sfor\s))"
)


def title_below(told: Sequence[Row]) -> Row | None:
    """ "Happiness Hero", alone between the employer and the points, where no trade's word is in
    it; or a sure title below what the employer is.
    """
    alone = len(told) == 1
    for at, (row, behind) in enumerate(islice(zip_longest(told, told[1:]), _FAR)):
        if row.bulleted:
            return None
        points = behind is not None and behind.bulleted
        most = _WORDS_ABOVE_POINTS if points and not at else _WORDS
        short = not row.dates and row.words <= most
        named = row.text[:1].isupper() and not _NO_TITLE.search(row.text)
        ends = alone if behind is None else points or behind.words > 2 * _WORDS
        sure = not at or (title_score(row.text) >= _SURE and (at == 1 or row.prominent))
        if short and named and ends and sure and not is_place(row.text):
            return row
    return None


def title_within(told: Sequence[Row]) -> Piece | None:
    """ "Worked as “Financial Controller” with …", "Research analyst at Northwind, a bank …"."""
    for row in told[:1]:
        shown = row.piece.without_bullet()
        found = _HELD_AS.match(shown.text) or _TITLED.match(shown.text)
        if found and title_score(found["title"]) >= _SURE:
            return shown.cut(found.start("title"), found.end("title"))
    return None
