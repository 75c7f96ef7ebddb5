"""A POST with an Idempotency-Key in; done once, and answered the same however often it comes."""

from collections.abc import Mapping
from hashlib import sha256

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trusthound.domain.access.repeat import HEADER, Answer, checked_key
from trusthound.entrypoints.http.address import client_address, counted_as
from trusthound.entrypoints.http.caller import Allow
from trusthound.entrypoints.http.headers import is_api
from trusthound.entrypoints.http.session_token import carried
from trusthound.entrypoints.http.uploads import UPLOADS, whole_body
from trusthound.entrypoints.http.visitor import device_of
from trusthound.wiring.services import Services

# Every POST takes the key, but these; a test asks of each route which of both it is.
EXCUSED: Mapping[str, str] = {
    "/api/account/export": "it hands out what is kept at that moment, and changes nothing",
    "/api/auth/login": "each sign-in begins a session of its own, which is what is asked for",
    "/api/auth/logout": "a session that has ended is not ended again",
    "/api/billing/webhook": "each event has an id of its own, and is applied once",
}
_REPLAYED = (b"idempotency-replayed", b"true")
_COOKIE = b"set-cookie"
_REPEATED = "trusthound.repeated"


class Idempotency:
    """Stands where the body is whole and the session's cookie is in the answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not _takes_key(scope):
            await self._app(scope, receive, send)
            return
        key = checked_key(Headers(scope=scope).getlist(HEADER))
        request = Request(scope, receive)
        body = await _body_of(request)
        services: Services = scope["app"].state.services
        user_id = await _user_of(request, services)

        async def do() -> Answer:
            return await _answer_of(self._app, scope, receive, body, begins_session=user_id is None)

        answer, kept = await services.repeats.answer_once(
            do,
            key=key,
            caller=_caller(request, services, user_id),
            user_id=user_id,
            request=_all_of(scope, body),
        )
        await _send(answer, send, kept=kept)


async def _body_of(request: Request) -> bytes:
    """Whole, and of a bounded size; a file is not read before its sender may send it."""
    access = UPLOADS.get(request.scope["path"])
    if access is None:
        return await request.body()
    await Allow(access)(request)
    return await whole_body(request)


def repeat_with(scope: Scope, body: bytes) -> None:
    """For a route whose answer may not be kept: a repeated request is answered with `body`."""
    repeated: list[bytes] | None = scope.get(_REPEATED)
    if repeated is not None:
        repeated.append(body)


def _takes_key(scope: Scope) -> bool:
    return (
        scope["type"] == "http"
        and scope["method"] == "POST"
        and is_api(scope["path"])
        and scope["path"] not in EXCUSED
        and HEADER in Headers(scope=scope)
    )


async def _user_of(request: Request, services: Services) -> str | None:
    """Who is signed in now; a cookie's token is left for the route to change."""
    token = carried(request).token
    going_on = await services.accounts.go_on(token, by_cookie=False) if token else None
    return going_on.signed_in.user.id if going_on else None


def _caller(request: Request, services: Services, user_id: str | None) -> str:
    """Keys of one caller never meet those of another."""
    if user_id is not None:
        return f"user {user_id}"
    device = device_of(request, services.keys)
    if device:
        return f"device {device}"
    return f"address {counted_as(client_address(request.scope, request.app.state.proxies))}"


def _all_of(scope: Scope, body: bytes) -> bytes:
    """What makes two requests the same: where they go, and all of what they bring."""
    kind = Headers(scope=scope).get("content-type", "")
    digest = sha256()
    for each in (scope["path"].encode(), scope["query_string"], kind.encode(), body):
        digest.update(len(each).to_bytes(8, "big") + each)
    return digest.digest()


async def _answer_of(
    app: ASGIApp, scope: Scope, receive: Receive, body: bytes, *, begins_session: bool
) -> Answer:
    """All that the app sends. A cookie that begins a session belongs to the answer; one that goes
    on with a session does not: by the next time it may be another.
    """
    starts: list[Message] = []
    repeated: list[bytes] = []
    scope[_REPEATED] = repeated
    parts = bytearray()
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    async def hold(message: Message) -> None:
        if message["type"] == "http.response.start":
            starts.append(message)
        else:
            parts.extend(message.get("body", b""))

    await app(scope, receive_again, hold)
    lines = [(name.lower(), value) for name, value in starts[0]["headers"]]
    passing = [each for each in lines if each[0] == _COOKIE and not begins_session]
    headers = [each for each in lines if each not in passing]
    return Answer(
        int(starts[0]["status"]),
        tuple(headers),
        bytes(parts),
        tuple(passing),
        repeated[-1] if repeated else None,
    )


async def _send(answer: Answer, send: Send, *, kept: bool) -> None:
    headers = [*answer.headers, *answer.passing, *([_REPLAYED] if kept else [])]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})
