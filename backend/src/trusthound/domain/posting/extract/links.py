"""Text in, web links out, with or without a scheme."""

import re
from collections.abc import Iterator

from trusthound.domain.common.folding import lowered
from trusthound.domain.posting.extract.addresses import web_address
from trusthound.domain.posting.model import Contact, ContactKind

_SCHEME = re.compile(r"https?://[^\s<>\"'`{}|\\^]{4,2000}", re.IGNORECASE)
_WWW = re.compile(r"(?<![\w.@/])www\.[a-z0-9-]{1,63}\.[^\s<>\"'`{}|\\^]{2,500}", re.IGNORECASE)
# Without a scheme and without www only an address with a path is told from a file or a sentence.
_ENDING = re.compile(
    r"\.(?:com|net|org|io|co|me|ly|gl|gle|app|dev|info|biz|site|online|top|xyz|club|shop|live|link|"
    r"gg|cc|to|at|de|cz|uk|in|us|eu|ca|au|gd|id|be|fr|nl|pl|jobs|work|careers)\Z",
    re.IGNORECASE,
)
_ENDING_CHARACTERS = 8
_PATH = re.compile(r"/[^\s<>\"'`{}|\\^]{1,300}")
_HOST_END = re.compile(r"[a-z0-9][a-z0-9.-]{0,100}\Z", re.IGNORECASE)
_TRAILING = ".,;:!?)]}'\"*_»”’…"


def find_links(text: str) -> Iterator[Contact]:
    if "://" in text:
        for match in _SCHEME.finditer(text):
            yield from _link(text, match.start(), match.end(), "")
    if "www." in lowered(text):
        for match in _WWW.finditer(text):
            yield from _link(text, match.start(), match.end(), "https://")
    if "/" in text:
        for begin, end in _paths(text):
            host = _HOST_END.search(text, max(0, begin - 100), begin)
            if host and text[host.start() - 1 : host.start()] not in ("@", "/", "-", "_"):
                yield from _link(text, host.start(), end, "https://")


def _paths(text: str) -> Iterator[tuple[int, int]]:
    """From a host's ending on; slashes are looked for first, because texts have few."""
    slash = text.find("/")
    while slash != -1:
        ending = _ENDING.search(text, max(0, slash - _ENDING_CHARACTERS), slash)
        path = _PATH.match(text, slash) if ending else None
        if ending and path:
            yield ending.start(), path.end()
        slash = text.find("/", path.end() if path else slash + 1)


def _link(text: str, start: int, end: int, scheme: str) -> Iterator[Contact]:
    shown = text[start:end].rstrip(_TRAILING)
    value = web_address(scheme + shown)
    if value:
        yield Contact(ContactKind.LINK, value, shown, start, start + len(shown))
