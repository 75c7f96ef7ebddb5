"""How a page is asked for: what is sent, which wishes of the site count, and how much may come."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from urllib.parse import SplitResult, urljoin, urlsplit

import httpcore2

from trusthound.adapters.web.decompress import ENCODINGS
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem, UrlRefused
from trusthound.domain.common.url import DEFAULT_PORTS

NO_HEADERS: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Asking:
    """One request, and those that its redirects lead to.

    `robots` and `pace`: whether the site's robots.txt counts, and the pace of collecting. With a
    `body` it is a POST. `headers` are for the host that was asked, and may hold a key.
    `beginning`: of the answer, a redirect as well, what comes first is enough, packed or not.
    """

    accept: str
    seconds: float
    received_bytes: int
    unpacked_bytes: int
    robots: bool = False
    pace: bool = False
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    body: bytes | None = field(default=None, repr=False)
    beginning: bool = False

    def request(self, parts: SplitResult, user_agent: str) -> httpcore2.Request:
        """What is sent for an address that was checked."""
        sent = {
            "Host": parts.netloc,
            "User-Agent": user_agent,
            "Accept": self.accept,
            "Accept-Encoding": ENCODINGS,
            **self.headers,
        }
        if self.body is not None:
            sent["Content-Length"] = str(len(self.body))
        return httpcore2.Request(
            "GET" if self.body is None else "POST",
            httpcore2.URL(
                scheme=parts.scheme,
                host=parts.hostname or "",
                port=parts.port or DEFAULT_PORTS[parts.scheme],
                target=f"{parts.path}?{parts.query}" if parts.query else parts.path,
            ),
            # As they came: a server's own words may go back to it among them.
            headers=[
                (name.encode(), text.encode("latin-1", "replace")) for name, text in sent.items()
            ],
            content=self.body,
        )

    def onward(self, here: str, there: str) -> "Asking":
        """The same after a redirect: another origin is told nothing that was meant for this one.

        Raises PageUnreadable where a body would be sent on.
        """
        if self.body is not None:
            raise PageUnreadable(ReadingProblem.UNREACHABLE, detail="redirected a POST")
        ours, theirs = urlsplit(here), urlsplit(there)
        if (ours.scheme, ours.netloc) == (theirs.scheme, theirs.netloc):
            return self
        return replace(self, headers=NO_HEADERS)


def joined(base: str, location: str) -> str:
    """Where a redirect leads: bytes are UTF-8 where they can be; spaces are common, and meant."""
    with suppress(UnicodeDecodeError):
        location = location.encode("latin-1").decode("utf-8")
    try:
        joined = urljoin(base, location.strip().replace(" ", "%20"))
    except ValueError:
        raise UrlRefused("This link leads on to something that is not a web address.") from None
    inherits = "#" in base and "#" not in location
    return f"{joined}#{base.partition('#')[2]}" if inherits else joined
