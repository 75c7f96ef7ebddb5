"""A scored row in, one JSON line out; and the id that a row goes by."""

import hashlib
import json
from datetime import date

from trusthound.adapters.rows.read import Row
from trusthound.domain.assessment.band import band_of
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.posting.weights import WEIGHTS
from trusthound.usecases.score_row import ScoredRow

ENGINE = WEIGHTS.version


def row_id(row: Row) -> str:
    """The row's own id as text, or its number in the file."""
    own = row.data.get("id") if row.data else None
    return str(own) if own not in (None, "") else str(row.number)


def row_digest(row: Row, day: date) -> str:
    """What a line was scored from: the row's content and the day, as 16 hexadecimal digits."""
    content = json.dumps([row.data, row.problem, day], sort_keys=True, default=str)
    return hashlib.sha256(content.encode("utf-8", "replace")).hexdigest()[:16]


def line_of(scored: ScoredRow, digest: str) -> str:
    """Always the same keys in the same order; `error` stands in error rows alone."""
    fields = _fields(scored) | {"rowDigest": digest}
    return json.dumps(fields, ensure_ascii=False, allow_nan=False) + "\n"


def _fields(scored: ScoredRow) -> dict[str, object]:
    assessment = scored.assessment
    if assessment is None:
        code, message = scored.problem or ("internal", "")
        return {
            "id": scored.id,
            "trustScore": None,
            "band": None,
            "scamRisk": None,
            "activityRisk": None,
            "coverage": 0.0,
            "status": "error",
            "reasons": [],
            "signals": [],
            "engineVersion": ENGINE,
            "error": {"code": code, "message": message},
        }
    points = {line.signal_id: line.points for line in assessment.lines}
    return {
        "id": scored.id,
        "trustScore": assessment.score,
        "band": None if assessment.score is None else band_of(assessment.score).value,
        "scamRisk": assessment.scam_risk,
        "activityRisk": assessment.axes.activity.risk,
        "coverage": assessment.coverage,
        "status": assessment.status.value,
        "reasons": list(scored.reasons),
        "signals": [
            {"id": name, "outcome": found.outcome.value, "points": points.get(name, 0.0)}
            for name, found in assessment.findings.items()
            if found.outcome is not Outcome.NOT_APPLICABLE
        ],
        "engineVersion": ENGINE,
    }
