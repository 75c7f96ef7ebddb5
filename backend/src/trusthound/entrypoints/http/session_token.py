"""A request in, the session's token that it brings out: a cookie of the pages, or a Bearer."""

from starlette.requests import Request

# A browser takes a name with this prefix only over https (or from localhost), for one host.
COOKIE = "__Host-session"


def session_token(request: Request) -> str:
    """The token, "" where there is none. What is stated openly counts before the cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return token.strip()
    return request.cookies.get(COOKIE, "")
