"""A parsed page in, the JobPosting objects of its JSON-LD out, broken JSON mended."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import unescape

from json_repair import loads as repaired
from selectolax.lexbor import LexborHTMLParser

_MOST_SCRIPT_CHARACTERS = 1_000_000
# Mending is slow: beyond this size it is not worth the time.
_MOST_MENDED_CHARACTERS = 200_000
_MOST_OBJECTS = 100_000
_MOST_POSTINGS = 200
_TYPE = re.compile(r"\"@type\"\s{0,9}:\s{0,9}\"([A-Za-z]{3,40})\"")


@dataclass(frozen=True, slots=True)
class LinkedData:
    """`types` are the names of every object's type in the page, `postings` its JobPostings."""

    types: frozenset[str]
    postings: tuple[Mapping[str, object], ...]
    listed: int


def linked_data(tree: LexborHTMLParser) -> LinkedData:
    """Everything the page says in JSON-LD that bears on postings."""
    types: set[str] = set()
    postings: list[Mapping[str, object]] = []
    listed = 0
    for script in tree.css('script[type*="ld+json" i]'):
        text = (script.text() or "")[:_MOST_SCRIPT_CHARACTERS]
        types.update(_TYPE.findall(text))
        if "JobPosting" in text or "ItemList" in text:
            data = parsed_json(text)
            found = list(postings_in(data))
            postings += found
            listed = max(listed, _listed(data))
    return LinkedData(frozenset(types), tuple(postings[:_MOST_POSTINGS]), listed)


def postings_in(data: object) -> Iterator[Mapping[str, object]]:
    """Every object of type JobPosting, at whatever depth, in the order they stand."""
    waiting: list[object] = [data]
    found = 0
    for _ in range(_MOST_OBJECTS):
        if not waiting or found == _MOST_POSTINGS:
            return
        each = waiting.pop()
        if isinstance(each, Mapping):
            if _is_posting(each):
                found += 1
                yield each
            else:
                waiting.extend(
                    value
                    for value in reversed(list(each.values()))
                    if isinstance(value, dict | list)
                )
        elif isinstance(each, list):
            waiting.extend(reversed(each))


def parsed_json(text: str) -> object:
    """The data of a JSON text; mended where it is broken, None where there is nothing to mend."""
    start = min((at for each in "{[" if (at := text.find(each)) != -1), default=-1)
    end = max(text.rfind("}"), text.rfind("]")) + 1
    if start == -1 or end <= start:
        return None
    text = text[start:end]
    data = _strict(text)
    if data is None and "&quot;" in text:
        data = _strict(unescape(text))
    if data is None and len(text) <= _MOST_MENDED_CHARACTERS and text.count("[") < 5000:
        try:
            data = repaired(text)
        except (ValueError, RecursionError, TypeError, IndexError):
            return None
    return data


def _strict(text: str) -> object:
    """Control characters in strings are let through: they are the commonest fault."""
    try:
        return json.loads(text, strict=False, parse_constant=lambda _: None)
    except (ValueError, RecursionError):
        return None


def _is_posting(value: Mapping[str, object]) -> bool:
    kind = value.get("@type")
    names = kind if isinstance(kind, list) else [kind]
    return any(
        isinstance(each, str) and each.rpartition("/")[2].rpartition(":")[2] == "JobPosting"
        for each in names
    )


def _listed(data: object) -> int:
    """How many items a top-level ItemList names."""
    for each in data if isinstance(data, list) else [data]:
        if isinstance(each, Mapping) and each.get("@type") == "ItemList":
            items = each.get("itemListElement")
            return len(items) if isinstance(items, list) else 0
    return 0
