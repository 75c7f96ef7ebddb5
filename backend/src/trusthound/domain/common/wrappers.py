"""A link that only carries another one in; the one inside out, without asking anybody.

Mail filters, search engines and social sites wrap the links that people copy from them. What comes
out is a stranger's text like any other: whoever calls this checks it as if it had been pasted.
"""

import re
from base64 import urlsafe_b64decode
from binascii import Error as NotBase64
from collections.abc import Callable
from urllib.parse import SplitResult, unquote, urlsplit

_WEB_ADDRESS = re.compile(r"https?://[^/]", re.IGNORECASE)

# Host and path, and the parameters of which one holds the inner address.
_BY_PARAMETER: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = tuple(
    (re.compile(place), names)
    for place, names in (
        (r"(?:www\.)?google(?:\.[a-z]{2,3}){1,2}/url", ("url", "q")),
        (r"duckduckgo\.com/l/", ("uddg",)),
        (r"(?:l|lm|www|m)\.facebook\.com/(?:l\.php|flx/warn/)", ("u",)),
        (r"l\.(?:instagram|messenger|threads)\.(?:com|net)/", ("u",)),
        (r"l\.wl\.co/l", ("u",)),
        (r"(?:[a-z]+\.)?linkedin\.com/(?:safety/go|redir/redirect)/?", ("url",)),
        (r"(?:www|m)\.youtube\.com/redirect", ("q",)),
        (r"out\.reddit\.com/.*", ("url",)),
        (r"(?:www\.)?vk\.com/away\.php", ("to",)),
        (r"t\.umblr\.com/redirect", ("z",)),
        (r"exit\.sc/", ("url",)),
        (r"slack-redir\.net/link", ("url",)),
        (r"(?:[a-z0-9-]+\.)?safelinks\.protection\.outlook\.com/.*", ("url",)),
        (r"statics\.teams\.cdn\.office\.net/evergreen-assets/safelinks/.*", ("url",)),
        (r"urldefense(?:\.proofpoint)?\.com/v1/url", ("u",)),
        (r"linkprotect\.cudasvc\.com/url", ("a",)),
        (r"deref-(?:gmx|web)\.[a-z]{2,3}/mail/client/.*", ("redirectUrl",)),
    )
)


def unwrapped(url: str) -> str:
    """The address inside of a checked one, "" where it wraps none. One wrapping is taken off."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    place = f"{host}{parts.path}"
    for pattern, names in _BY_PARAMETER:
        if pattern.fullmatch(place):
            return _first_address(_values(parts.query, names))
    for suffix, reader in _BY_READER.items():
        if host == suffix or host.endswith(f".{suffix}"):
            return _first_address([reader(parts)])
    return ""


def _first_address(texts: list[str]) -> str:
    """A space in it was escaped once more than the wrapper told."""
    found = next((each for each in texts if _WEB_ADDRESS.match(each)), "")
    return found.replace(" ", "%20")


def _values(query: str, names: tuple[str, ...]) -> list[str]:
    """The parameters' values; a plus sign is one, not a space: the value is an address."""
    pairs = [each.partition("=") for each in query.split("&")]
    return [unquote(value) for wanted in names for name, _, value in pairs if name == wanted]


def _proofpoint_2(parts: SplitResult) -> str:
    """/v2/url?u=https-3A__site.example_a: "-" stands for "%" and "_" for "/"."""
    written = "".join(_values(parts.query, ("u",))[:1])
    return unquote(written.replace("-", "%").replace("_", "/"))


_RUN_LENGTHS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_STARS = re.compile(r"\*(?:\*(.))?")


def _proofpoint_3(parts: SplitResult) -> str:
    """/v3/__https://site.example/a*b__;Iw!!…: a star stands for the next character of those that
    follow the semicolon in base64, two stars and a letter for as many of them as the letter says.
    """
    # The path is unescaped by nobody: what it holds is the inner address as it was.
    told = parts.path + (f"?{parts.query}" if parts.query else "")
    match = re.match(r"/v3/__(.+?)__;([\w-]*)", told)
    if match is None:
        return ""
    address = re.sub(r"\A(https?):/+", r"\1://", match[1])
    try:
        characters = urlsafe_b64decode(match[2] + "=" * (-len(match[2]) % 4)).decode("utf-8")
    except (NotBase64, UnicodeDecodeError):
        return ""
    left = iter(characters)

    def written(star: re.Match[str]) -> str:
        count = _RUN_LENGTHS.find(star[1]) + 2 if star[1] else 1
        return "".join(each for _, each in zip(range(count), left, strict=False))

    return _STARS.sub(written, address) if characters else address


def _proofpoint(parts: SplitResult) -> str:
    return _proofpoint_3(parts) if parts.path.startswith("/v3/") else _proofpoint_2(parts)


def _cisco(parts: SplitResult) -> str:
    """/1aBc…/https%3A%2F%2Fsite.example%2Fa: the last part of the path."""
    return unquote(parts.path.rpartition("/")[2])


def _bing(parts: SplitResult) -> str:
    """/ck/a?…&u=a1<base64>."""
    written = "".join(_values(parts.query, ("u",))[:1])[2:]
    try:
        return urlsafe_b64decode(written + "=" * (-len(written) % 4)).decode("utf-8")
    except (ValueError, UnicodeDecodeError):
        return ""


def _yahoo(parts: SplitResult) -> str:
    """/…/RU=https%3a%2f%2fsite.example/RK=…."""
    found = re.search(r"/RU=([^/]+)", parts.path)
    return unquote(found[1]) if found else ""


def _amp(parts: SplitResult) -> str:
    """/c/s/site.example/a, where the "s" says https; Google's own viewer begins with /amp."""
    found = re.fullmatch(r"/(?:c|v|amp)/(s/)?([^/]+\.[^/]+/.*)", parts.path)
    if found is None:
        return ""
    query = f"?{parts.query}" if parts.query else ""
    return f"http{'s' if found[1] else ''}://{found[2]}{query}"


_BY_READER: dict[str, Callable[[SplitResult], str]] = {
    "urldefense.com": _proofpoint,
    "urldefense.proofpoint.com": _proofpoint_2,
    "secure-web.cisco.com": _cisco,
    "bing.com": _bing,
    "r.search.yahoo.com": _yahoo,
    "cdn.ampproject.org": _amp,
    "google.com": _amp,
}
