"""What the log says of a request, and what it keeps to itself."""

from typing import Any

import httpx2
import pytest
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from structlog.testing import capture_logs

from trusthound.domain.common.errors import NotFound
from trusthound.entrypoints.http.problems import problem_response
from trusthound.entrypoints.http.request_log import RequestLog


async def find(verification_id: str) -> str:
    raise {"missing": NotFound, "broken": KeyError}.get(verification_id, ValueError)(
        "https://user:hunter2@example.com/"
    )


async def answer_problem(request: Request, error: Exception) -> Response:
    return problem_response(error, request.scope)


async def ask(path: str, **options: Any) -> tuple[httpx2.Response, list[Any]]:
    app = FastAPI(openapi_url=None)
    app.get("/api/verifications/{verification_id}")(find)
    app.add_middleware(RequestLog, proxies=())
    app.add_exception_handler(NotFound, answer_problem)
    transport = httpx2.ASGITransport(app=app)
    async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
        with capture_logs() as lines:
            return await client.get(path, **options), lines


async def test_a_line_names_the_route_and_not_the_key_in_its_path() -> None:
    answer, lines = await ask("/api/verifications/missing?token=abc")

    (line,) = lines
    assert line["event"] == "answered"
    assert line["route"] == "/api/verifications/{verification_id}"
    assert line["status"] == 404
    assert line["method"] == "GET"
    assert line["request_id"] == answer.headers["x-request-id"] == answer.json()["requestId"]
    assert "missing" not in str(line)
    assert "abc" not in str(line)


async def test_an_unforeseen_error_is_told_by_its_place_and_not_by_its_words() -> None:
    answer, lines = await ask("/api/verifications/broken")

    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert lines[0]["error"] == "KeyError"
    assert "find" in lines[0]["way"][-1]
    assert "hunter2" not in str(lines)


async def test_an_id_that_a_caller_sends_is_not_taken_over() -> None:
    answer, lines = await ask("/api/verifications/missing", headers={"x-request-id": "forged\tid"})

    assert answer.headers["x-request-id"] != "forged\tid"
    assert "forged" not in str(lines)


async def test_every_request_has_an_id_of_its_own() -> None:
    first, _ = await ask("/api/verifications/missing")
    second, _ = await ask("/api/verifications/missing")

    assert first.headers["x-request-id"] != second.headers["x-request-id"]


async def test_an_error_after_the_answer_began_is_logged_and_not_answered_twice() -> None:
    async def breaks(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": None}
    with capture_logs() as lines:
        await RequestLog(breaks, ())(scope, send, send)  # type: ignore[arg-type]

    assert [message["type"] for message in sent] == ["http.response.start"]
    assert [line["event"] for line in lines] == ["unhandled", "answered"]


@pytest.mark.parametrize("word", ["lifespan", "websocket"])
async def test_what_is_no_request_passes(word: str) -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    await RequestLog(app, ())({"type": word}, None, None)  # type: ignore[arg-type]

    assert seen == [word]
