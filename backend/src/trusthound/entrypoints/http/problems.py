"""An error in, an RFC 9457 answer out: the only table from error to status.

Domain errors bring their code and their sentence; what HTTP itself forbids is a `Refused`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from http import HTTPStatus
from math import ceil
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

from trusthound.domain.common.errors import (
    Conflict,
    DatabaseUnavailable,
    DocumentProblem,
    InProgress,
    InvalidInput,
    Overloaded,
    PaymentsUnavailable,
    RateLimited,
    ReadingProblem,
    SignInRequired,
    TrustHoundError,
)
from trusthound.domain.common.listed_opening import OpeningsListed
from trusthound.entrypoints.http.request_id import request_id_of
from trusthound.entrypoints.http.schemas.problem import ListedOpeningAnswer, Problem
from trusthound.wiring.clock import utc_now

PROBLEM_TYPE = "application/problem+json"
RETRY_SECONDS = 5
TRY_AGAIN = "Try again in a moment. If it happens again, tell us the request id."


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of problem: its status and its short name."""

    status: HTTPStatus
    title: str


KINDS: Mapping[str, Kind] = {
    # the request
    "bad_request": Kind(HTTPStatus.BAD_REQUEST, "Malformed request"),
    "invalid_host": Kind(HTTPStatus.BAD_REQUEST, "Unknown host"),
    "invalid_json": Kind(HTTPStatus.BAD_REQUEST, "Not valid JSON"),
    "invalid_url": Kind(HTTPStatus.BAD_REQUEST, "Address refused"),
    "invalid_input": Kind(HTTPStatus.UNPROCESSABLE_ENTITY, "Input refused"),
    "not_found": Kind(HTTPStatus.NOT_FOUND, "Not found"),
    "conflict": Kind(HTTPStatus.CONFLICT, "Conflict"),
    "task_waits": Kind(HTTPStatus.CONFLICT, "The task waits already"),
    "not_proven": Kind(HTTPStatus.CONFLICT, "Not found at the domain"),
    "method_not_allowed": Kind(HTTPStatus.METHOD_NOT_ALLOWED, "Method not allowed"),
    "request_timeout": Kind(HTTPStatus.REQUEST_TIMEOUT, "Request not received in time"),
    "body_too_large": Kind(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "Body too large"),
    "url_too_long": Kind(HTTPStatus.REQUEST_URI_TOO_LONG, "URL too long"),
    "unsupported_media_type": Kind(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "Unsupported body"),
    "headers_too_large": Kind(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "Headers too large"),
    "rate_limited": Kind(HTTPStatus.TOO_MANY_REQUESTS, "Too many requests"),
    "daily_limit": Kind(HTTPStatus.TOO_MANY_REQUESTS, "Daily limit reached"),
    "monthly_limit": Kind(HTTPStatus.TOO_MANY_REQUESTS, "Monthly limit reached"),
    "idempotency_mismatch": Kind(HTTPStatus.UNPROCESSABLE_ENTITY, "Key used for something else"),
    "in_progress": Kind(HTTPStatus.CONFLICT, "Still being answered"),
    # the caller
    "sign_in_required": Kind(HTTPStatus.UNAUTHORIZED, "Sign-in required"),
    "wrong_credentials": Kind(HTTPStatus.UNAUTHORIZED, "Sign-in refused"),
    "totp_required": Kind(HTTPStatus.UNAUTHORIZED, "Code required"),
    "wrong_code": Kind(HTTPStatus.UNAUTHORIZED, "Code refused"),
    "invalid_api_key": Kind(HTTPStatus.UNAUTHORIZED, "API key refused"),
    "not_allowed": Kind(HTTPStatus.FORBIDDEN, "Not allowed"),
    "premium_required": Kind(HTTPStatus.FORBIDDEN, "Premium required"),
    "not_in_plan": Kind(HTTPStatus.FORBIDDEN, "Not in your plan"),
    # accounts
    "mail_taken": Kind(HTTPStatus.CONFLICT, "Address taken"),
    "seat_limit_reached": Kind(HTTPStatus.CONFLICT, "No seat left"),
    "last_admin": Kind(HTTPStatus.CONFLICT, "Last admin"),
    "already_invited": Kind(HTTPStatus.CONFLICT, "Already invited"),
    "already_customer": Kind(HTTPStatus.CONFLICT, "Customer already"),
    "already_member": Kind(HTTPStatus.CONFLICT, "Already a member"),
    "other_organization": Kind(HTTPStatus.CONFLICT, "Member of another organisation"),
    "link_expired": Kind(HTTPStatus.GONE, "Link expired"),
    "totp_on": Kind(HTTPStatus.CONFLICT, "Second factor is on"),
    "totp_off": Kind(HTTPStatus.CONFLICT, "Second factor is off"),
    "too_many_api_keys": Kind(HTTPStatus.CONFLICT, "Too many API keys"),
    "api_key_ended": Kind(HTTPStatus.CONFLICT, "API key ended"),
    # candidates
    "held": Kind(HTTPStatus.CONFLICT, "Held after a dispute"),
    "not_disputed": Kind(HTTPStatus.CONFLICT, "Not disputed"),
    "rechecked": Kind(HTTPStatus.CONFLICT, "Checked again before"),
    "file_gone": Kind(HTTPStatus.CONFLICT, "File no longer kept"),
    "disputed": Kind(HTTPStatus.CONFLICT, "Disputed before"),
    "too_many_webhooks": Kind(HTTPStatus.CONFLICT, "Too many webhooks"),
    "webhook_disabled": Kind(HTTPStatus.CONFLICT, "Webhook disabled"),
    "bulk_state": Kind(HTTPStatus.CONFLICT, "Not in this state"),
    "nothing_to_verify": Kind(HTTPStatus.CONFLICT, "Nothing to verify"),
    "too_many_bulk_jobs": Kind(HTTPStatus.CONFLICT, "Too many lists"),
    # resumes
    "no_resume": Kind(HTTPStatus.CONFLICT, "No resume"),
    "too_many_searches": Kind(HTTPStatus.CONFLICT, "Too many saved searches"),
    "too_many_corrections": Kind(HTTPStatus.CONFLICT, "Too many corrections"),
    "too_many_watches": Kind(HTTPStatus.CONFLICT, "Too many watched jobs"),
    "too_many_resumes": Kind(HTTPStatus.CONFLICT, "Too many resumes"),
    # tracking
    "tracking_full": Kind(HTTPStatus.CONFLICT, "No room on the board"),
    "stage_in_use": Kind(HTTPStatus.CONFLICT, "Stage in use"),
    "given_stage": Kind(HTTPStatus.CONFLICT, "Stage of every board"),
    # boards
    "too_many_boards": Kind(HTTPStatus.CONFLICT, "Too many boards"),
    # plans
    "trial_used": Kind(HTTPStatus.CONFLICT, "Trial used"),
    "already_premium": Kind(HTTPStatus.CONFLICT, "Premium already"),
    "no_subscription": Kind(HTTPStatus.CONFLICT, "No subscription"),
    "nothing_to_refund": Kind(HTTPStatus.CONFLICT, "Nothing to refund"),
    "payments_off": Kind(HTTPStatus.CONFLICT, "Payments are off"),
    "signature_refused": Kind(HTTPStatus.BAD_REQUEST, "Signature refused"),
    # the page or the file that was to be read; both can be too large, or hold no text
    **{
        problem.value: Kind(HTTPStatus.UNPROCESSABLE_ENTITY, "Page not readable")
        for problem in ReadingProblem
    },
    **{
        problem.value: Kind(HTTPStatus.UNPROCESSABLE_ENTITY, "File not readable")
        for problem in DocumentProblem
        if problem.value not in set(ReadingProblem)
    },
    DocumentProblem.WRONG_TYPE.value: Kind(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "File not readable"),
    # ourselves
    "overloaded": Kind(HTTPStatus.SERVICE_UNAVAILABLE, "Overloaded"),
    "payments_unavailable": Kind(HTTPStatus.SERVICE_UNAVAILABLE, "Payments unavailable"),
    "file_too_large": Kind(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "File too large"),
    "file_damaged": Kind(HTTPStatus.INTERNAL_SERVER_ERROR, "File damaged"),
    "storage_full": Kind(HTTPStatus.INSUFFICIENT_STORAGE, "No room left"),
    "database_unavailable": Kind(HTTPStatus.SERVICE_UNAVAILABLE, "Database unavailable"),
    "internal": Kind(HTTPStatus.INTERNAL_SERVER_ERROR, "Internal error"),
}
_CODE_OF_STATUS = {404: "not_found", 405: "method_not_allowed"}
_SENTENCES = {
    "not_found": "There is nothing at this address.",
    "method_not_allowed": "This address does not take that method.",
    "bad_request": "The request could not be read.",
    "internal": "Something went wrong on our side.",
}


