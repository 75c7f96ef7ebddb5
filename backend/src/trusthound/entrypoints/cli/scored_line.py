"""A scored row in, one JSON line out; and the id that a row goes by."""

import hashlib
import json
from datetime import date

from pydantic_core import PydanticSerializationError, to_json

from trusthound.adapters.rows.read import Row
from trusthound.domain.assessment.band import band_of
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.posting.weights import WEIGHTS
from trusthound.usecases.score_rows import Problem, ScoredRow

ENGINE = WEIGHTS.version
_WORDS = {each: each.value for each in Outcome}  # as quick as asking an enum for a value is slow


def row_id(row: Row) -> str:
    """The row's own id as text, or its number in the file."""
    own = row.data.get("id") if row.data else None
    return str(own) if own not in (None, "") else str(row.number)


def row_digest(row: Row, day: date) -> str:
    """What a line was scored from: the row as it was read and the day, as 16 hexadecimal digits."""
    content = _json([row.line or row.data, row.problem, day])
    return hashlib.sha256(content).hexdigest()[:16]


def line_of(name: str, scored: ScoredRow | Problem, digest: str) -> bytes:
    """Always the same keys in the same order; `error` stands in error rows alone."""
    return _json({"id": name} | _fields(scored) | {"rowDigest": digest}) + b"\n"


def _json(value: object) -> bytes:
    """Ten times as fast as the standard library, which alone can write half a surrogate pair."""
    try:
        return to_json(value, fallback=str, bytes_mode="base64")
    except PydanticSerializationError:
        return json.dumps(value, default=str).encode()


def _fields(scored: ScoredRow | Problem) -> dict[str, object]:
    if isinstance(scored, Problem):
        return {
            "trustScore": None,
            "band": None,
            "scamRisk": None,
            "activityRisk": None,
            "coverage": 0.0,
            "status": "error",
            "reasons": [],
            "signals": [],
            "engineVersion": ENGINE,
            "error": {"code": scored.code, "message": scored.sentence},
        }
    assessment = scored.assessment
    points = {line.signal_id: line.points for line in assessment.lines}
    return {
        "trustScore": assessment.score,
        "band": None if assessment.score is None else band_of(assessment.score).value,
        "scamRisk": assessment.scam_risk,
        "activityRisk": assessment.axes.activity.risk,
        "coverage": assessment.coverage,
        "status": assessment.status.value,
        "reasons": list(scored.reasons),
        "signals": [
            {"id": name, "outcome": _WORDS[found.outcome], "points": points.get(name, 0.0)}
            for name, found in assessment.findings.items()
            if found.outcome is not Outcome.NOT_APPLICABLE
        ],
        "engineVersion": ENGINE,
    }
