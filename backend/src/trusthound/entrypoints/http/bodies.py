"""A request's body in, the same body whole out: JSON of bounded size, depth and time."""

import asyncio
import re

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trusthound.entrypoints.http.headers import is_api
from trusthound.entrypoints.http.problems import Refused

BODY_BYTES = 256 * 1024
NESTING = 32
BODY_SECONDS = 15.0
_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_NO_BRACKET = bytes(each for each in range(256) if each not in b"[]{}")
_CUT_SHORT = "The body of this request could not be read to its end."


class JsonBodies:
    """Reads every body before the routes do, so that none of them needs a limit of its own."""

    def __init__(self, app: ASGIApp, seconds: float = BODY_SECONDS) -> None:
        self._app = app
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _has_body(Headers(scope=scope)):
            await self._app(scope, receive, send)
            return
        _check_kind(Headers(scope=scope), api=is_api(scope["path"]))
        try:
            async with asyncio.timeout(self._seconds):
                body = await _read(receive)
        except TimeoutError as error:
            raise Refused(
                "request_timeout", "The request's body did not arrive in time."
            ) from error
        check_nesting(body)
        await self._app(scope, _again(body, receive), send)


def check_nesting(body: bytes) -> None:
    """Raises Refused where brackets outside of strings open deeper than NESTING."""
    depth = 0
    for each in _STRING.sub(b"", body).translate(None, _NO_BRACKET):
        depth += 1 if each in b"[{" else -1
        if depth > NESTING:
            raise Refused("invalid_json", f"The JSON is nested deeper than {NESTING} levels.")


def _has_body(headers: Headers) -> bool:
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def _check_kind(headers: Headers, *, api: bool) -> None:
    if headers.get("content-encoding", "identity").strip().lower() != "identity":
        raise Refused("unsupported_media_type", "Compressed request bodies are not accepted.")
    kind, _, parameters = headers.get("content-type", "").lower().partition(";")
    charset = re.search(r'charset\s*=\s*"?([^\s";]+)', parameters)
    if api and (
        kind.strip() != "application/json" or (charset and charset[1] not in ("utf-8", "utf8"))
    ):
        raise Refused("unsupported_media_type", "Send the body as application/json in UTF-8.")
    if int(headers.get("content-length", "0")) > BODY_BYTES:
        raise _too_large()


async def _read(receive: Receive) -> bytes:
    """All of the body, counted as it arrives: a declared length is not believed."""
    body = bytearray()
    while True:
        try:
            message = await receive()
        except ClientDisconnect as error:
            raise Refused("bad_request", _CUT_SHORT) from error
        if message["type"] != "http.request":
            raise Refused("bad_request", _CUT_SHORT)
        body += message.get("body", b"")
        if len(body) > BODY_BYTES:
            raise _too_large()
        if not message.get("more_body", False):
            return bytes(body)


def _too_large() -> Refused:
    return Refused("body_too_large", f"The body is larger than {BODY_BYTES // 1024} KB.")


def _again(body: bytes, receive: Receive) -> Receive:
    """Hands the body on once; then whatever the server has to say."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
