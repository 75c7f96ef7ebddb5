"""A report in, a file to take away out; and how such an answer is described."""

import json
from typing import Any

from starlette.responses import Response

from trusthound.domain.hiring.check import CandidateCheck
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.candidate_answer import candidate_answer

PDF, JSON, CSV = "application/pdf", "application/json", "text/csv"
BYTES: dict[str, Any] = {"type": "string", "format": "binary"}
TEXT: dict[str, Any] = {"type": "string"}
OBJECT: dict[str, Any] = {"type": "object"}
_PROBLEMS = (
    "bad_request",
    "not_found",
    "sign_in_required",
    "invalid_api_key",
    "not_allowed",
    "rate_limited",
    "database_unavailable",
)


def told_as_file(media_type: str, schema: dict[str, Any]) -> dict[int | str, dict[str, Any]]:
    """What a route that answers with a file may answer."""
    content = {media_type: {"schema": schema}}
    return {**documented(*_PROBLEMS), 200: {"description": "A file.", "content": content}}


def json_of(check: CandidateCheck) -> bytes:
    """The answer of the report's own address, for people to read."""
    told = candidate_answer(check).model_dump(mode="json", by_alias=True)
    return json.dumps(told, ensure_ascii=False, indent=2).encode()


def as_file(body: bytes, media_type: str, ending: str) -> Response:
    """Never shown in place: a browser saves it."""
    return Response(
        body,
        media_type=media_type,
        headers={"Content-Disposition": f'attachment; filename="trust-report.{ending}"'},
    )
