"""An answer in, the same answer with its security headers out."""

from collections.abc import Sequence

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trusthound.entrypoints.http.address import Network, came_by_https

PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; "
    "form-action 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
API_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
REFERENCE_POLICY = f"{API_POLICY}; style-src 'self'"
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # a result's address is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# Pages of one person or one employer: none is for a search engine, whoever links to it.
_PRIVATE = ("/account", "/admin", "/candidate-report", "/invitation", "/outbox", "/reset",
    "/unsubscribe", "/v", "/verify-mail", "/enterprise/api-keys", "/enterprise/dashboard",
    "/enterprise/letters", "/enterprise/settings", "/enterprise/team")  # fmt: skip
TWO_YEARS = "max-age=63072000; includeSubDomains"


class SecurityHeaders:
    """Adds what every answer carries; what an answer says for itself is kept."""

    def __init__(self, app: ASGIApp, proxies: Sequence[Network]) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add(MutableHeaders(scope=message), scope)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _add(self, headers: MutableHeaders, scope: Scope) -> None:
        of_api = is_api(scope["path"])
        for name, value in ALWAYS.items():
            headers.setdefault(name, value)
        headers.setdefault("Content-Security-Policy", API_POLICY if of_api else PAGE_POLICY)
        headers.setdefault("Cache-Control", "no-store" if of_api else "no-cache")
        if of_api or _is_private(scope["path"]):
            headers.setdefault("X-Robots-Tag", "noindex")
        if came_by_https(scope, self._proxies):
            headers.setdefault("Strict-Transport-Security", TWO_YEARS)


def is_api(path: str) -> bool:
    """Whether an address belongs to the API; every other belongs to the pages."""
    return path == "/api" or path.startswith("/api/")


def _is_private(path: str) -> bool:
    return any(path == each or path.startswith(f"{each}/") for each in _PRIVATE)
