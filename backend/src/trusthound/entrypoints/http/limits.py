"""A request's first line and headers in; the request passed on, or refused before its body."""

from collections.abc import Iterable

from starlette.types import ASGIApp, Receive, Scope, Send

from trusthound.entrypoints.http.problems import Refused

URL_BYTES = 8 * 1024
HEADER_BYTES = 16 * 1024
# No meaning is defined for a body here, and intermediaries disagree about where it ends.
BODILESS = frozenset({"GET", "HEAD", "TRACE", "CONNECT"})


class RequestLimits:
    """Refuses a host we do not serve, what is too long, and bodies of unclear extent."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self._app = app
        self._hosts = frozenset(host.lower() for host in hosts if host)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            self._check(scope)
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        """In one turn over the headers: every request comes by here."""
        hosts, lengths, codings, size = [], [], [], 0
        for name, value in scope["headers"]:
            size += len(name) + len(value)
            if name == b"host":
                hosts.append(value.decode("latin-1"))
            elif name == b"content-length":
                lengths.append(value)
            elif name == b"transfer-encoding":
                codings.append(value.strip().lower())
        _check_lengths(scope, size)
        self._check_host(hosts)
        _check_framing(scope["method"], lengths, codings)

    def _check_host(self, named: list[str]) -> None:
        """Exactly one host, and one of ours; any port."""
        if len(named) != 1 or host_of(named[0]) not in self._hosts:
            raise Refused(
                "invalid_host",
                "This server does not answer for that host.",
                advice="Its names are listed in the setting TRUSTHOUND_ALLOWED_HOSTS.",
            )


def host_of(authority: str) -> str:
    """The host of "host:port", in lower case; brackets of IPv6 stay. "" for anything else."""
    name, colon, port = authority.lower().rpartition(":")
    if not colon or authority.endswith("]"):
        return authority.lower()
    return name if port.isdecimal() and port.isascii() else ""


def _check_lengths(scope: Scope, size: int) -> None:
    if len(scope.get("raw_path", b"")) + len(scope["query_string"]) > URL_BYTES:
        raise Refused("url_too_long", f"The address is longer than {URL_BYTES:,} bytes.")
    if size > HEADER_BYTES:
        raise Refused("headers_too_large", f"The headers are larger than {HEADER_BYTES:,} bytes.")


def _check_framing(method: str, lengths: list[bytes], codings: list[bytes]) -> None:
    """One way to tell where the body ends. The server itself refuses lengths that disagree."""
    if len(lengths) + len(codings) > 1 or codings not in ([], [b"chunked"]):
        raise Refused("bad_request", "It is not clear where the body of this request ends.")
    if method in BODILESS and (codings or lengths not in ([], [b"0"])):
        raise Refused("bad_request", f"A {method} request has no body.")
