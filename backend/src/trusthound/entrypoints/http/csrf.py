"""A request that a cookie signs in; let through only if our own pages sent it.

SameSite=Lax keeps the cookie from other sites; this also keeps it from other origins of our site,
and from browsers that take SameSite lightly. A Bearer is put in by nobody's browser: not asked.
"""

from urllib.parse import urlsplit

from starlette.requests import Request

from trusthound.domain.common.errors import NotAllowed

_READING = frozenset({"GET", "HEAD", "OPTIONS"})
_OURS = frozenset({"same-origin", "none"})


def check_origin(request: Request) -> None:
    """Raises NotAllowed. A browser tells one of the two headers with whatever changes something."""
    if request.method in _READING:
        return
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        ours = site in _OURS
    else:
        ours = urlsplit(request.headers.get("origin", "")).netloc in _hosts(request)
    if not ours:
        raise NotAllowed(
            "This request does not come from our own pages.",
            advice="Programs send their token in the Authorization header.",
        )


def _hosts(request: Request) -> set[str]:
    """The host that was asked, which is one of ours by now, and the public one."""
    public: str = urlsplit(request.app.state.public_url).netloc
    return {each for each in (request.headers.get("host", ""), public) if each}
