"""A POST with an Idempotency-Key in; done once, and answered the same however often it comes."""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256

from fastapi import FastAPI
from fastapi.routing import iter_route_contexts
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trusthound.domain.access.api_key import KeyInUse
from trusthound.domain.access.permission import Door, check_may_enter
from trusthound.domain.access.repeat import HEADER, Answer, checked_key
from trusthound.domain.access.user import SignedIn
from trusthound.entrypoints.http.address import client_address, counted_as
from trusthound.entrypoints.http.api_key import key_in_use
from trusthound.entrypoints.http.caller import Allow, allowed_by
from trusthound.entrypoints.http.headers import is_api
from trusthound.entrypoints.http.session_token import carried, cookie_lines
from trusthound.entrypoints.http.uploads import upload_access, whole_body
from trusthound.entrypoints.http.visitor import device_of
from trusthound.wiring.clock import utc_now
from trusthound.wiring.services import Services

_CHECKS = "/api/enterprise/verifications/{verification_id}"
# Every POST takes the key, but these; a test asks of each route which of both it is.
EXCUSED: Mapping[str, str] = {
    "/api/account/export": "it hands out what is kept at that moment, and changes nothing",
    "/api/enterprise/export": "it hands out what is kept at that moment, and changes nothing",
    "/api/auth/login": "each sign-in begins a session of its own, which is what is asked for",
    "/api/auth/logout": "a session that has ended is not ended again",
    "/api/enterprise/bulk": "it charges nothing before it is started, and is too large to compare",
    "/api/v1/bulk": "it charges nothing before it is started, and is too large to compare",
    "/api/candidate-reports": "it hands out what a link opens at that moment, and changes nothing",
    "/api/billing/webhook": "each event has an id of its own, and is applied once",
    "/api/read-file": "it hands back what the file says, and keeps nothing",
    "/api/premium/job-search": "it finds what is kept at that moment, and changes nothing of it",
    "/api/premium/match": "it compares what is kept at that moment, and changes nothing",
    f"{_CHECKS}/review": "the last decision counts; a kept answer would outlive a deleted report",
    "/api/v1/verifications/{verification_id}/reviews": (
        "the last decision counts; a kept answer would outlive a deleted report"
    ),
    f"{_CHECKS}/share": "the last link counts, and no mail is sent again within ten minutes",
}
_EXCUSED = [compile_path(path)[0] for path in EXCUSED]
_REPLAYED = (b"idempotency-replayed", b"true")
_COOKIE = b"set-cookie"
_AGAIN = "trusthound.again"
_OF_A_BODY = frozenset(
    {b"content-type", b"content-length", b"transfer-encoding", b"idempotency-key"}
)
_OF_MEMBERS = frozenset({Door.VIEWER, Door.MEMBER, Door.ADMIN})


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
        allowed = _allowed_at(scope)
        in_use = await key_in_use(request) if allowed and allowed.scope else None
        who = None if in_use else await _signed_in(request, services)
        door = Door(allowed.access.value) if allowed else None

        async def do() -> Answer:
            return await _answer_of(self._app, scope, receive, body, begins_session=who is None)

        answer, kept = await services.repeats.answer_once(
            do,
            key=key,
            caller=_caller_by_key(in_use) if in_use else _caller(request, services, who, door),
            user_id=who.user.id if who else None,
            request=await asyncio.to_thread(_all_of, scope, body),
        )
        if kept and who is not None and door is not None:  # they may have lost it since
            check_may_enter(door, who, now=utc_now())
        if kept and in_use is not None and allowed is not None:  # nor does every key have it
            in_use.check_scope(allowed.scope)
        if kept and answer.again:
            there = _reading(scope, answer.again)
            found = await _answer_of(self._app, there, receive, b"", begins_session=False)
            answer = replace(found, status=answer.status) if found.had_effect else found
        await _send(answer, send, kept=kept)


async def _body_of(request: Request) -> bytes:
    """Whole, and of a bounded size; a file is not read before its sender may send it."""
    allowed = upload_access(request.scope["path"])
    if allowed is None:
        return await request.body()
    return await whole_body(request, await allowed(request))


def answer_again_from(scope: Scope, path: str) -> None:
    """For a route whose answer is kept elsewhere, until it is deleted there: a repeated request is
    answered with what its caller reads at `path` then.
    """
    again: list[str] | None = scope.get(_AGAIN)
    if again is not None:
        again.append(path)


def _allowed_at(scope: Scope) -> Allow | None:
    """Whom the route is for, where not everybody may use it."""
    for path, allowed in _doors(scope["app"]):
        if path.match(scope["path"]):
            return allowed
    return None


@lru_cache(maxsize=4)
def _doors(app: FastAPI) -> list[tuple[re.Pattern[str], Allow]]:
    """Of each route that takes a POST and asks who it is; read once."""
    doors = {each.value for each in Door}
    return [
        (compile_path(context.path or "")[0], allowed)
        for context in iter_route_contexts(app.routes)
        if "POST" in (context.methods or ())
        and (allowed := allowed_by(context)) is not None
        and allowed.access.value in doors
    ]


def _reading(scope: Scope, path: str) -> Scope:
    """A request of the same caller that reads what is at `path`."""
    headers = [each for each in scope["headers"] if each[0] not in _OF_A_BODY]
    return {
        **scope,
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": headers,
    }


def _takes_key(scope: Scope) -> bool:
    return (
        scope["type"] == "http"
        and scope["method"] == "POST"
        and is_api(scope["path"])
        and HEADER in Headers(scope=scope)
        and not any(path.match(scope["path"]) for path in _EXCUSED)
    )


async def _signed_in(request: Request, services: Services) -> SignedIn | None:
    """Who is signed in now; a cookie's token is left for the route to change."""
    token = carried(request).token
    going_on = await services.accounts.go_on(token, by_cookie=False) if token else None
    return going_on.signed_in if going_on else None


def _caller(request: Request, services: Services, who: SignedIn | None, door: Door | None) -> str:
    """Keys of one caller never meet those of another, nor at one employer those at the next."""
    if who is not None:
        member = who.membership if door in _OF_MEMBERS else None
        return f"user {who.user.id}" + (f" at {member.organization.id}" if member else "")
    device = device_of(request, services.keys)
    if device:
        return f"device {device}"
    return f"address {counted_as(client_address(request.scope, request.app.state.proxies))}"


def _caller_by_key(in_use: KeyInUse) -> str:
    """A key that replaces another goes on where that one was; a test never meets the real thing."""
    return f"{in_use.key.environment.value} keys of {in_use.organization.id}"


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
    again: list[str] = []
    scope[_AGAIN] = again
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
    own = [(name.lower(), value) for name, value in starts[0]["headers"]]
    lines = [*own, *cookie_lines(scope)]
    passing = [each for each in lines if each[0] == _COOKIE and not begins_session]
    headers = [each for each in lines if each not in passing]
    return Answer(
        int(starts[0]["status"]),
        tuple(headers),
        bytes(parts),
        tuple(passing),
        again[-1] if again else "",
    )


async def _send(answer: Answer, send: Send, *, kept: bool) -> None:
    headers = [*answer.headers, *answer.passing, *([_REPLAYED] if kept else [])]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})
