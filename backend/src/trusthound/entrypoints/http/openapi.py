"""The routes in, the wire contract out: `openapi.json` as it is committed."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute, iter_route_contexts
from pydantic.alias_generators import to_camel
from starlette.routing import BaseRoute

from trusthound.domain.access.repeat import HEADER
from trusthound.entrypoints.http.caller import Allow, allowed_by
from trusthound.entrypoints.http.idempotency import EXCUSED
from trusthound.entrypoints.http.openapi_security import SCHEMES, security_of, who_may
from trusthound.entrypoints.http.problems import PROBLEM_TYPE, documented
from trusthound.entrypoints.http.schemas.problem import Problem
from trusthound.entrypoints.http.v1_examples import Examples, v1_examples

API_VERSION = "1"
PUBLIC = "/api/v1/"
_PUBLIC_NAMES = "v1_"
_DESCRIPTION = (
    "Trust scores for job postings, with reasons that quote their evidence. Errors are "
    "`application/problem+json` (RFC 9457) with a stable `code`. Every answer carries "
    "`X-Request-Id`; limited addresses carry the `RateLimit` and `RateLimit-Policy` fields."
)
_TAGS = [
    {"name": "verifications", "description": "Judge a posting and read the judgement again."},
    {"name": "accounts", "description": "Sign up, sign in, and what one does with an account."},
    {"name": "catalogue", "description": "What is asked, and what the pages show."},
    {"name": "billing", "description": "Plans, the trial, paying and stopping."},
    {"name": "contact", "description": "What people write to us."},
    {"name": "organisations", "description": "Employers' accounts and their members."},
    {"name": "operators", "description": "How the installation stands, for whoever runs it."},
    {"name": "resumes", "description": "A seeker's own resumes, for Premium."},
    {"name": "applications", "description": "A seeker's board of applications, for Premium."},
    {"name": "jobs", "description": "Openings of many boards, for Premium."},
    {"name": "boards", "description": "Where postings are collected from, for Premium."},
    {"name": "alerts", "description": "Saved searches and watched jobs, for Premium."},
    {"name": "candidates", "description": "Employers' verifications of resumes."},
    {"name": "bulk", "description": "Employers' lists of resumes, verified as one job."},
    {
        "name": "v1",
        "description": "For employers' programs: within a version fields and operations are added, "
        "none is renamed or taken away.",
    },
    {"name": "webhooks", "description": "Messages to an employer's own server."},
    {"name": "health", "description": "For whoever runs the product."},
]
_SUCCESS = {"Successful Response": "As asked"}
_FRAMEWORK_SHAPES = ("HTTPValidationError", "ValidationError")
_FRAMEWORK_PROBLEM = {"$ref": f"#/components/schemas/{_FRAMEWORK_SHAPES[0]}"}
_KEY = {
    "name": HEADER,
    "in": "header",
    "required": False,
    "description": (
        "A value of your own for this request, such as a random UUID. With the same key and the "
        "same request it is done once within 24 hours, and answered the same."
    ),
    "schema": {"type": "string", "minLength": 1, "maxLength": 255, "pattern": r"^[\x20-\x7e]+$"},
}
_PROBLEM = {"$ref": f"#/components/schemas/{Problem.__name__}"}


def operation_id(route: APIRoute) -> str:
    """The route's function in camelCase: `verifyPosting`; what is also for pages has it twice."""
    is_public = route.path.startswith(PUBLIC) and not route.name.startswith(_PUBLIC_NAMES)
    return to_camel(f"{_PUBLIC_NAMES}{route.name}" if is_public else route.name)


def openapi_text(routes: Sequence[BaseRoute]) -> str:
    """The description as JSON text, the same bytes every time."""
    described = get_openapi(
        title="TrustHound API",
        version=API_VERSION,
        description=_DESCRIPTION,
        routes=routes,
        tags=_TAGS,
        servers=[{"url": "/"}],
    )
    allowed, examples = _allowed(routes), v1_examples()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            door = allowed[method.upper(), path]
            operation["security"] = security_of(door)
            operation["description"] = " ".join([operation["description"], who_may(door)]).strip()
            operation["responses"] = _answers(operation["responses"])
            if any(each["in"] in ("path", "query") for each in operation.get("parameters", ())):
                _tell_of(operation, "url_too_long")
            if method == "post" and path not in EXCUSED:
                operation.setdefault("parameters", []).append(_KEY)
                _tell_of(operation, "in_progress", "idempotency_mismatch", "invalid_input")
            if operation["operationId"] in examples:
                _show(operation, examples[operation["operationId"]])
    schemas = described["components"]["schemas"]
    for name in _FRAMEWORK_SHAPES:
        schemas.pop(name, None)
    for schema in schemas.values():
        _drop_titles(schema)
    described["components"]["securitySchemes"] = SCHEMES
    return json.dumps(described, indent=2, ensure_ascii=False) + "\n"


def _allowed(routes: Sequence[BaseRoute]) -> Mapping[tuple[str, str], Allow]:
    """What each route declares, by method and path."""
    return {
        (method, context.path or ""): allowed
        for context in iter_route_contexts(routes)
        for method in context.methods or ()
        if (allowed := allowed_by(context)) is not None
    }


def _answers(described: dict[str, Any]) -> dict[str, Any]:
    """Without the framework's own errors, which we never send, and each problem under its type."""
    told = {}
    for status, answer in described.items():
        content = answer.get("content", {})
        schema = content.get("application/json", {}).get("schema", {})
        if schema == _PROBLEM:
            content = {PROBLEM_TYPE: content["application/json"]}
        if schema != _FRAMEWORK_PROBLEM:
            description = _SUCCESS.get(answer["description"], answer["description"])
            told[status] = {**answer, "description": description, "content": content}
    return told


def _tell_of(operation: dict[str, Any], *codes: str) -> None:
    """What it may be answered with besides, by what stands before every route."""
    for status, told in documented(*codes).items():
        known = operation["responses"].setdefault(
            str(status), {"description": "", "content": {PROBLEM_TYPE: {"schema": _PROBLEM}}}
        )
        words = [known["description"], *told["description"].split("; ")]
        new = [each for each in words[1:] if each not in words[0]]
        known["description"] = "; ".join([each for each in words[:1] if each] + new)
    operation["responses"] = dict(sorted(operation["responses"].items()))


def _show(operation: dict[str, Any], examples: Examples) -> None:
    """Examples of what is sent, and of the answer where it goes well."""
    if examples.asked is not None:
        operation["requestBody"]["content"]["application/json"]["example"] = examples.asked
    status = next(each for each in operation["responses"] if each.startswith("2"))
    operation["responses"][status]["content"]["application/json"]["examples"] = {
        name: {"value": answer.model_dump(mode="json", by_alias=True)}
        for name, answer in examples.answered.items()
    }


def _drop_titles(schema: dict[str, Any]) -> None:
    """A field's title would only repeat its name."""
    for field in schema.get("properties", {}).values():
        field.pop("title", None)
