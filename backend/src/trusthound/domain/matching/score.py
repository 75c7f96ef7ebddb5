"""Judged requirements in; the score and the rows of the table, each with its points, out.

The numbers stand here alone; docs/decisions/matching.md tells how each was chosen.
"""

from collections.abc import Sequence
from dataclasses import replace

from trusthound.domain.matching.judged import Judged
from trusthound.domain.matching.model import Asked, Row, Standing
from trusthound.domain.matching.occupation import Likeness
from trusthound.domain.posting.requirements.model import Need

POINTS = 100
# Of the 100 points those that the kind of work brings; the rest is for what is asked for.
KIND_OF_WORK = 50
PARTS = {
    Asked.SKILL: 1.0, Asked.YEARS: 2.0, Asked.EDUCATION: 1.0, Asked.LICENCE: 2.0,
    Asked.LANGUAGE: 1.0, Asked.SENIORITY: 1.0,
}  # fmt: skip
NICE = 0.3
# Where little is asked for, the kind of work stands in for it: as much as this many must-haves.
STANDS_IN = 6.0
# A score from here on says that most of the must-haves are met.
STRONG = 80
# Claims with less of such work behind them bring nothing.
TRUSTED = 0.25


def trusting(judged: Judged, alike: Likeness) -> Judged:
    """What is only listed counts as far as what was done is like the posting's work."""
    if not judged.claimed:
        return judged
    if alike.trust >= TRUSTED:
        return replace(judged, credit=judged.credit * alike.trust)
    return replace(judged, standing=Standing.NOT_SHOWN, credit=0.0)


def scored(kind: Judged, asked: Sequence[Judged]) -> tuple[int | None, tuple[Row, ...]]:
    """`kind` is that of the work; the score is None where nothing can be compared."""
    counted = [each for each in asked if each.part]
    parts = [_part(each) for each in asked]
    whole = sum(parts)
    if not whole and not kind.part:
        return None, (_row(kind, 0.0), *(_row(each, 0.0) for each in asked))
    # Both at once, so that what is shown more never lowers the sum.
    left = (POINTS - KIND_OF_WORK) / (whole + STANDS_IN) if kind.part else POINTS / whole
    points = [left * each for each in parts]
    share = POINTS - sum(points)
    total = share * kind.credit + sum(
        worth * each.credit for each, worth in zip(asked, points, strict=True)
    )
    most = POINTS if _most_met(counted) else STRONG - 1
    rows = ((kind, share), *zip(asked, points, strict=True))
    return min(round(total), most), tuple(_row(each, worth) for each, worth in rows)


def _part(judged: Judged) -> float:
    return judged.part * PARTS.get(judged.kind, 0.0) * (1.0 if judged.need is Need.MUST else NICE)


def _most_met(counted: Sequence[Judged]) -> bool:
    must = [each for each in counted if each.need is Need.MUST]
    return 2 * sum(each.standing is Standing.MET for each in must) > len(must)


def _row(judged: Judged, worth: float) -> Row:
    return Row(
        judged.kind,
        judged.need,
        judged.asked,
        judged.standing,
        judged.shown,
        judged.note,
        round(worth, 2),
    )
