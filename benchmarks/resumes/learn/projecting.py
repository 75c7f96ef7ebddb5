"""A document and the truth that a person wrote of it in; marks as of an invented one, out.

Where the truth's words stand is searched: what is sealed, hash by hash. Of several places the one nearest to
the entry's dates counts.
"""

from collections.abc import Sequence

from comparing import Match, _is_date, _likeness
from truths import Entry, Truth

from trusthound.domain.resume.document import Document
from trusthound.domain.resume.read.learnt.word_parts import words_of
from trusthound.domain.resume.read.rows import Row

MOST_WORDS = 14


def _spans(truth: Truth, row: Row, words, ways) -> list[tuple[int, int]]:
    """The stretches of its words that are one of the ways, the longest match word for word first."""
    found = []
    told = [each for each in ways if each is not None]
    for begin in range(len(words)):
        for end in range(begin + 1, min(len(words), begin + MOST_WORDS) + 1):
            if words[end - 1].dated:
                break
            text = row.text[words[begin].begin : words[end - 1].end]
            if any(_likeness(truth, each, text) is Match.SAME for each in told):
                found.append((begin, end))
    # Signs at the edges match as well: the shortest of those that begin alike.
    return [x for x in found if not any(y != x and x[0] <= y[0] and y[1] <= x[1] for y in found)]


def marks_of(
    document: Document, truth: Truth, rows: Sequence[Row]
) -> tuple[list[tuple[str, int]], int, int]:
    """The marks, how many entries that must be read there are, and how many were found whole."""
    marks: list[tuple[str, int]] = [("", -1)] * len(document.text)
    lists = [words_of(row) for row in rows]
    must = met = 0
    for entries, codes in (
        (truth.work, ("wc", "wt", "wd")),
        (truth.education, ("es", "eg", "ed")),
    ):
        used: set[tuple[int, int, int]] = set()
        dates_used: set[tuple[int, int]] = set()
        for number, entry in enumerate(entries):
            whole = _mark(marks, truth, rows, lists, entry, number, codes, used, dates_used)
            must += not entry.optional
            met += whole and not entry.optional
    return marks, must, met


def _mark(
    marks, truth: Truth, rows, lists, entry: Entry, number: int, codes, used, dates_used
) -> bool:
    dated = [
        (at, one)
        for at, row in enumerate(rows)
        for one in row.dates
        if (at, one.begin) not in dates_used and _fits(entry, one, one_date=codes[0] == "es")
    ]
    what = [
        (at, *x)
        for at, (row, words) in enumerate(zip(rows, lists, strict=True))
        if len(words) < 40
        for x in _spans(truth, row, words, entry.what)
    ]
    place = [
        (at, *x)
        for at, (row, words) in enumerate(zip(rows, lists, strict=True))
        if len(words) < 40
        for x in _spans(truth, row, words, entry.place)
    ]
    what_stated, place_stated = (
        any(x is not None for x in entry.what),
        any(x is not None for x in entry.place),
    )
    best, chosen = None, None
    for date in dated or [(None, None)]:
        for one in [x for x in what if (*x,) not in used] or [None]:
            for other in place or [None]:
                spots = [x[0] for x in (one, other) if x] + (
                    [date[0]] if date[0] is not None else []
                )
                if not spots:
                    continue
                cost = (
                    max(spots)
                    - min(spots)
                    + 3 * (one is None and what_stated)
                    + 3 * (other is None and place_stated)
                    + (0.5 if other in used else 0)
                )
                if one and other and one[0] == other[0] and one[1] < other[2] and other[1] < one[2]:
                    cost += 2
                if best is None or cost < best:
                    best, chosen = cost, (date, one, other)
    if chosen is None or (best or 0) > 9:
        return False
    date, one, other = chosen
    for spot, code in ((other, codes[0]), (one, codes[1])):
        if spot and spot not in used:
            used.add(spot)
            row, words = rows[spot[0]], lists[spot[0]]
            for at in range(
                row.piece.start + words[spot[1]].begin, row.piece.start + words[spot[2] - 1].end
            ):
                marks[at] = code, number
    if date[0] is not None:
        dates_used.add((date[0], date[1].begin))
        row = rows[date[0]]
        for at in range(row.piece.start + date[1].begin, row.piece.start + date[1].end):
            marks[at] = codes[2], number
    return (one is not None or not what_stated) and (other is not None or not place_stated)


def _fits(entry: Entry, dated, *, one_date: bool) -> bool:
    if not entry.start and not entry.end:
        return False
    period = dated.period
    start = str(period.start) if period.start else None
    end = "current" if period.current else str(period.end) if period.end else None
    if not dated.ranged and one_date is False:
        start = start or end
    if one_date and not entry.start and (start == end or end is None):
        start, end = None, start
    return _is_date(entry.start, start) and _is_date(entry.end, end)
