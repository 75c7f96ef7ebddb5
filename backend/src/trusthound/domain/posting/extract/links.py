"""Text in, web links out, with or without a scheme."""

import re
from collections.abc import Iterator

from trusthound.domain.common.folding import lowered
from trusthound.domain.posting.extract.addresses import web_address
from trusthound.domain.posting.model import Contact, ContactKind

_SCHEME = re.compile(r"https?://[^\s<>\"'`{}|\\^]{4,2000}", re.IGNORECASE)
_WWW = re.compile(r"(?<![\w.@/])www\.[a-z0-9-]{1,63}\.[^\s<>\"'`{}|\\^]{2,500}", re.IGNORECASE)
# Without a scheme and without www only an address with a path is told from a file or a sentence.
_PATH = re.compile(
    r"\.(?:com|net|org|io|co|me|ly|gl|gle|app|dev|info|biz|site|online|top|xyz|club|shop|live|link|"
    r"gg|cc|to|at|de|cz|uk|in|us|eu|ca|au|gd|id|be|fr|nl|pl|jobs|work|careers)/[^\s<>\"'`{}|\\^]{1,300}",
    re.IGNORECASE,
)
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
        for match in _PATH.finditer(text):
            host = _HOST_END.search(text, max(0, match.start() - 100), match.start())
            if host and text[host.start() - 1 : host.start()] not in ("@", "/", "-", "_"):
                yield from _link(text, host.start(), match.end(), "https://")


def _link(text: str, start: int, end: int, scheme: str) -> Iterator[Contact]:
    shown = text[start:end].rstrip(_TRAILING)
    value = web_address(scheme + shown)
    if value:
        yield Contact(ContactKind.LINK, value, shown, start, start + len(shown))
