"""An answer's own headers in, the security headers that it carries besides out."""

from collections.abc import Iterable, Mapping, Sequence

from starlette.types import Scope

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
Line = tuple[bytes, bytes]
Lines = tuple[Line, ...]


def _lines(headers: Mapping[str, str]) -> Lines:
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
_NAMES = frozenset(name for name, _ in _API_LINES + _PAGE_LINES + _HTTPS_LINES)


def security_lines(scope: Scope, said: Iterable[Line], proxies: Sequence[Network]) -> Lines:
    """What the answer to that request carries; what it `said` for itself is left out."""
    names = {name for name, _ in said}
    lines = _API_LINES if is_api(scope["path"]) else _lines_of_page(scope["path"])
    if came_by_https(scope, proxies):
        lines += _HTTPS_LINES
    if names.isdisjoint(_NAMES):
        return lines
    return tuple(line for line in lines if line[0] not in names)


def is_api(path: str) -> bool:
    """Whether an address belongs to the API; every other belongs to the pages."""
    return path == "/api" or path.startswith("/api/")


def _lines_of_page(path: str) -> Lines:
    return _PRIVATE_LINES if _is_private(path) else _PAGE_LINES


def _is_private(path: str) -> bool:
    return any(path == each or path.startswith(f"{each}/") for each in _PRIVATE)
