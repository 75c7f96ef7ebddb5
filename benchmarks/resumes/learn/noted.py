"""Notes of what real resumes state in; their documents marked as invented ones are, and what is stated, out.

A note is "W 14: Engineer | 15: Acme | 14: 2019 - 2020": line and text of title, employer and dates of a role;
"E" of a course's degree, school and dates; in lower case where leaving it out is as right; "N 0: Ann Example"
of whose it is. Documents and notes lie outside of the repository: they hold what people wrote.
"""

import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import printing
from make import one, poured_lines
from truths import Entry, Truth
from weaving import woven_lines

from corpus import HALVES
from trusthound.domain.resume.document import Document, Format

_VALUE = re.compile(r"\s*(\d+):\s?(.*\S)\s*")
_CODES = {"w": ("wt", "wc", "wd"), "e": ("eg", "es", "ed")}
OPEN = "?"  # of an incomplete entry that may be read or left out: nothing is learnt of it
Marks = list[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Noted:
    """One document in one of its ways: as it came, poured, or woven out of two columns."""

    name: str
    way: str
    document: Document
    marks: Marks
    truth: Truth


def noted(folder: Path, wanted: Callable[[str], bool] = lambda _: True) -> Iterator[Noted]:
    """Of a folder that holds documents (`documents*.pickle`: by name, path and Document) and notes (`notes/*.txt`).
    `wanted` tells by a document's name whether it is.
    """
    documents = {
        name: (path, document)
        for file in sorted(folder.glob("documents*.pickle"))
        for name, (path, document) in pickle.loads(file.read_bytes()).items()
    }
    for file in sorted(folder.glob("notes/*.txt")):
        for told in re.split(r"^@", file.read_text("utf-8"), flags=re.MULTILINE)[1:]:
            name, *lines = told.strip().split("\n")
            name = name.strip()
            if name not in documents or not wanted(name) or any(x.startswith("X") for x in lines):
                continue
            path, document = documents[name]
            yield from _ways(name, path, document, lines)


def _ways(name: str, path: str, document: Document, lines: list[str]) -> Iterator[Noted]:
    marks: Marks = [("", -1)] * len(document.text)
    entries: dict[str, list[Entry]] = {"w": [], "e": []}
    told = [(each[0], _values(each[2:])) for each in lines if each[:2] in {"W ", "w ", "E ", "e "}]
    shared = Counter(values[1] for kind, values in told if kind in "Ww" and values[1])
    for number, (kind, values) in enumerate(told):
        low = kind.lower()
        entries[low].append(_entry(values, optional=kind == low))
        first = values[0][0] if values[0] else -1
        open_ = kind == low and None in values
        for code, value in zip(_CODES[low], values, strict=True):
            if value is None:
                continue
            if open_:
                _mark(marks, document, value, (OPEN, number))
                continue
            above = code == "wc" and shared[value] > 1 and value[0] != first
            _mark(marks, document, value, ("g" + code if above else code, number))
    for each in lines:
        if each.startswith("N ") and (value := _VALUE.fullmatch(each[2:])):
            _mark(marks, document, (int(value[1]), value[2]), ("nm", 0))
    truth = Truth(
        name, name, HALVES[0], path[-4:].strip("."), "", None, (), (), (),
        tuple(entries["w"]), tuple(entries["e"]),
    )  # fmt: skip
    yield Noted(name, "as it came", document, marks, truth)
    told_ways = {"woven": woven_lines(document, marks, Random(name))}
    if path.endswith("pdf"):
        told_ways["poured"] = poured_lines({"document": document, "marks": marks}, Random(name))
    for way, lined in told_ways.items():
        if not lined:
            continue
        chunks = [x for line in lined for x in line[1]]
        poured = printing.poured([whole.text for whole, _ in lined])
        for each in one(poured, Format.DOCX, chunks, {"way": way}):
            yield Noted(name, way, each["document"], each["marks"], truth)


def _values(told: str) -> list[tuple[int, str] | None]:
    found = [_VALUE.fullmatch(each) for each in told.split(" | ")]
    values = [(int(each[1]), each[2]) if each else None for each in found]
    return (values + [None] * 3)[:3]


def _entry(values: list[tuple[int, str] | None], *, optional: bool) -> Entry:
    what, place, dates = values
    return Entry(
        (place[1],) if place else (), (what[1],) if what else (), (dates[1],) if dates else (), (),
        optional,
    )  # fmt: skip


def _mark(marks: Marks, document: Document, value: tuple[int, str], mark: tuple[str, int]) -> None:
    if value[0] >= len(document.lines):
        return
    line = document.lines[value[0]]
    at = line.text.find(value[1])
    if at >= 0 and not marks[line.start + at][0]:
        for place in range(line.start + at, line.start + at + len(value[1])):
            marks[place] = mark
