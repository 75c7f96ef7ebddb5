"""Every error has one status, and tells no more than it should."""

import json
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.responses import Response

from trusthound.domain.common import errors
from trusthound.domain.common.errors import (
    Conflict,
    DailyLimit,
    DatabaseUnavailable,
    DocumentProblem,
    DocumentRefused,
    FileDamaged,
    FileTooLarge,
    InvalidInput,
    KeyRefused,
    LinkExpired,
    MonthlyLimit,
    NotAllowed,
    NotFound,
    NotInPlan,
    Overloaded,
    PageUnreadable,
    PaymentsUnavailable,
    PremiumRequired,
    RateLimited,
    ReadingProblem,
    SecondFactorRequired,
    SetupProblem,
    SignatureRefused,
    SignInRequired,
    StorageFull,
    TrustHoundError,
    UrlRefused,
    WrongCode,
    WrongCredentials,
)
from trusthound.domain.common.listed_opening import ListedOpening, OpeningsListed
from trusthound.entrypoints.http.problems import KINDS, Refused, problem_response
from trusthound.entrypoints.http.request_id import give_request_id
from trusthound.wiring.clock import utc_now


def answer(error: Exception) -> Response:
    scope: dict[str, Any] = {"type": "http", "raw_path": b"/api/verify-simple"}
    give_request_id(scope, "id-1")
    return problem_response(error, scope)


def body(error: Exception) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(bytes(answer(error).body))
    return told


EXPECTED: list[tuple[Exception, int, str]] = [
    (InvalidInput("m", field="text"), 422, "invalid_input"),
    (UrlRefused("m"), 400, "invalid_url"),
    (NotFound("m"), 404, "not_found"),
    (SignInRequired(), 401, "sign_in_required"),
    (WrongCredentials(), 401, "wrong_credentials"),
    (SecondFactorRequired(), 401, "totp_required"),
    (WrongCode(), 401, "wrong_code"),
    (LinkExpired(), 410, "link_expired"),
    (KeyRefused("m"), 401, "invalid_api_key"),
    (NotAllowed("m"), 403, "not_allowed"),
    (PremiumRequired(), 403, "premium_required"),
    (NotInPlan("m"), 403, "not_in_plan"),
    (Conflict("conflict", "m"), 409, "conflict"),
    (Conflict("task_waits", "m"), 409, "task_waits"),
    *(
        (Conflict(code, "m"), 409, code)
        for code in ("trial_used", "already_premium", "no_subscription", "nothing_to_refund")
    ),
    (Conflict("payments_off", "m"), 409, "payments_off"),
    (SignatureRefused("m"), 400, "signature_refused"),
    (PaymentsUnavailable(), 503, "payments_unavailable"),
    *(
        (Conflict(code, "m"), 409, code)
        for code in ("mail_taken", "last_admin", "totp_on", "totp_off")
    ),
    *(
        (Conflict(code, "m"), 409, code)
        for code in (
            "seat_limit_reached",
            "too_many_api_keys",
            "api_key_ended",
            "already_invited",
            "not_disputed",
            "rechecked",
            "no_resume",
            "too_many_resumes",
            "too_many_searches",
            "too_many_corrections",
            "not_proven",
            "too_many_watches",
            "tracking_full",
            "stage_in_use",
            "given_stage",
            "too_many_boards",
            "bulk_state",
            "nothing_to_verify",
            "too_many_bulk_jobs",
            "file_gone",
            "already_customer",
            "already_member",
            "other_organization",
        )
    ),
    (RateLimited("m", reset_at=utc_now() + timedelta(seconds=30)), 429, "rate_limited"),
    (DailyLimit("m", reset_at=utc_now() + timedelta(hours=3)), 429, "daily_limit"),
    (MonthlyLimit("m", reset_at=utc_now() + timedelta(days=3)), 429, "monthly_limit"),
    *((Conflict(code, "m"), 409, code) for code in ("held", "disputed")),
    *((Conflict(code, "m"), 409, code) for code in ("too_many_webhooks", "webhook_disabled")),
    (Conflict("in_progress", "m"), 409, "in_progress"),
    (InvalidInput("m", field="Idempotency-Key"), 422, "invalid_input"),
    (Overloaded("m", retry_after_seconds=7), 503, "overloaded"),
    (DatabaseUnavailable("m"), 503, "database_unavailable"),
    (FileTooLarge(10_000_000), 413, "file_too_large"),
    (FileDamaged(), 500, "file_damaged"),
    (StorageFull(), 507, "storage_full"),
    (HTTPException(404), 404, "not_found"),
    (HTTPException(405, headers={"Allow": "POST"}), 405, "method_not_allowed"),
    (HTTPException(400), 400, "bad_request"),
    (SetupProblem("m"), 500, "internal"),
    (KeyError("secret"), 500, "internal"),
    *((PageUnreadable(problem), 422, problem.value) for problem in ReadingProblem),
    *(
        (
            DocumentRefused(problem),
            415 if problem is DocumentProblem.WRONG_TYPE else 422,
            problem.value,
        )
        for problem in DocumentProblem
    ),
    *(
        (Refused(code, "m"), status, code)
        for code, status in [
            ("bad_request", 400),
            ("invalid_host", 400),
            ("invalid_json", 400),
            ("request_timeout", 408),
            ("body_too_large", 413),
            ("url_too_long", 414),
            ("unsupported_media_type", 415),
            ("headers_too_large", 431),
            ("idempotency_mismatch", 422),
        ]
    ),
]


