"""What a person pastes in; a web address that we may fetch out.

Syntax only: what a host name resolves to is checked where the connection is opened.
"""

import re
from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address
from urllib.parse import SplitResult, quote, urlsplit, urlunsplit

import idna

from trusthound.domain.common.errors import UrlRefused
from trusthound.domain.common.public_address import is_public
from trusthound.domain.common.wrappers import unwrapped

LONGEST_URL = 4096
WEB_PORTS = frozenset({80, 443, 8080, 8443})
DEFAULT_PORTS = {"http": 80, "https": 443}

# Names that lead inside a network, or nowhere on the public one (RFC 6761, 6762, 7686, 8375).
_INNER_NAMES = (
    "localhost", "localdomain", "local", "internal", "intranet", "private", "corp", "home", "lan",
    "home.arpa", "onion",
)  # fmt: skip

_FORBIDDEN = re.compile(r"[\x00-\x20\x7f-\xa0\\\u2028\u2029]")
_SCHEME = re.compile(r"([a-z][a-z0-9+.-]*):", re.IGNORECASE)
_HOST_AND_PORT = re.compile(r"[a-z0-9.-]+\.[a-z0-9-]+:\d{1,5}(?:[/?#]|$)", re.IGNORECASE)
_HOST = re.compile(r"(?!.{254})(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.(?!$)|$))+")
_NUMERIC = re.compile(r"(?:.*\.)?(?:\d+|0x[0-9a-f]*)")
_KEEP = "%/:=&?~+!$,;'@()*[]|"
# A link in a mail that was forwarded may be wrapped by both filters; no honest one is deeper.
_MOST_WRAPPINGS = 5


def checked_url(
    url: str,
    *,
    ports: Collection[int] = WEB_PORTS,
    allowed_private: Collection[str] = (),
) -> str:
    """The address written out in ASCII, with a scheme and a path; its fragment is kept.

    A link that only carries another one is taken off it, and what it carries is checked the same.
    `allowed_private` names `host:port` pairs that tests may reach. Raises UrlRefused.
    """
    checked = _checked(url, ports, allowed_private)
    for _ in range(_MOST_WRAPPINGS + 1):
        inner = unwrapped(checked)
        if not inner:
            return checked
        checked = _checked(inner, ports, allowed_private)
    raise UrlRefused("This link leads through too many others.", advice=_COPY_AGAIN)


def _checked(url: str, ports: Collection[int], allowed_private: Collection[str]) -> str:
    text = url.strip(" \t\r\n")
    if not text:
        raise UrlRefused("Enter the link of a job posting.")
    if len(text) > LONGEST_URL:
        raise UrlRefused(f"This link is too long: at most {LONGEST_URL:,} characters.")
    if _FORBIDDEN.search(text):
        raise UrlRefused(
            "This link holds a character that no web address may hold.",
            advice="Copy the link again from your browser's address bar.",
        )
    try:
        parts = urlsplit(_with_scheme(text))
        host, port = _host(parts), parts.port
        path, query, fragment = (
            quote(each, safe=_KEEP) for each in (parts.path or "/", parts.query, parts.fragment)
        )
    except (ValueError, idna.IDNAError):
        raise UrlRefused(_NO_SITE, advice=_COPY_AGAIN) from None
    port = DEFAULT_PORTS[parts.scheme] if port is None else port
    if authority(host, port) not in allowed_private:
        _refuse_inner(host)
        if port not in ports:
            raise UrlRefused("Web sites are read only at their usual ports, such as 80 and 443.")
    return urlunsplit((parts.scheme, netloc(parts.scheme, host, port), path, query, fragment))


def authority(host: str, port: int) -> str:
    """`host:port` as it is written in a URL, an IPv6 host in brackets."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def netloc(scheme: str, host: str, port: int) -> str:
    """Host and port as a URL of that scheme holds them: without the port that it implies."""
    written = authority(host, port)
    return written.removesuffix(f":{port}") if DEFAULT_PORTS.get(scheme, 0) == port else written


def is_inner_name(host: str) -> bool:
    """Whether a name leads inside a network or nowhere, by its look."""
    return "." not in host or f".{host}".endswith(tuple(f".{each}" for each in _INNER_NAMES))


_NO_SITE = "This link does not name a web site."
_COPY_AGAIN = "Check the link, or copy it again from your browser's address bar."
_NOT_PUBLIC = "This link does not lead to a public web site."


def _with_scheme(text: str) -> str:
    """ "jobs.example.com:8443/x" is a host and a port; "file:/x" is a scheme that we never open."""
    if text.startswith("//"):
        return f"https:{text}"
    scheme = _SCHEME.match(text)
    if scheme is None or _HOST_AND_PORT.match(text):
        return f"https://{text}"
    if scheme[1].lower() not in DEFAULT_PORTS or not text[scheme.end() :].startswith("//"):
        raise UrlRefused("Only web links can be read: they begin with https:// or http://.")
    return text


def _host(parts: SplitResult) -> str:
    """The host in ASCII and lower case. Raises ValueError or IDNAError where there is none."""
    if "@" in parts.netloc:
        raise UrlRefused(
            "Links that carry a user name or a password are not opened.",
            advice="Remove the part that ends with the @ sign.",
        )
    host = (parts.hostname or "").removesuffix(".")
    if parts.netloc.startswith("["):
        return IPv6Address(host).compressed
    if not host.isascii():
        host = idna.encode(host, uts46=True, std3_rules=True).decode("ascii").removesuffix(".")
    if not _HOST.fullmatch(host):
        raise ValueError(host)
    if _NUMERIC.fullmatch(host):
        return _ipv4(host)
    return host


def _ipv4(host: str) -> str:
    """Browsers read 0x7f.1, 2130706433 and 0177.0.0.1 as addresses: only four decimals pass."""
    try:
        return str(IPv4Address(host))
    except ValueError:
        raise UrlRefused(_NOT_PUBLIC, advice=_COPY_AGAIN) from None


def _refuse_inner(host: str) -> None:
    is_address = ":" in host or _NUMERIC.fullmatch(host)
    if is_inner_name(host) if not is_address else not is_public(host):
        raise UrlRefused(_NOT_PUBLIC, advice=_COPY_AGAIN)
