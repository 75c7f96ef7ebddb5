"""The committed truths and the corpus in, each file's bytes with what it truly states out."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from sealing import Seal

from corpus import FOLDER

TRUTHS = Path(__file__).with_name("truths")

Words = frozenset[str] | str  # sealed, a hash a word; or as it stands, of an invented sample
Ways = tuple[Words | None, ...]  # equally right; None: or nothing; empty: nothing is stated
Dates = tuple[str | None, ...]  # "2019-04", "2019", "current"


@dataclass(frozen=True, slots=True)
class Entry:
    """A role or a course. `place` is its company or institution, `what` its title or degree."""

    place: Ways
    what: Ways
    start: Dates
    end: Dates
    optional: bool


@dataclass(frozen=True, slots=True)
class Truth:
    """What one file states. `seal` is None of an invented sample, whose values stand readable.

    `person` is shared by the files that show one person, or one career under changed names.
    """

    file: str
    person: str
    half: str
    format: str
    layout: str
    seal: Seal | None
    name: tuple[str | None, ...]
    mails: tuple[str, ...]
    phones: tuple[str, ...]
    work: tuple[Entry, ...]
    education: tuple[Entry, ...]


def found_truths() -> Iterator[tuple[Path, bytes, Truth]]:
    """Every file of the corpus that has a truth, folder by folder; absent ones are left out."""
    told: dict[str, Any] = {}
    for each in sorted(TRUTHS.glob("*.json")):
        told |= json.loads(each.read_text(encoding="utf-8"))
    folders = sorted({each["file"].partition("/")[0] for each in told.values()})
    paths = (path for folder in folders for path in sorted((FOLDER / folder).rglob("*")))
    for path in paths:
        if path.is_file() and (each := told.get(sha256(data := path.read_bytes()).hexdigest())):
            yield path, data, _truth(each, Seal(data) if each["sealed"] else None)


def count_of_truths() -> int:
    return sum(len(json.loads(each.read_text(encoding="utf-8"))) for each in TRUTHS.glob("*.json"))


def _truth(told: dict[str, Any], seal: Seal | None) -> Truth:
    return Truth(
        told["file"],
        told.get("group", told["file"]),
        told["half"],
        told["format"],
        told["layout"],
        seal,
        tuple(told["name"]),
        tuple(told["mails"]),
        tuple(told["phones"]),
        tuple(_entry(each, "company", "title") for each in told["work"]),
        tuple(_entry(each, "institution", "degree") for each in told["education"]),
    )


def _entry(told: dict[str, Any], place: str, what: str) -> Entry:
    return Entry(
        _ways(told[place]),
        _ways(told[what]),
        tuple(told["start"]),
        tuple(told["end"]),
        told.get("optional", False),
    )


def _ways(told: list[Any]) -> Ways:
    return tuple(frozenset(each) if isinstance(each, list) else each for each in told)
