"""A client that speaks to an app without a network, and small apps to put behind a guard."""

from collections.abc import Callable

import httpx2
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from trusthound.entrypoints.http.request_log import RequestLog

Guard = Callable[[ASGIApp], ASGIApp]


@pytest.fixture
def guarded() -> Callable[[Guard], httpx2.AsyncClient]:
    """An app that echoes the body it gets, behind the guard given; what is refused is answered."""

    def build(guard: Guard) -> httpx2.AsyncClient:
        transport = httpx2.ASGITransport(app=RequestLog(guard(_echo), ()))
        return httpx2.AsyncClient(transport=transport, base_url="http://localhost")

    return build


async def _echo(scope: Scope, receive: Receive, send: Send) -> None:
    body = await Request(scope, receive).body()
    await Response(body)(scope, receive, send)
