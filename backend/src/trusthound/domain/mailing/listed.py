"""Openings as a mail lists them in, one word of that mail out; and back."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from urllib.parse import urlsplit

MOST_LISTED = 20
_LINK_CHARACTERS = 2000


@dataclass(frozen=True, slots=True)
class Listed:
    """`lines` stand beneath the title. `link` is a page of ours; `own_link` the employer's, ""
    where there is none.
    """

    title: str
    lines: tuple[str, ...]
    link: str
    own_link: str = ""


def packed(listed: Iterable[Listed]) -> str:
    return json.dumps([asdict(each) for each in listed], ensure_ascii=False)


def unpacked(word: str) -> tuple[Listed, ...]:
    """Raises ValueError for anything else than some of what `packed` makes."""
    try:
        listed = tuple(
            Listed(each["title"], tuple(each["lines"]), each["link"], each["own_link"])
            for each in json.loads(word)
        )
    except (KeyError, TypeError) as problem:
        raise ValueError("this is no list of openings") from problem
    if not 0 < len(listed) <= MOST_LISTED:
        raise ValueError(f"a mail lists 1 to {MOST_LISTED} openings, not {len(listed)}")
    return listed


def address_elsewhere(url: str) -> str:
    """The address of a page that is not ours, "" where it is none that a mail may link to."""
    if len(url) > _LINK_CHARACTERS or not url.isascii() or not url.isprintable() or " " in url:
        return ""
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    is_page = parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc
    return url if is_page else ""
