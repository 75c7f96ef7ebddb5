"""Notes of what real resumes state in; their documents marked as invented ones are, and what is stated, out.

A note is "W 14: Engineer | 15: Acme | 14: 2019 - 2020": line and text of title, employer and dates of a role;
"E" of a course's degree, school and dates; in lower case where leaving it out is as right; "N 0: Ann Example"
of whose it is. Documents and notes lie outside of the repository: they hold what people wrote.
"""

import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import printing
from losing import GONE, Line, Value, drawn, left, lost, taken
from make import one, poured_lines
from truths import Entry, Truth
from weaving import woven_lines

from corpus import HALVES
from trusthound.domain.resume.document import Document, Format

_VALUE = re.compile(r"\s*(\d+):\s?(.*\S)\s*")
_CODES = {"w": ("wt", "wc", "wd"), "e": ("eg", "es", "ed")}
OPEN = "?"  # of an incomplete entry that may be read or left out: nothing is learnt of it
Marks = list[tuple[str, int]]
Values = list[Value | None]
Told = Sequence[tuple[str, Values]]  # "W" or "E", in capitals or not; what, place and dates


@dataclass(frozen=True, slots=True)
class Noted:
    """One document in one of its ways: as it came, poured, woven out of two columns; the last two
    also with what converters and who takes personal data out lose.
    """

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
    told = [(each[0], _values(each[2:])) for each in lines if each[:2] in {"W ", "w ", "E ", "e "}]
    names = [each for line in lines if line.startswith("N ") for each in _values(line[2:])[:1]]
    marks, truth = _marked(document, told, names), _truth(name, path, told)
    yield Noted(name, "as it came", document, marks, truth)
    for way, lined in _laid_out(path, document, marks, name):
        yield from _read(name, way, lined, truth)
    r = Random(f"{name} lost")
    losses = drawn(r)
    gone = taken(told, losses, r)
    rest = [_with_what_is_left(kind, [left(x, gone) for x in values]) for kind, values in told]
    marks, truth = _marked(document, rest, names), _truth(name, path, rest)
    for value, out in gone.items():
        _mark_gone(marks, document, value, out)
    for way, lined in _laid_out(path, document, marks, f"{name} lost"):
        yield from _read(name, f"{way} and lost", list(lost(lined, losses, r)), truth)


def _with_what_is_left(kind: str, values: Values) -> tuple[str, Values]:
    """Who read dates alone, or left them out, would be as right."""
    return (kind if values[0] or values[1] else kind.lower()), values


def _laid_out(
    path: str, document: Document, marks: Marks, seed: str
) -> Iterator[tuple[str, list[Line]]]:
    if woven := woven_lines(document, marks, Random(seed)):
        yield "woven", woven
    if path.endswith("pdf"):
        yield "poured", poured_lines({"document": document, "marks": marks}, Random(seed))


def _read(name: str, way: str, lines: Sequence[Line], truth: Truth) -> Iterator[Noted]:
    poured = printing.poured([whole.text for whole, _ in lines])
    chunks = [x for line in lines for x in line[1]]
    for each in one(poured, Format.DOCX, chunks, {"way": way}):
        yield Noted(name, way, each["document"], each["marks"], truth)


def _marked(document: Document, told: Told, names: Values) -> Marks:
    marks: Marks = [("", -1)] * len(document.text)
    shared = Counter(values[1] for kind, values in told if kind in "Ww" and values[1])
    for number, (kind, values) in enumerate(told):
        low = kind.lower()
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
    for each in names:
        if each:
            _mark(marks, document, each, ("nm", 0))
    return marks


def _truth(name: str, path: str, told: Told) -> Truth:
    work, education = (
        tuple(_entry(values, optional=kind == low) for kind, values in told if kind.lower() == low)
        for low in _CODES
    )
    suffix = path[-4:].strip(".")
    return Truth(name, name, HALVES[0], suffix, "", None, (), (), (), work, education)


def _values(told: str) -> Values:
    found = [_VALUE.fullmatch(each) for each in told.split(" | ")]
    values = [(int(each[1]), each[2]) if each else None for each in found]
    return (values + [None] * 3)[:3]


def _entry(values: Values, *, optional: bool) -> Entry:
    what, place, dates = values
    return Entry(
        (place[1],) if place else (), (what[1],) if what else (), (dates[1],) if dates else (), (),
        optional,
    )  # fmt: skip


def _mark(marks: Marks, document: Document, value: Value, mark: tuple[str, int]) -> None:
    begin = _begin(document, value)
    if begin >= 0 and not marks[begin][0]:
        marks[begin : begin + len(value[1])] = [mark] * len(value[1])


def _mark_gone(marks: Marks, document: Document, value: Value, gone: str) -> None:
    """What goes of a value is its end."""
    begin = _begin(document, value)
    if begin >= 0:
        end = begin + len(value[1])
        marks[end - len(gone) : end] = [(GONE, 0)] * len(gone)


def _begin(document: Document, value: Value) -> int:
    """-1 where the line does not hold it."""
    if value[0] >= len(document.lines):
        return -1
    line = document.lines[value[0]]
    at = line.text.find(value[1])
    return line.start + at if at >= 0 else -1
