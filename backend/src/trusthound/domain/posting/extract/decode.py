"""The bytes of a page in, its text out, whatever the bytes are."""

import re
from dataclasses import dataclass

from resiliparse.parse.encoding import detect_encoding, map_encoding_to_html5

_BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_META_BYTES = 4096
_CHARSET = re.compile(r"charset\s{0,3}=\s{0,3}[\"']?\s{0,3}([\w.:-]{1,40})", re.IGNORECASE)
_DETECT_BYTES = 20_000


@dataclass(frozen=True, slots=True)
class Source:
    """A text, and the same in UTF-8: the parser reads bytes, and most pages come as such."""

    text: str
    utf8: bytes


def source_of_text(text: str) -> Source:
    """A surrogate has no place in UTF-8."""
    return Source(text, text.encode("utf-8", "replace"))


def decoded(body: bytes, content_type: str = "") -> str:
    """The text of bytes, see `source_of`."""
    return source_of(body, content_type).text


def source_of(body: bytes, content_type: str = "") -> Source:
    """By byte order mark, by UTF-8 where it is valid, as declared, or as it looks; never fails.

    Valid UTF-8 comes before the declaration: it is hardly ever valid by accident, and servers
    declare Latin-1 out of habit. ISO-2022 is plain ASCII to UTF-8, so there the declaration wins.
    """
    for mark, name in _BOMS:
        if body.startswith(mark):
            return source_of_text(body[len(mark) :].decode(name, "replace"))
    declared = _declared(body, content_type)
    if not declared.startswith("iso2022"):
        try:
            return Source(body.decode("utf-8"), body)
        except UnicodeDecodeError:
            pass
    guess = declared if declared not in ("", "utf-8") else detect_encoding(body[:_DETECT_BYTES])
    try:
        return source_of_text(body.decode(guess or "utf-8", "replace"))
    except LookupError:
        return source_of_text(body.decode("utf-8", "replace"))


def _declared(body: bytes, content_type: str) -> str:
    """The codec named by the header or by the page, "" for none or one no browser knows."""
    head = body[:_META_BYTES].decode("ascii", "ignore")
    match = _CHARSET.search(content_type) or _CHARSET.search(head)
    if match is None:
        return ""
    return map_encoding_to_html5(match[1], fallback_utf8=False) or ""
