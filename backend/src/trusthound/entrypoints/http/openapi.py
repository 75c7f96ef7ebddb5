"""The routes in, the wire contract out: `openapi.json` as it is committed."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic.alias_generators import to_camel
from starlette.routing import BaseRoute

from trusthound.entrypoints.http.problems import PROBLEM_TYPE
from trusthound.entrypoints.http.schemas.problem import Problem

API_VERSION = "1"
_DESCRIPTION = (
    "Trust scores for job postings, with reasons that quote their evidence. Errors are "
    "`application/problem+json` (RFC 9457) with a stable `code`. Every answer carries "
    "`X-Request-Id`; limited addresses carry the `RateLimit` and `RateLimit-Policy` fields."
)
_TAGS = [
    {"name": "verifications", "description": "Judge a posting and read the judgement again."},
    {"name": "catalogue", "description": "What is asked, and what the pages show."},
    {"name": "health", "description": "For whoever runs the product."},
]
_PROBLEM = {"$ref": f"#/components/schemas/{Problem.__name__}"}


def operation_id(route: APIRoute) -> str:
    """The route's function in camelCase: `verifyPosting`."""
    return to_camel(route.name)


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
    for answer in _answers(described):
        _name_problem_type(answer)
    described["security"] = []
    return json.dumps(described, indent=2, ensure_ascii=False, sort_keys=True) + "\n"


def _answers(described: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for methods in described["paths"].values():
        for operation in methods.values():
            yield from operation["responses"].values()


def _name_problem_type(answer: dict[str, Any]) -> None:
    """FastAPI files every model under application/json; problems have a type of their own."""
    content = answer.get("content", {})
    if content.get("application/json", {}).get("schema") == _PROBLEM:
        content[PROBLEM_TYPE] = content.pop("application/json")
