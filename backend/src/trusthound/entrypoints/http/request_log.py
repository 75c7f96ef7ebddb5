"""A request in, its answer and one line of the log out; the last resort for every error.

The log names the route, not the path: a result's id is its key, and a query is its writer's own.
"""

from collections.abc import Callable, Sequence
from time import monotonic, perf_counter
from traceback import extract_tb

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trusthound.domain.common.errors import TrustHoundError
from trusthound.entrypoints.http.address import Network, client_address
from trusthound.entrypoints.http.answer_lines import answer_lines
from trusthound.entrypoints.http.problems import Refused, problem_response
from trusthound.entrypoints.http.request_id import give_request_id, request_id_of
from trusthound.entrypoints.http.traffic_window import TrafficWindow
from trusthound.wiring.clock import new_id

# Counted for a request that its sender left before it was answered: no failure of ours.
CUT_OFF = 499

log = structlog.get_logger("http")


class RequestLog:
    """Gives each request its id, turns what was raised into an answer, and logs both."""

    def __init__(
        self, app: ASGIApp, proxies: Sequence[Network], traffic: TrafficWindow | None = None
    ) -> None:
        self._app = app
        self._proxies = proxies
        self._traffic = traffic or TrafficWindow()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id, began, status = new_id(), perf_counter(), 0
        give_request_id(scope, request_id)
        self._traffic.began()

        async def send_with_lines(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                said = message.get("headers", ())
                message["headers"] = [*said, *answer_lines(scope, said, self._proxies)]
            await send(message)

        try:
            await self._answered(scope, receive, send_with_lines, lambda: status)
        finally:
            milliseconds = (perf_counter() - began) * 1000
            self._traffic.ended(
                monotonic(),
                status=status or CUT_OFF,
                milliseconds=milliseconds,
                is_api=scope["path"].startswith("/api/"),
            )
        log.info(
            "answered",
            request_id=request_id,
            method=scope["method"][:16],
            route=getattr(scope.get("route"), "path", "none"),
            status=status,
            milliseconds=round(milliseconds, 1),
            address=client_address(scope, self._proxies),
        )

    async def _answered(
        self, scope: Scope, receive: Receive, send: Send, status: Callable[[], int]
    ) -> None:
        """By the app, or with the problem that it raised before it began to answer."""
        try:
            await self._app(scope, receive, send)
        except Exception as error:  # noqa: BLE001 - the last resort: nothing may reach the server
            if not isinstance(error, TrustHoundError | Refused):
                log.error("unhandled", request_id=request_id_of(scope), **_told(error))  # noqa: TRY400
            if not status():
                await problem_response(error, scope)(scope, receive, send)


def _told(error: Exception) -> dict[str, object]:
    """The error's type and the way to it. Its message may quote what a user sent: left out."""
    way = [
        f"{frame.filename}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__)
    ]
    return {"error": type(error).__qualname__, "way": way[-8:]}