@pytest.mark.parametrize(("error", "status", "code"), EXPECTED)
def test_each_error_has_its_status_and_the_whole_shape(
    error: Exception, status: int, code: str
) -> None:
    told = body(error)

    assert answer(error).status_code == status == told["status"]
    assert answer(error).headers["content-type"] == "application/problem+json"
    assert told["code"] == code
    assert told["type"] == f"/api/docs#problem-{code}"
    assert told["title"] == KINDS[code].title
    assert told["detail"] == told["error"] == told["message"] != ""
    assert told["instance"] == "/api/verify-simple"
    assert told["requestId"] == "id-1"
    assert set(told) == {
        *("type", "title", "status", "detail", "instance", "code", "error", "message"),
        *("advice", "requestId", "field", "resetAt", "openings"),
    }


def test_the_table_and_this_test_name_the_same_codes() -> None:
    assert {code for _, _, code in EXPECTED} == set(KINDS)


def test_every_error_of_the_tree_has_a_row_of_its_own() -> None:
    codes = {each.code for each in leaves(TrustHoundError)} - {PageUnreadable.code}

    assert codes - {SetupProblem.code} <= set(KINDS)


def leaves(kind: type[TrustHoundError]) -> Iterator[type[TrustHoundError]]:
    for each in kind.__subclasses__():
        if each.__module__ == errors.__name__:
            yield each
            yield from leaves(each)


def test_an_unforeseen_error_tells_nothing_of_itself() -> None:
    told = bytes(answer(KeyError("password=hunter2")).body).decode()

    assert "hunter2" not in told
    assert "KeyError" not in told


def test_waiting_times_are_told_in_whole_seconds() -> None:
    limited = RateLimited("m", reset_at=utc_now() + timedelta(seconds=29.5))
    past = RateLimited("m", reset_at=utc_now() - timedelta(seconds=5))

    assert answer(limited).headers["retry-after"] in {"29", "30"}
    assert answer(past).headers["retry-after"] == "1"
    assert answer(Overloaded("m", retry_after_seconds=7)).headers["retry-after"] == "7"
    assert answer(DatabaseUnavailable("m")).headers["retry-after"] == "5"
    assert "retry-after" not in answer(NotFound("m")).headers


def test_the_wrong_field_and_the_reset_are_named() -> None:
    reset_at = utc_now()

    assert body(UrlRefused("m"))["field"] == "url"
    assert body(NotFound("m"))["field"] is None
    assert body(RateLimited("m", reset_at=reset_at))["resetAt"] == reset_at.isoformat().replace(
        "+00:00", "Z"
    )


def test_the_methods_that_are_allowed_are_named() -> None:
    assert answer(HTTPException(405, headers={"Allow": "POST"})).headers["allow"] == "POST"


def test_the_openings_of_a_page_that_lists_them_are_told() -> None:
    opening = ListedOpening("Cook <b>", "https://acme.example/jobs/1", "Brno")
    told = body(OpeningsListed((opening,)))
    assert told["openings"] == [
        {"title": "Cook <b>", "url": "https://acme.example/jobs/1", "place": "Brno"}
    ]
    assert body(PageUnreadable(ReadingProblem.LISTING_PAGE))["openings"] is None
