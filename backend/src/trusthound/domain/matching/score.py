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
# A score from here on says that most of the must-haves are met.
STRONG = 80
# Claims without any work of the kind, or other shown skills, behind them bring nothing.
TRUSTED = 0.25


def trusting(judged: Sequence[Judged], alike: Likeness) -> list[Judged]:
    """What is only listed counts as far as like work, or shown skills, stand behind the list."""
    skills = [each for each in judged if each.kind is Asked.SKILL and each.part]
    done = sum(_part(each) * each.credit for each in skills if not each.claimed)
    whole = sum(map(_part, skills))
    trust = max(alike.title, done / whole if whole else 0.0)
    return [_trusted(each, trust) if each.claimed else each for each in judged]


def _trusted(judged: Judged, trust: float) -> Judged:
    if trust >= TRUSTED:
        return replace(judged, credit=judged.credit * trust)
    return replace(judged, standing=Standing.NOT_SHOWN, credit=0.0)


def scored(kind: Judged, asked: Sequence[Judged]) -> tuple[int | None, tuple[Row, ...]]:
    """`kind` is that of the work; the score is None where nothing can be compared."""
    counted = [each for each in asked if each.part]
    whole = sum(map(_part, counted))
    share = KIND_OF_WORK if whole and kind.part else POINTS if kind.part else 0
    points = [_part(each) / whole * (POINTS - share) if whole else 0.0 for each in asked]
    rows = tuple(
        _row(each, worth)
        for each, worth in ((kind, float(share)), *zip(asked, points, strict=True))
    )
    if not kind.part and not whole:
        return None, rows
    total = share * kind.credit + sum(
        worth * each.credit for each, worth in zip(asked, points, strict=True)
    )
    return min(round(total + 1e-9), POINTS if _most_met(counted) else STRONG - 1), rows


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
