"""Rows in; those whose dates stand one below the other, from when above until when, joined out."""

import re
from collections.abc import Sequence
from dataclasses import replace

from trusthound.domain.resume.model import Month, Period
from trusthound.domain.resume.read.dates import Dated, month_named, still_lasts
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.rows import Row

_STILL_THERE = re.compile(
    r"(?:(?:to|till|until|up to) )?(?:currently|presently|still)(?: (?:working|employed|there))?|"
    r"(?:(?:to|till|until) )?(?:present|now|today)",
    re.IGNORECASE,
)
_NO_MONTH = Month(0)
_FIRST = re.compile(r"(?P<word>(?:to |till |until )?[^\W\d_]+)\s(?=\S)", re.IGNORECASE)


def unstacked(rows: Sequence[Row]) -> list[Row]:
    """ "2019, August  Acme" above "2020, June  Developer": one row that says from when to when."""
    found: list[Row] = []
    for row in rows:
        if found:
            found[-1] = _less_its_label(found[-1], row)
        both = _stack(found[-1], row) if found else None
        if both:
            found[-1] = both
        else:
            found.append(row)
    return found


def _less_its_label(upper: Row, lower: Row) -> Row:
    """ "2019  Nurse" above "City Clinic / 2018 - 2019" without the year: when is told below."""
    only = upper.dates[0] if len(upper.dates) == 1 and upper.given is None else None
    below = next((each.period for each in lower.dates if each.ranged), None)
    if only is None or only.ranged or only.begin or below is None or only.end >= len(upper.text):
        return upper
    ends = {each.year for each in (below.start, below.end) if each}
    year = only.period.end
    if lower.dates[0].begin == 0 or year is None or year.month or year.year not in ends:
        return upper
    return replace(upper, piece=upper.piece.cut(only.end).trimmed(" .,:;-–—|"))


def _stack(upper: Row, lower: Row) -> Row | None:
    if lasting := _ends_below(upper, lower):
        return lasting
    one = _leading_month(upper)
    other = _leading_month(lower) or _month_of_that_year(one, lower)
    gap = lower.piece.start - upper.piece.end
    if one is not None and other is None and 0 < gap < 4 and upper.words <= 14:
        return _lasting(one, upper, lower, gap)
    if one is None or other is None or not 0 < gap < 4 or upper.words > 14 or lower.words > 14:
        return None
    text = f"{upper.text}{' ' * gap}{lower.text}"
    first, last = sorted((one.period.end or _NO_MONTH, other.period.end or _NO_MONTH))
    below = len(upper.text) + gap
    given = (
        Dated(Period(first, last, span=one.period.span), 0, one.end, ranged=True),
        Dated(other.period, below, below + other.end, ranged=False),
    )
    return replace(upper, piece=Piece(text, upper.piece.start), given=given)


def _ends_below(upper: Row, lower: Row) -> Row | None:
    """ "August 2012  Analyst" above "December 2017" alone, or above "currently working"; a dash
    was lost at the first line's end.
    """
    one = _leading_month(upper)
    start = one.period.end if one else None
    gap = lower.piece.start - upper.piece.end
    if one is None or start is None or not 0 < gap < 4 or upper.words > 14:
        return None
    parted = (
        upper.text[one.end : one.end + 1] == "\t" or upper.text[one.end :].lstrip()[:1] in "-–—"
    )
    only = lower.dates[0] if len(lower.dates) == 1 and lower.given is None else None
    end = only.period.end if only and not only.ranged else None
    alone = only and (only.begin, only.end) == (0, len(lower.text))
    still = _STILL_THERE.fullmatch(lower.text) is not None
    if not parted or not (still or (alone and end and start <= end)):
        return None
    text = f"{upper.text}{' ' * gap}{lower.text}"
    below = len(upper.text) + gap
    period = Period(start, end, current=still, span=one.period.span)
    given = (
        Dated(period, 0, one.end, ranged=True),
        Dated(Period(), below, below + len(lower.text), ranged=False),
    )
    return replace(upper, piece=Piece(text, upper.piece.start), given=given)


def _lasting(one: Dated, upper: Row, lower: Row, gap: int) -> Row | None:
    """ "2020, September  Acme" above "now  Developer"."""
    found = _FIRST.match(lower.text)
    if found is None or lower.words > 14 or lower.dates or not still_lasts(found["word"]):
        return None
    below = len(upper.text) + gap
    given = (
        Dated(
            Period(one.period.end, None, current=True, span=one.period.span),
            0,
            one.end,
            ranged=True,
        ),
        Dated(Period(), below, below + found.end("word"), ranged=False),
    )
    text = f"{upper.text}{' ' * gap}{lower.text}"
    return replace(upper, piece=Piece(text, upper.piece.start), given=given)


def _month_of_that_year(upper: Dated | None, lower: Row) -> Dated | None:
    """ "2017, July  Acme" above "December  Developer"."""
    start = upper.period.end if upper else None
    word, _, behind = lower.text.partition(" ")
    if start is None or lower.dates or not behind or not word[:1].isupper():
        return None
    month = month_named(word.rstrip(".,"))
    if month is None or month < (start.month or 0):
        return None
    return Dated(Period(end=Month(start.year, month)), 0, len(word), ranged=False)


def _leading_month(row: Row) -> Dated | None:
    """The date that begins the row, if it is its only one and tells a month."""
    if len(row.dates) != 1 or row.given is not None:
        return None
    only = row.dates[0]
    told = only.period.end is not None and only.period.end.month is not None
    return (
        only if told and only.begin == 0 and not only.ranged and len(row.text) > only.end else None
    )
