"""Bodies that are let in, and bodies that are refused."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx2
import pytest
from starlette.types import Message

from trusthound.entrypoints.http.bodies import BODY_BYTES, NESTING, JsonBodies, check_nesting
from trusthound.entrypoints.http.problems import Refused

JSON = {"content-type": "application/json"}
Guarded = Callable[[Any], httpx2.AsyncClient]


async def in_parts(size: int, count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b" " * size


async def test_a_body_of_the_largest_size_arrives_whole(guarded: Guarded) -> None:
    body = b'"' + b"x" * (BODY_BYTES - 2) + b'"'

    answer = await guarded(JsonBodies).post("/api/x", content=body, headers=JSON)

    assert answer.status_code == 200
    assert answer.content == body


async def test_a_larger_body_is_refused_by_its_declared_length(guarded: Guarded) -> None:
    answer = await guarded(JsonBodies).post("/api/x", content=b" " * (BODY_BYTES + 1), headers=JSON)

    assert answer.status_code == 413
    assert answer.json()["code"] == "body_too_large"


async def test_a_body_without_a_length_is_counted_as_it_arrives(guarded: Guarded) -> None:
    answer = await guarded(JsonBodies).post(
        "/api/x", content=in_parts(BODY_BYTES // 4, 5), headers=JSON
    )

    assert answer.status_code == 413


async def test_parts_are_put_together(guarded: Guarded) -> None:
    answer = await guarded(JsonBodies).post("/api/x", content=in_parts(10, 3), headers=JSON)

    assert answer.content == b" " * 30


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
        {"content-type": "application/jsonp"},
        {"content-type": "application/json; charset=utf-16"},
        {**JSON, "content-encoding": "gzip"},
        {**JSON, "content-encoding": "br, gzip"},
    ],
)
async def test_only_plain_json_in_utf_8_is_taken(guarded: Guarded, headers: dict[str, str]) -> None:
    answer = await guarded(JsonBodies).post("/api/x", content=b"{}", headers=headers)

    assert answer.status_code == 415
    assert answer.json()["code"] == "unsupported_media_type"


@pytest.mark.parametrize(
    "kind", ["application/json", "application/json; charset=UTF-8", "Application/JSON"]
)
async def test_json_may_be_named_in_any_usual_way(guarded: Guarded, kind: str) -> None:
    answer = await guarded(JsonBodies).post("/api/x", content=b"{}", headers={"content-type": kind})

    assert answer.status_code == 200


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'[{"a":'])
def test_nesting_ends_at_its_limit(opening: bytes) -> None:
    per_opening = opening.count(b"[") + opening.count(b"{")
    check_nesting(opening * (NESTING // per_opening))

    with pytest.raises(Refused, match="nested deeper"):
        check_nesting(opening * (NESTING // per_opening + 1))


def test_brackets_inside_of_strings_are_text() -> None:
    check_nesting(json.dumps({"text": '"[{\\' * 1000}).encode())


@pytest.mark.parametrize("piece", [b'\\"', b'"\\', b"\\", b'"', b'\\"x'])
def test_a_string_that_never_ends_is_read_once(piece: bytes) -> None:
    body = b'"' + piece * ((BODY_BYTES - 1) // len(piece))

    check_nesting(body)  # takes an hour where each quote begins another string


def test_brackets_before_a_string_that_never_ends_still_count() -> None:
    with pytest.raises(Refused, match="nested deeper"):
        check_nesting(b"[" * (NESTING + 1) + b'"' + b"]" * (NESTING + 1))


def test_brackets_that_close_again_do_not_add_up() -> None:
    check_nesting(b"[" + b"[],{}," * 1000 + b"1]")


async def test_a_body_that_stops_arriving_is_given_up() -> None:
    sent: list[Message] = []

    async def never() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "path": "/api/x",
        "headers": [(b"content-length", b"10"), (b"content-type", b"application/json")],
    }
    with pytest.raises(Refused) as refused:
        await JsonBodies(never, seconds=0.01)(scope, never, send)  # type: ignore[arg-type]

    assert refused.value.code == "request_timeout"
    assert sent == []


async def test_a_caller_that_leaves_before_the_end_is_a_bad_request() -> None:
    async def gone() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        raise AssertionError(message)

    scope = {
        "type": "http",
        "path": "/api/x",
        "headers": [(b"content-length", b"10"), (b"content-type", b"application/json")],
    }
    with pytest.raises(Refused) as refused:
        await JsonBodies(send)(scope, gone, send)  # type: ignore[arg-type]

    assert refused.value.code == "bad_request"
