"""Numbers and rows in, the few steps and words that traits are told in out."""

import re
from bisect import bisect_left
from collections.abc import Sequence

from trusthound.domain.resume.read.rows import Row

SEPARATOR = re.compile(
    r"\s*\t\s*|\s[|•·–—−/@-]{1,2}\s|[,;|•·]\s|\s(?=\()|(?<=\))\s|:\s|"
    r"\s(?:at|for|in|bei|chez)\s(?=[A-Z])"
)
_SIGNS = " \t.,;:|()[]–-•"


def step_of(value: float, edges: Sequence[float]) -> int:
    return bisect_left(edges, value)


def scored(score: float) -> int:
    """A title's or a company's likeness, from 0 to 5."""
    return bisect_left((-1.0, 0.3, 1.2, 2.2, 3.2), score)


def dated_as(row: Row) -> str:
    """Whether it states from when to when ("r") or one date ("s"), and where in the row."""
    if not row.dates:
        return "-"
    one = next((each for each in row.dates if each.ranged), row.dates[0])
    before, behind = row.text[: one.begin].strip(_SIGNS), row.text[one.end :].strip(_SIGNS)
    if before and behind:
        place = "in+" if len(row.dates) > 1 else "in"
    elif behind:
        place = "first"
    elif before:
        place = "right" if "\t" in row.text[max(0, one.begin - 3) : one.begin + 1] else "last"
    else:
        place = "alone"
    return ("r" if one.ranged else "s") + place
