"""A request and its answer's own headers in, the lines that are added to them out.

What stands before the routes notes on the request what its answer has to tell; it is written here,
once, where every answer comes by.
"""

from collections.abc import Iterable, Iterator, Sequence

from starlette.types import Scope

from trusthound.entrypoints.http.address import Network
from trusthound.entrypoints.http.headers import Line, security_lines
from trusthound.entrypoints.http.rate import rate_lines
from trusthound.entrypoints.http.request_id import request_id_of
from trusthound.entrypoints.http.session_token import cookie_lines


def answer_lines(scope: Scope, said: Iterable[Line], proxies: Sequence[Network]) -> Iterator[Line]:
    """A session's new cookie, what is left to its address, the request's id, what makes it safe."""
    yield from cookie_lines(scope)
    yield from rate_lines(scope)
    yield b"x-request-id", request_id_of(scope).encode()
    yield from security_lines(scope, said, proxies)
