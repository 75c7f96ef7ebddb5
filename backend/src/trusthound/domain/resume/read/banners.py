"""Dated heads of a section in; out which of them stand below an employer's line with its whole
time there, and so name titles alone.
"""

from collections.abc import Mapping, Sequence

from trusthound.domain.resume.model import Month, Period
from trusthound.domain.resume.read.heads import Head
from trusthound.domain.resume.read.scores import company_score, title_score

_EVER = Month(9999, 12)


def banners(heads: Sequence[tuple[Head, Period]]) -> Mapping[int, int]:
    """By number: of each head below a banner, the banner's. Of each are told what its own line
    names, and its time.
    """
    found: dict[int, int] = {}
    for at, (named, period) in enumerate(heads):
        if at in found or named.company is None or _titled(named):
            continue
        below = []
        for number in range(at + 1, len(heads)):
            if not _within(heads[number][1], period):
                break
            below.append(number)
        if any(_titled(each := heads[number][0]) and not _employs(each) for number in below):
            found |= dict.fromkeys(below, at)
    return found


def _titled(named: Head) -> bool:
    return named.title is not None and title_score(named.title.text) >= 2


def _employs(named: Head) -> bool:
    return named.company is not None and company_score(named.company.text) >= 2


def _within(inner: Period, outer: Period) -> bool:
    if not (inner.start and outer.start) or inner == outer:
        return False
    begins = inner.start.year, inner.start.month or 13
    opens = outer.start.year, outer.start.month or 0
    return begins >= opens and _end(inner) <= _end(outer, whole=True)


def _end(period: Period, *, whole: bool = False) -> tuple[int, int]:
    last = _EVER if period.current or period.end is None else period.end
    return last.year, last.month or (12 if whole else 0)
