"""What a person pastes in; a web address that we may fetch out, or the one under which we keep it.

Syntax only: what a host name resolves to is checked where the connection is opened.
"""

import re
from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address
from urllib.parse import SplitResult, quote, unquote_plus, urlsplit, urlunsplit

import idna

from trusthound.domain.common.errors import UrlRefused
from trusthound.domain.common.public_address import is_public

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

# Parameters that say where a visitor came from. None of them can name the posting (gh_jid, jk,
# currentJobId, id and "ref" can); from the vendors' documentation and links seen in the wild.
_TRACKERS = frozenset({
    "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "fbclid", "msclkid", "yclid", "twclid",
    "ttclid", "igshid", "igsh", "li_fat_id", "_ga", "_gl", "_hsenc", "_hsmi", "hsctatracking",
    "mkt_tok", "vero_id", "oly_enc_id", "s_cid",
    "trk", "trkinfo", "trkemail", "refid", "trackingid", "lipi", "lici", "midtoken", "midsig",
    "eblp", "otptoken",  # LinkedIn
    "gh_src", "lever-source", "lever-source[]", "lever-origin", "source", "iis", "iisn",
})  # fmt: skip
_TRACKER_FAMILIES = ("utm_", "mc_")


def checked_url(
    url: str,
    *,
    ports: Collection[int] = WEB_PORTS,
    allowed_private: Collection[str] = (),
) -> str:
    """The address written out in ASCII, with a scheme and a path; its fragment is kept.

    `allowed_private` names `host:port` pairs that tests may reach. Raises UrlRefused.
    """
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
    netloc = _netloc(parts.scheme, host, port)
    return urlunsplit((parts.scheme, netloc, path, query, fragment))


def canonical_url(url: str) -> str:
    """The name under which a checked address is kept: the same posting, the same name.

    Trackers, default ports and fragments go; a fragment that is a route ("#/job/7") stays. The
    parameters keep their order and their spelling. Asking twice changes nothing.
    """
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    netloc = _netloc(parts.scheme, host, parts.port or DEFAULT_PORTS.get(parts.scheme, 0))
    query = "&".join(each for each in parts.query.split("&") if each and not _tracks(each))
    fragment = parts.fragment if parts.fragment.startswith(("/", "!")) else ""
    return urlunsplit((parts.scheme, netloc, parts.path or "/", query, fragment))


def authority(host: str, port: int) -> str:
    """`host:port` as it is written in a URL, an IPv6 host in brackets."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


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
    if ":" in host or _NUMERIC.fullmatch(host):
        public = is_public(host)
    else:
        public = "." in host and not f".{host}".endswith(tuple(f".{each}" for each in _INNER_NAMES))
    if not public:
        raise UrlRefused(_NOT_PUBLIC, advice=_COPY_AGAIN)


def _netloc(scheme: str, host: str, port: int) -> str:
    written = authority(host, port)
    return written.removesuffix(f":{port}") if DEFAULT_PORTS.get(scheme, 0) == port else written


def _tracks(parameter: str) -> bool:
    name = unquote_plus(parameter.partition("=")[0]).lower()
    return name in _TRACKERS or name.startswith(_TRACKER_FAMILIES)
