"""An untrusted link in, an absolute web address or "" out."""

from urllib.parse import urljoin, urlsplit

from trusthound.domain.posting.extract.clean import INVISIBLE

_URL_CHARACTERS = 2000


def web_address(link: str, origin: str = "") -> str:
    """An absolute http(s) URL; "" for script:, data:, mail and broken links.

    `origin` is the page that a relative link stands on.
    """
    link = link[: _URL_CHARACTERS * 2].strip()
    if not link.isascii() or not link.isprintable():
        link = INVISIBLE.sub("", link)
    if not link:
        return ""
    try:
        absolute = link if link[:4].lower() == "http" or not origin else urljoin(origin, link)
        parts = urlsplit(absolute)
        host = parts.hostname or ""
        _ = parts.port  # raises for a port that is no number
    except ValueError:
        return ""
    if parts.scheme not in ("http", "https") or "." not in host or len(absolute) > _URL_CHARACTERS:
        return ""
    absolute = parts.scheme + absolute[len(parts.scheme) :].replace(" ", "%20")
    return "" if any(each in absolute for each in '\t\r\n"<>\\`') else absolute
