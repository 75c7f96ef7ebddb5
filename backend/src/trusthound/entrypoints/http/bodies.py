"""A request's body in, the same body whole out: of its kind, and of bounded size and time."""

import asyncio
import re
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trusthound.adapters.documents.mail import MAIL_BYTES
from trusthound.entrypoints.http.headers import is_api
from trusthound.entrypoints.http.problems import Refused
from trusthound.entrypoints.http.uploads import upload_access

BODY_BYTES = 256 * 1024
NESTING = 32
BODY_SECONDS = 15.0
MAIL_TYPE = "message/rfc822"
MAIL_PATH = "/api/verify-mail"
# A mail of the largest size over a slow line.
MAIL_SECONDS = 60.0
# One that is not closed goes on to the end: if it did not count as one, each quote in it would be
# tried as the beginning of another, and a short body would hold the server up for minutes.
_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
_NO_BRACKET = bytes(each for each in range(256) if each not in b"[]{}")
_CUT_SHORT = "The body of this request could not be read to its end."


@dataclass(frozen=True, slots=True)
class _Rule:
    """What a body may be; the sentence says what to send instead."""

    kinds: tuple[str, ...]
    most_bytes: int
    sentence: str


_JSON = _Rule(("application/json",), BODY_BYTES, "Send the body as application/json in UTF-8.")
_MAIL = _Rule((MAIL_TYPE,), MAIL_BYTES, f"Send the mail's own bytes as {MAIL_TYPE}.")
# RFC 8058: the mail program sends a form, whose one field says what the address says already.
_FORM = _Rule(
    ("application/x-www-form-urlencoded", "multipart/form-data", "application/json"),
    4 * 1024,
    "Send an empty body, or a form.",
)
_OTHERS = {MAIL_PATH: _MAIL, "/api/unsubscribe": _FORM}


class JsonBodies:
    """Reads every body before the routes do, so that none of them needs a limit of its own.

    All are JSON but a mail, which comes as it is, and a mail program's form. Files that are
    uploaded pass unread: their routes read them once it is known who calls (`uploads`).
    """

    def __init__(self, app: ASGIApp, seconds: float = BODY_SECONDS) -> None:
        self._app = app
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _has_body(Headers(scope=scope)) or is_upload(scope):
            await self._app(scope, receive, send)
            return
        is_mail = scope["path"] == MAIL_PATH
        rule = _OTHERS.get(scope["path"], _JSON)
        _check_kind(Headers(scope=scope), rule, api=is_api(scope["path"]))
        try:
            async with asyncio.timeout(MAIL_SECONDS if is_mail else self._seconds):
                body = await _read(receive, rule)
        except TimeoutError as error:
            raise Refused(
                "request_timeout", "The request's body did not arrive in time."
            ) from error
        if not is_mail:
            check_nesting(body)
        await self._app(scope, _again(body, receive), send)


def check_nesting(body: bytes) -> None:
    """Raises Refused where brackets outside of strings open deeper than NESTING."""
    depth = 0
    for each in _STRING.sub(b"", body).translate(None, _NO_BRACKET):
        depth += 1 if each in b"[{" else -1
        if depth > NESTING:
            raise Refused("invalid_json", f"The JSON is nested deeper than {NESTING} levels.")


def is_upload(scope: Scope) -> bool:
    """Whether the route itself reads the body."""
    return upload_access(scope["path"]) is not None and scope["method"] == "POST"


def _has_body(headers: Headers) -> bool:
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def _check_kind(headers: Headers, rule: _Rule, *, api: bool) -> None:
    if headers.get("content-encoding", "identity").strip().lower() != "identity":
        raise Refused("unsupported_media_type", "Compressed request bodies are not accepted.")
    kind, _, parameters = headers.get("content-type", "").lower().partition(";")
    charset = re.search(r'charset\s*=\s*"?([^\s";]+)', parameters)
    if api and (
        kind.strip() not in rule.kinds or (charset and charset[1] not in ("utf-8", "utf8"))
    ):
        raise Refused("unsupported_media_type", rule.sentence)
    if int(headers.get("content-length", "0")) > rule.most_bytes:
        raise _too_large(rule)


async def _read(receive: Receive, rule: _Rule) -> bytes:
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
        if len(body) > rule.most_bytes:
            raise _too_large(rule)
        if not message.get("more_body", False):
            return bytes(body)


def _too_large(rule: _Rule) -> Refused:
    kilobytes = rule.most_bytes // 1024
    size = f"{kilobytes} KB" if rule is _JSON else f"{rule.most_bytes // 1_000_000} MB"
    return Refused("body_too_large", f"The body is larger than {size}.")


def _again(body: bytes, receive: Receive) -> Receive:
    """Hands the body on once; then whatever the server has to say."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
