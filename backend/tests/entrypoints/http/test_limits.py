"""What is refused before a body is read: hosts, lengths, framing."""

from collections.abc import Callable
from typing import Any

import httpx2
import pytest
from starlette.types import ASGIApp

from trusthound.entrypoints.http.limits import HEADER_BYTES, URL_BYTES, RequestLimits, host_of

Guarded = Callable[[Any], httpx2.AsyncClient]


def limits(app: ASGIApp) -> ASGIApp:
    return RequestLimits(app, ["localhost", "[::1]", "Jobs.Example.com"])


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8900", "LOCALHOST:1", "[::1]", "[::1]:80", "jobs.example.com"],
)
async def test_our_own_hosts_are_served_on_any_port(guarded: Guarded, host: str) -> None:
    answer = await guarded(limits).get("/x", headers={"host": host})

    assert answer.status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "evil.example:localhost",
        "localhost:80@evil.example",
        "localhost:80:80",
        "localhost,evil.example",
        "localhost ",
        "",
        "::1",
        "localhost:",
        "localhost:٨",
    ],
)
def test_any_other_host_is_not_ours(host: str) -> None:
    assert host_of(host) not in {"localhost", "[::1]", "jobs.example.com"}


async def test_an_unknown_host_gets_a_problem_and_no_content(guarded: Guarded) -> None:
    answer = await guarded(limits).get("/x", headers={"host": "evil.example"})

    assert answer.status_code == 400
    assert answer.json()["code"] == "invalid_host"
    assert "evil" not in answer.text


async def test_two_hosts_are_none(guarded: Guarded) -> None:
    answer = await guarded(limits).get("/x", headers=[("host", "localhost")] * 2)

    assert answer.json()["code"] == "invalid_host"


async def test_a_long_address_is_refused(guarded: Guarded) -> None:
    answer = await guarded(limits).get("/" + "x" * URL_BYTES)

    assert answer.status_code == 414
    assert answer.json()["code"] == "url_too_long"


async def test_a_long_query_counts_as_well(guarded: Guarded) -> None:
    answer = await guarded(limits).get("/", params={"q": "x" * URL_BYTES})

    assert answer.status_code == 414


async def test_large_headers_are_refused(guarded: Guarded) -> None:
    answer = await guarded(limits).get("/", headers={"x-padding": "x" * HEADER_BYTES})

    assert answer.status_code == 431
    assert answer.json()["code"] == "headers_too_large"


@pytest.mark.parametrize(
    "framing",
    [
        [("content-length", "5"), ("transfer-encoding", "chunked")],
        [("content-length", "5"), ("content-length", "5")],
        [("transfer-encoding", "gzip, chunked")],
        [("transfer-encoding", "chunked"), ("transfer-encoding", "chunked")],
        [("transfer-encoding", "identity")],
    ],
)
async def test_a_body_of_unclear_extent_is_refused(
    guarded: Guarded, framing: list[tuple[str, str]]
) -> None:
    answer = await guarded(limits).post("/", headers=framing)

    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"


@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_reading_methods_have_no_body(guarded: Guarded, method: str) -> None:
    client = guarded(limits)

    with_body = await client.request(method, "/", content=b"x")
    without = await client.request(method, "/", headers={"content-length": "0"})

    assert (with_body.status_code, without.status_code) == (400, 200)
