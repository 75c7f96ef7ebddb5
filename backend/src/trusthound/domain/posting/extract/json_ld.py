"""A parsed page in, the JobPosting objects of its JSON-LD out, broken JSON mended."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from html import unescape
from itertools import islice

from json_repair import loads as repaired
from selectolax.lexbor import LexborNode

_MOST_SCRIPT_CHARACTERS = 1_000_000
# Mending is slow: beyond this size it is not worth the time.
_MOST_MENDED_CHARACTERS = 200_000
# Nor is it where its time grows with the square: with bare keys (1,000 of them took a quarter of a
# second) and with what opens and is never closed.
_MOST_OPENED = 500
_MOST_BRACKETS = 1000
_BARE_KEY = re.compile(r"[^\s\"'\\]\s{0,3}:\s{0,3}[^\s\"'/]")
_MOST_MENDED_SCRIPTS = 4
_MOST_OBJECTS = 100_000
_MOST_POSTINGS = 200
_MOST_SITE_CHARACTERS = 50_000
_MOST_SITE_SCRIPTS = 5
_SITE_TYPES = ("Organization", "Corporation", "LocalBusiness", "EducationalOrganization", "WebSite")


@dataclass(frozen=True, slots=True)
class LinkedData:
    """`postings` are the page's JobPostings; `listed` is how many items its longest list names.

    `organization` is whose site the page is, told only where it holds no posting.
    """

    postings: tuple[Mapping[str, object], ...]
    listed: int
    organization: str = ""


def linked_data(scripts: Iterable[LexborNode]) -> LinkedData:
    """Everything that a page's scripts say in JSON-LD that bears on postings."""
    postings: list[Mapping[str, object]] = []
    listed = 0
    about_site: list[str] = []
    may_mend = _MOST_MENDED_SCRIPTS
    for script in scripts:
        if "ld+json" not in (script.attributes.get("type") or "").lower():
            continue
        text = (script.text() or "")[:_MOST_SCRIPT_CHARACTERS]
        if "JobPosting" in text or "ItemList" in text:
            data = parsed_json(text, mend=False)
            if data is None and may_mend:
                may_mend -= 1
                data = parsed_json(text)
            found = list(postings_in(data))
            postings += found
            listed = max(listed, _listed(data))
        elif len(text) <= _MOST_SITE_CHARACTERS and any(each in text for each in _SITE_TYPES):
            about_site.append(text)
    organization = "" if postings else _organization(about_site[:_MOST_SITE_SCRIPTS])
    return LinkedData(tuple(postings[:_MOST_POSTINGS]), listed, organization)


def _organization(texts: list[str]) -> str:
    names: dict[str, str] = {}
    for each in (found for text in texts for found in objects_in(parsed_json(text))):
        kind, name = each.get("@type"), each.get("name")
        if isinstance(kind, str) and isinstance(name, str):
            names.setdefault(kind, name)
    return next((names[kind] for kind in _SITE_TYPES if kind in names), "")


def postings_in(data: object) -> Iterator[Mapping[str, object]]:
    """Every object of type JobPosting, at whatever depth, in the order they stand."""
    return islice((each for each in objects_in(data) if _is_posting(each)), _MOST_POSTINGS)


def objects_in(data: object) -> Iterator[Mapping[str, object]]:
    """Every object, at whatever depth, in the order they stand; what a posting holds is its own."""
    waiting: list[object] = [data]
    for _ in range(_MOST_OBJECTS):
        if not waiting:
            return
        each = waiting.pop()
        if isinstance(each, Mapping):
            yield each
            if not _is_posting(each):
                inner = reversed(list(each.values()))
                waiting.extend(value for value in inner if isinstance(value, dict | list))
        elif isinstance(each, list):
            waiting.extend(reversed(each))


def parsed_json(text: str, *, mend: bool = True) -> object:
    """The data of a JSON text; mended where it is broken, None where there is nothing to mend."""
    start = min((at for each in "{[" if (at := text.find(each)) != -1), default=-1)
    end = max(text.rfind("}"), text.rfind("]")) + 1
    if start == -1 or end <= start:
        return None
    text = text[start:end]
    data = _strict(text)
    if data is None and "&quot;" in text:
        data = _strict(unescape(text))
    if data is None and mend and _is_worth_mending(text):
        try:
            data = repaired(text)
        except (ValueError, RecursionError, TypeError, IndexError):
            return None
    return data


def _is_worth_mending(text: str) -> bool:
    if len(text) > _MOST_MENDED_CHARACTERS or text.count("{") > _MOST_OPENED:
        return False
    if any(text.count(each) > _MOST_BRACKETS for each in "[("):
        return False
    bare = islice(_BARE_KEY.finditer(text), _MOST_OPENED)
    return sum(1 for _ in bare) < _MOST_OPENED


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
