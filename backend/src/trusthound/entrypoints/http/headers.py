"""An answer in, the same answer with its security headers out."""

from collections.abc import Mapping, Sequence

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
HELP_POLICY = f"{REFERENCE_POLICY}; img-src 'self'; form-action 'self'"
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # a result's address is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# Pages of one person or one employer: none is for a search engine, whoever links to it, but for a
# shared result whose answer says so itself.
_PRIVATE = ("/account", "/admin", "/candidate-report", "/invitation", "/outbox", "/reset",
    "/s", "/unsubscribe", "/v", "/verify-mail", "/enterprise/api-keys", "/enterprise/dashboard",
    "/enterprise/letters", "/enterprise/settings", "/enterprise/team")  # fmt: skip
TWO_YEARS = "max-age=63072000; includeSubDomains"
_Lines = tuple[tuple[bytes, bytes], ...]


def _lines(headers: Mapping[str, str]) -> _Lines:
    """As servers write them. Made once: each answer carries them."""
    return tuple((name.lower().encode(), value.encode()) for name, value in headers.items())


_NO_INDEX = {"X-Robots-Tag": "noindex"}
_OF_PAGE = {**ALWAYS, "Content-Security-Policy": PAGE_POLICY, "Cache-Control": "no-cache"}
_OF_API = {
    **ALWAYS,
    "Content-Security-Policy": API_POLICY,
    "Cache-Control": "no-store",
    **_NO_INDEX,
}
_PAGE_LINES = _lines(_OF_PAGE)
_PRIVATE_LINES = _lines({**_OF_PAGE, **_NO_INDEX})
_API_LINES = _lines(_OF_API)
_HTTPS_LINES = _lines({"Strict-Transport-Security": TWO_YEARS})


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
                said = list(message.get("headers", ()))
                names = {name.lower() for name, _ in said}
                said += [line for line in self._lines_of(scope) if line[0] not in names]
                message["headers"] = said
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _lines_of(self, scope: Scope) -> _Lines:
        path = scope["path"]
        of_pages = _PRIVATE_LINES if _is_private(path) else _PAGE_LINES
        lines = _API_LINES if is_api(path) else of_pages
        return lines + _HTTPS_LINES if came_by_https(scope, self._proxies) else lines


def is_api(path: str) -> bool:
    """Whether an address belongs to the API; every other belongs to the pages."""
    return path == "/api" or path.startswith("/api/")


def _is_private(path: str) -> bool:
    return any(path == each or path.startswith(f"{each}/") for each in _PRIVATE)