class Refused(Exception):
    """A request that HTTP itself forbids: raised at the door, never deeper in the house."""

    def __init__(self, code: str, message: str, *, field: str = "", advice: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.field = field
        self.advice = advice


def problem_response(error: Exception, scope: Scope) -> Response:
    """The answer for any error; one that we did not foresee tells nothing of its cause."""
    headers: dict[str, str] = {}
    field, reset_at = "", None
    if isinstance(error, HTTPException):
        headers.update(error.headers or {})
        code = _CODE_OF_STATUS.get(error.status_code, "bad_request")
        message, advice = _SENTENCES[code], ""
    elif isinstance(error, TrustHoundError | Refused) and error.code in KINDS:
        code, message, advice = error.code, error.message, error.advice
        field = error.field if isinstance(error, Conflict | InvalidInput | Refused) else ""
        reset_at = error.reset_at if isinstance(error, RateLimited) else None
        headers.update(_headers_of(error))
    else:
        code, message, advice = "internal", _SENTENCES["internal"], TRY_AGAIN
    return Response(
        _body(code, message, advice, field or None, reset_at, _openings(error), scope),
        status_code=KINDS[code].status,
        headers=headers,
        media_type=PROBLEM_TYPE,
    )


def documented(*codes: str) -> dict[int | str, dict[str, Any]]:
    """What a route may answer besides success, for its OpenAPI description."""
    by_status: dict[int | str, list[str]] = {}
    for code in codes:
        by_status.setdefault(int(KINDS[code].status), []).append(code)
    return {
        status: {"model": Problem, "description": _described(of_status)}
        for status, of_status in by_status.items()
    }


def _described(codes: Iterable[str]) -> str:
    by_title: dict[str, list[str]] = {}
    for code in codes:
        by_title.setdefault(KINDS[code].title, []).append(f"`{code}`")
    return "; ".join(f"{title}: {', '.join(of_title)}" for title, of_title in by_title.items())


def _headers_of(error: Exception) -> dict[str, str]:
    if isinstance(error, SignInRequired):
        return {"WWW-Authenticate": "Bearer"}
    if isinstance(error, RateLimited):
        seconds = ceil((error.reset_at - utc_now()).total_seconds())
    elif isinstance(error, Overloaded | InProgress):
        seconds = error.retry_after_seconds
    elif isinstance(error, DatabaseUnavailable | PaymentsUnavailable):
        seconds = RETRY_SECONDS
    else:
        return {}
    return {"Retry-After": str(max(1, seconds))}


def _openings(error: Exception) -> list[ListedOpeningAnswer] | None:
    if not isinstance(error, OpeningsListed):
        return None
    return [
        ListedOpeningAnswer(title=each.title, url=each.url, place=each.place)
        for each in error.openings
    ]


def _body(
    code: str,
    message: str,
    advice: str,
    field: str | None,
    reset_at: datetime | None,
    openings: list[ListedOpeningAnswer] | None,
    scope: Scope,
) -> str:
    kind = KINDS[code]
    return Problem(
        type=f"/api/docs#problem-{code}",
        title=kind.title,
        status=kind.status,
        detail=message,
        instance=scope.get("raw_path", b"").decode("latin-1"),
        code=code,
        error=message,
        message=message,
        advice=advice,
        request_id=request_id_of(scope),
        field=field,
        openings=openings,
        reset_at=reset_at,
    ).model_dump_json(by_alias=True)
