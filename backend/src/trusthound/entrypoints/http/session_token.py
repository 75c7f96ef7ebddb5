"""A session's token between us and a browser or a program: in a cookie, or as a Bearer."""

from dataclasses import dataclass
from datetime import timedelta

from starlette.requests import Request
from starlette.types import Scope

from trusthound.entrypoints.http.headers import Lines

_KEY = "trusthound.session_cookie"


@dataclass(frozen=True, slots=True)
class SessionCookie:
    """How the cookie is called and kept. Secure: a browser takes the name with its prefix only
    over https (or from this machine), for one host and every path of it.
    """

    secure: bool

    @property
    def name(self) -> str:
        return "__Host-session" if self.secure else "session"

    def line(self, token: str, max_age: timedelta | None) -> str:
        """A Set-Cookie line; `max_age` None: until the browser is closed."""
        words = [f"{self.name}={token}", "Path=/", "HttpOnly", "SameSite=Lax"]
        if max_age is not None:
            words.append(f"Max-Age={max(0, int(max_age.total_seconds()))}")
        return "; ".join([*words, "Secure"] if self.secure else words)


@dataclass(frozen=True, slots=True)
class Carried:
    """The token that a request brings, "" for none."""

    token: str
    by_cookie: bool


def carried(request: Request) -> Carried:
    """What is stated openly counts before the cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return Carried(token.strip(), by_cookie=False)
    cookie: SessionCookie = request.app.state.cookie
    return Carried(request.cookies.get(cookie.name, ""), by_cookie=True)


def hand_out(request: Request, token: str, max_age: timedelta | None) -> None:
    """Let the answer bring this token as a cookie, whatever the answer will be."""
    cookie: SessionCookie = request.app.state.cookie
    request.scope[_KEY] = cookie.line(token, max_age)


def take_away(request: Request) -> None:
    """Let the answer delete the cookie."""
    hand_out(request, "", timedelta(0))


def cookie_lines(scope: Scope) -> Lines:
    """The cookie that was handed out while that request was answered, once: it is then gone."""
    handed_out: str | None = scope.pop(_KEY, None)
    return () if handed_out is None else ((b"set-cookie", handed_out.encode()),)
