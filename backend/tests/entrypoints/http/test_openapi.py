"""The wire contract that is committed is the one that is served."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from fastapi.routing import iter_route_contexts

from trusthound.entrypoints.http.app import describe_app
from trusthound.entrypoints.http.caller import Access, allowed_by
from trusthound.entrypoints.http.openapi import openapi_text
from trusthound.entrypoints.http.problems import KINDS
from trusthound.entrypoints.http.reference_page import reference_page

CHECKOUT = Path(__file__).resolve().parents[4]
TEXT = openapi_text(describe_app().routes)
DESCRIBED: dict[str, Any] = json.loads(TEXT)
OPERATIONS = {
    (method.upper(), path): operation
    for path, methods in DESCRIBED["paths"].items()
    for method, operation in methods.items()
}


def test_the_committed_file_is_what_the_routes_say() -> None:
    assert (CHECKOUT / "openapi.json").read_text() == TEXT


def test_the_description_is_the_same_every_time() -> None:
    assert openapi_text(describe_app().routes) == TEXT


def test_every_endpoint_of_the_contract_is_described() -> None:
    assert set(OPERATIONS) == {
        ("POST", "/api/verify-simple"),
        ("POST", "/api/verify-text"),
        ("POST", "/api/verify-mail"),
        ("GET", "/api/verifications/{verification_id}"),
        ("GET", "/api/verifications"),
        ("GET", "/api/allowance"),
        ("GET", "/api/examples"),
        ("GET", "/api/plans"),
        ("GET", "/api/billing"),
        ("POST", "/api/billing/trial"),
        ("POST", "/api/billing/checkout"),
        ("POST", "/api/billing/portal"),
        ("POST", "/api/billing/cancel"),
        ("POST", "/api/billing/resume"),
        ("POST", "/api/billing/refund"),
        ("POST", "/api/billing/webhook"),
        ("GET", "/api/signals"),
        ("GET", "/api/settings"),
        ("GET", "/api/audit"),
        ("GET", "/api/admin/stats"),
        ("GET", "/api/admin/series"),
        ("GET", "/api/admin/users"),
        ("POST", "/api/admin/users/{user_id}/end-sessions"),
        ("GET", "/api/admin/organizations"),
        ("PATCH", "/api/admin/organizations/{organization_id}"),
        ("GET", "/api/admin/tasks"),
        ("POST", "/api/admin/tasks/{task_id}/retry"),
        ("GET", "/api/admin/boards"),
        ("POST", "/api/admin/boards/{board_id}/{steering}"),
        ("GET", "/api/admin/verifications"),
        ("DELETE", "/api/admin/verifications/{verification_id}"),
        ("GET", "/api/admin/demo-requests"),
        ("POST", "/api/admin/demo-requests/{request_id}/organization"),
        ("POST", "/api/invitations/accept"),
        ("GET", "/api/team/members"),
        ("POST", "/api/team/invite"),
        ("DELETE", "/api/team/invitations/{invitation_id}"),
        ("PUT", "/api/team/update-role"),
        ("DELETE", "/api/team/remove"),
        ("POST", "/api/team/leave"),
        ("GET", "/api/enterprise/keys/list"),
        ("POST", "/api/enterprise/keys/create"),
        ("POST", "/api/enterprise/keys/{key_id}/rotate"),
        ("DELETE", "/api/enterprise/keys/{key_id}"),
        ("PUT", "/api/verifications/{verification_id}/feedback"),
        ("DELETE", "/api/verifications/{verification_id}/feedback"),
        ("POST", "/api/contact"),
        ("POST", "/api/enterprise-contact"),
        ("GET", "/api/outbox"),
        ("GET", "/api/unsubscribe"),
        ("POST", "/api/unsubscribe"),
        ("GET", "/api/outbox/{mail_id}"),
        ("POST", "/api/auth/register"),
        ("POST", "/api/auth/login"),
        ("POST", "/api/auth/logout"),
        ("GET", "/api/auth/check"),
        ("GET", "/api/auth/profile"),
        ("PATCH", "/api/auth/profile"),
        ("POST", "/api/auth/forgot"),
        ("POST", "/api/auth/reset"),
        ("POST", "/api/auth/change-password"),
        ("POST", "/api/auth/verify-mail"),
        ("POST", "/api/auth/verify-mail/send"),
        ("GET", "/api/auth/sessions"),
        ("DELETE", "/api/auth/sessions"),
        ("DELETE", "/api/auth/sessions/{session_id}"),
        ("POST", "/api/auth/change-mail"),
        ("GET", "/api/auth/totp"),
        ("POST", "/api/auth/totp"),
        ("POST", "/api/auth/totp/confirm"),
        ("DELETE", "/api/auth/totp"),
        ("POST", "/api/account/export"),
        ("DELETE", "/api/account"),
        ("POST", "/api/enterprise/verify"),
        ("GET", "/api/enterprise/stats"),
        ("GET", "/api/enterprise/usage"),
        ("GET", "/api/enterprise/verifications"),
        ("GET", "/api/enterprise/verifications/{verification_id}"),
        ("DELETE", "/api/enterprise/verifications/{verification_id}"),
        ("POST", "/api/enterprise/verifications/{verification_id}/review"),
        ("POST", "/api/enterprise/verifications/{verification_id}/share"),
        ("POST", "/api/enterprise/verifications/{verification_id}/recheck"),
        ("GET", "/api/enterprise/verifications/{verification_id}/report.pdf"),
        ("GET", "/api/enterprise/verifications/{verification_id}/report.json"),
        ("GET", "/api/enterprise/verifications/{verification_id}/report.csv"),
        ("GET", "/api/enterprise/policy"),
        ("PATCH", "/api/enterprise/policy"),
        ("POST", "/api/enterprise/bulk"),
        ("GET", "/api/enterprise/bulk"),
        ("GET", "/api/enterprise/bulk/template.csv"),
        ("GET", "/api/enterprise/bulk/{job_id}"),
        ("DELETE", "/api/enterprise/bulk/{job_id}"),
        ("GET", "/api/enterprise/bulk/{job_id}/rows"),
        ("POST", "/api/enterprise/bulk/{job_id}/start"),
        ("POST", "/api/enterprise/bulk/{job_id}/{move}"),
        ("GET", "/api/enterprise/bulk/{job_id}/results.csv"),
        ("GET", "/api/enterprise/bulk/{job_id}/results.json"),
        ("GET", "/api/enterprise/bulk/{job_id}/reports.zip"),
        ("POST", "/api/v1/bulk"),
        ("GET", "/api/v1/bulk"),
        ("GET", "/api/v1/bulk/template.csv"),
        ("GET", "/api/v1/bulk/{job_id}"),
        ("DELETE", "/api/v1/bulk/{job_id}"),
        ("GET", "/api/v1/bulk/{job_id}/rows"),
        ("POST", "/api/v1/bulk/{job_id}/start"),
        ("POST", "/api/v1/bulk/{job_id}/{move}"),
        ("GET", "/api/v1/bulk/{job_id}/results.csv"),
        ("GET", "/api/v1/bulk/{job_id}/results.json"),
        ("GET", "/api/v1/bulk/{job_id}/reports.zip"),
        ("GET", "/api/enterprise/webhooks"),
        ("POST", "/api/enterprise/webhooks"),
        ("PATCH", "/api/enterprise/webhooks/{webhook_id}"),
        ("DELETE", "/api/enterprise/webhooks/{webhook_id}"),
        ("POST", "/api/enterprise/webhooks/{webhook_id}/rotate"),
        ("POST", "/api/enterprise/webhooks/{webhook_id}/test"),
        ("GET", "/api/enterprise/webhooks/{webhook_id}/deliveries"),
        ("POST", "/api/enterprise/webhooks/{webhook_id}/deliveries/{delivery_id}/replay"),
        ("GET", "/api/enterprise/selection-rates.csv"),
        ("POST", "/api/enterprise/export"),
        ("GET", "/api/enterprise/brand"),
        ("PATCH", "/api/enterprise/brand"),
        ("GET", "/api/enterprise/brand/logo.png"),
        ("POST", "/api/enterprise/brand/logo"),
        ("DELETE", "/api/enterprise/brand/logo"),
        ("POST", "/api/v1/verifications"),
        ("GET", "/api/v1/verifications"),
        ("GET", "/api/v1/verifications/{verification_id}"),
        ("DELETE", "/api/v1/verifications/{verification_id}"),
        ("POST", "/api/v1/verifications/{verification_id}/reviews"),
        ("GET", "/api/v1/verifications/{verification_id}/report.pdf"),
        ("GET", "/api/v1/verifications/{verification_id}/report.json"),
        ("GET", "/api/v1/events"),
        ("GET", "/api/v1/usage"),
        ("POST", "/api/candidate-reports"),
        ("POST", "/api/candidate-reports/dispute"),
        ("POST", "/api/read-file"),
        ("GET", "/api/verifications/{verification_id}/background"),
        ("GET", "/api/verifications/{verification_id}/dossier"),
        ("GET", "/api/verifications/{verification_id}/report"),
        ("GET", "/api/verifications/{verification_id}/shares"),
        ("POST", "/api/verifications/{verification_id}/shares"),
        ("DELETE", "/api/verifications/{verification_id}/shares/{share_id}"),
        ("GET", "/api/shared/{share_id}"),
        ("GET", "/api/verifications/{verification_id}/replies"),
        ("POST", "/api/verifications/{verification_id}/replies"),
        ("DELETE", "/api/verifications/{verification_id}/replies/{reply_id}"),
        ("POST", "/api/verifications/{verification_id}/domain-proofs"),
        ("POST", "/api/domain-proofs/{proof_id}/check"),
        ("POST", "/api/domain-proofs/open"),
        ("GET", "/api/admin/replies"),
        ("PUT", "/api/admin/replies/{reply_id}/visibility"),
        ("POST", "/api/verifications/{verification_id}/again"),
        ("POST", "/api/verifications/{verification_id}/corrections"),
        ("GET", "/api/progress/{progress_id}"),
        ("POST", "/api/premium/resume"),
        ("POST", "/api/premium/match"),
        ("GET", "/api/premium/searches"),
        ("POST", "/api/premium/searches"),
        ("PUT", "/api/premium/searches/{search_id}"),
        ("DELETE", "/api/premium/searches/{search_id}"),
        ("POST", "/api/premium/searches/{search_id}/seen"),
        ("POST", "/api/premium/searches/{search_id}/restore"),
        ("POST", "/api/premium/alerts/mails"),
        ("POST", "/api/premium/alerts/rest/seen"),
        ("GET", "/api/premium/watches"),
        ("POST", "/api/premium/watches"),
        ("DELETE", "/api/premium/watches/{watch_id}"),
        ("POST", "/api/premium/watches/{watch_id}/restore"),
        ("GET", "/api/premium/applications/template"),
        ("GET", "/api/premium/applications/export"),
        ("POST", "/api/premium/applications/import"),
        ("POST", "/api/premium/application-stages"),
        ("PATCH", "/api/premium/application-stages/{stage_id}"),
        ("DELETE", "/api/premium/application-stages/{stage_id}"),
        ("GET", "/api/premium/applications"),
        ("POST", "/api/premium/applications"),
        ("GET", "/api/premium/applications/{application_id}"),
        ("PATCH", "/api/premium/applications/{application_id}"),
        ("DELETE", "/api/premium/applications/{application_id}"),
        ("POST", "/api/premium/applications/{application_id}/restore"),
        ("POST", "/api/premium/applications/{application_id}/notes"),
        ("PATCH", "/api/premium/applications/{application_id}/notes/{note_id}"),
        ("DELETE", "/api/premium/applications/{application_id}/notes/{note_id}"),
        ("POST", "/api/premium/applications/{application_id}/contacts"),
        ("PATCH", "/api/premium/applications/{application_id}/contacts/{contact_id}"),
        ("DELETE", "/api/premium/applications/{application_id}/contacts/{contact_id}"),
        ("POST", "/api/premium/applications/{application_id}/reminders"),
        ("PATCH", "/api/premium/applications/{application_id}/reminders/{reminder_id}"),
        ("DELETE", "/api/premium/applications/{application_id}/reminders/{reminder_id}"),
        ("POST", "/api/premium/applications/{application_id}/documents"),
        ("GET", "/api/premium/applications/{application_id}/documents/{document_id}"),
        ("DELETE", "/api/premium/applications/{application_id}/documents/{document_id}"),
        ("POST", "/api/premium/job-search"),
        ("GET", "/api/premium/jobs/{job_id}"),
        ("GET", "/api/premium/applications/{application_id}/preparation"),
        ("GET", "/api/premium/applications/{application_id}/preparation/markdown"),
        ("PUT", "/api/premium/applications/{application_id}/preparation/notes"),
        ("GET", "/api/premium/resume"),
        ("DELETE", "/api/premium/resume"),
        ("GET", "/api/premium/resume/{resume_id}"),
        ("PATCH", "/api/premium/resume/{resume_id}"),
        ("DELETE", "/api/premium/resume/{resume_id}"),
        ("GET", "/api/premium/boards"),
        ("POST", "/api/premium/boards"),
        ("DELETE", "/api/premium/boards/{board_id}"),
        ("GET", "/api/verifications/{verification_id}/outcomes"),
        ("PUT", "/api/verifications/{verification_id}/outcomes"),
        ("DELETE", "/api/verifications/{verification_id}/outcomes"),
        ("GET", "/api/admin/reports"),
        ("PUT", "/api/admin/reports/{report_id}/decision"),
        ("GET", "/api/health/live"),
        ("GET", "/api/health/ready"),
    }


def test_every_operation_has_a_neat_id_a_tag_and_words() -> None:
    ids = [operation["operationId"] for operation in OPERATIONS.values()]

    assert len(set(ids)) == len(ids)
    assert all(each.isidentifier() and "_" not in each for each in ids)
    for operation in OPERATIONS.values():
        assert operation["summary"]
        assert operation["description"]
        assert len(operation["tags"]) == 1


def test_errors_are_described_as_problems_under_their_own_type() -> None:
    for (_, path), operation in OPERATIONS.items():
        for status, answer in operation["responses"].items():
            if int(status) >= 400 and "health" not in path:
                assert list(answer["content"]) == ["application/problem+json"]


def test_what_takes_words_in_its_address_says_that_they_can_be_too_long() -> None:
    for (method, path), operation in OPERATIONS.items():
        in_address = [each for each in operation.get("parameters", ()) if each["in"] != "header"]
        assert ("414" in operation["responses"]) == bool(in_address), (method, path)
    assert "414" in OPERATIONS["POST", "/api/unsubscribe"]["responses"]


def test_every_operation_says_how_its_callers_show_who_they_are() -> None:
    schemes = DESCRIBED["components"]["securitySchemes"]
    for context in iter_route_contexts(describe_app().routes):
        allowed = allowed_by(context)
        assert allowed is not None
        for method in context.methods or ():
            operation = OPERATIONS.get((method, str(context.path)))
            if operation is None:
                continue  # the pages
            told = {name: words for each in operation["security"] for name, words in each.items()}
            assert set(told) <= set(schemes)
            assert told.get("apiKey") == ([allowed.scope.value] if allowed.scope else None)
            assert ("session" in told) == (allowed.access not in (Access.PUBLIC, Access.SIGNED))
            assert told.get("session") == told.get("sessionCookie")
            assert ({} in operation["security"]) == (allowed.access is Access.ANYONE)
    enough = OPERATIONS["POST", "/api/enterprise/verify"]["security"]
    assert enough == [
        {"session": ["member"]},
        {"sessionCookie": ["member"]},
        {"apiKey": ["verify"]},
    ]
    assert schemes["sessionCookie"]["name"] == "__Host-session"


def test_every_json_operation_of_the_public_api_has_examples_of_its_shape() -> None:
    shown = 0
    for (_, path), operation in OPERATIONS.items():
        answers = [each for status, each in operation["responses"].items() if status[0] == "2"]
        for content in [each["content"] for each in answers if "/api/v1/" in path]:
            if path.endswith(".json") or "application/json" not in content:
                continue
            told = content["application/json"]
            for example in told["examples"].values():
                shown += 1
                schema = {**told["schema"], "components": DESCRIBED["components"]}
                jsonschema_rs.validate(schema, example["value"])
                emptied = dict.fromkeys(example["value"])
                with pytest.raises(jsonschema_rs.ValidationError):
                    jsonschema_rs.validate(schema, emptied)
    assert shown >= 8


def test_the_frameworks_own_error_shapes_are_not_described() -> None:
    assert "ValidationError" not in TEXT


def test_no_key_of_an_answer_is_optional_and_what_is_not_known_is_null() -> None:
    schemas = DESCRIBED["components"]["schemas"]
    answer = schemas["VerificationAnswer"]

    assert set(answer["required"]) == set(answer["properties"])
    assert {"type": "null"} in answer["properties"]["trustScore"]["anyOf"]
    assert {"type": "null"} in answer["properties"]["pay"]["anyOf"]
    assert schemas["VerifyText"]["required"] == ["text"]


def test_the_reference_page_names_every_operation_shape_and_problem() -> None:
    page = reference_page(TEXT)

    for operation in OPERATIONS.values():
        assert f'<article id="{operation["operationId"]}">' in page
    for name in DESCRIBED["components"]["schemas"]:
        assert f'<article id="{name}">' in page
    for code in KINDS:
        assert f'id="problem-{code}"' in page


def test_the_reference_page_needs_no_script_and_no_inline_style() -> None:
    page = reference_page(TEXT)

    assert "<script" not in page
    assert "<style" not in page
    assert "style=" not in page
    assert 'href="/api/docs.css"' in page
