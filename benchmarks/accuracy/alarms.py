"""Held-out assessments in, where the scores of scams and of genuine postings come to lie out."""

from collections.abc import Iterable, Sequence
from typing import Any

from boards import judged_boards
from false_alarms import upper_bound
from folded import Held
from material import Material

from corpus import EMSCAD
from trusthound.domain.assessment.band import CAUTION_FROM, TRUST_LINE_FROM, VERIFIED_FROM
from trusthound.domain.assessment.combine import Assessment


def false_alarms(material: Material, held: Held) -> list[dict[str, Any]]:
    """Of genuine postings, by source; a row for all of them is the last."""
    genuine = _genuine(material, held.assessed)
    sources = sorted({source for source, _ in genuine})
    rows = [
        _alarms(name, [score for source, score in genuine if source == name]) for name in sources
    ]
    return [*rows, _alarms("all", [score for _, score in genuine])]


def left_of(
    material: Material, assessed: Sequence[Assessment], dropped: Iterable[str]
) -> dict[str, float]:
    """What becomes of genuine postings, and of those on listed boards, without those questions."""
    alarms = _alarms("all", [score for _, score in _genuine(material, assessed)])
    boards = judged_boards(dropped)
    verified = sum(each is not None and each >= VERIFIED_FROM for each in boards.listed)
    return {
        "genuineBelow60": round(alarms["risk"] / alarms["rows"], 4),
        "listedVerified": round(verified / len(boards.listed), 4),
    }


def scam_scores(material: Material, held: Sequence[Held]) -> dict[str, int | float]:
    """Over all divisions: the highest score of a scam, and the shares of the bands."""
    scores = [
        judged.score
        for each in held
        for posting, judged in zip(material.postings, each.assessed, strict=True)
        if posting.scam and judged.score is not None
    ]
    return {
        "highest": max(scores),
        "verified": sum(each >= VERIFIED_FROM for each in scores),
        "below60": round(sum(each < TRUST_LINE_FROM for each in scores) / len(scores), 4),
        "danger": round(sum(each < CAUTION_FROM for each in scores) / len(scores), 4),
    }


def _genuine(material: Material, assessed: Sequence[Assessment]) -> list[tuple[str, int | None]]:
    return [
        (posting.source, judged.score)
        for posting, judged in zip(material.postings, assessed, strict=True)
        if not posting.scam
    ]


def _alarms(source: str, scores: Sequence[int | None]) -> dict[str, Any]:
    danger = sum(each is not None and each < CAUTION_FROM for each in scores)
    return {
        "source": f"{source} (held out)" if source == EMSCAD else source,
        "rows": len(scores),
        "danger": danger,
        "dangerAtMost": round(upper_bound(danger, len(scores)), 5),
        "risk": sum(each is not None and each < TRUST_LINE_FROM for each in scores),
        "noNumber": sum(each is None for each in scores),
    }
