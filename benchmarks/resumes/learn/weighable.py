"""Documents whose entries are known: of notes, of invented ones, of layouts and of the development half.

Each as it came and, where it can be, poured into one paragraph or woven out of two columns; where columns were parted
again, as they stood, too.
"""

import json
import pickle
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import layouts
import printing
from development import documents
from examples import entries_of_marks
from make import poured_lines
from noted import Noted, noted
from truths import Entry, Truth
from weaving import woven_lines

from corpus import HALVES
from trusthound.adapters.documents.parse import document_in
from trusthound.domain.resume.document import Document, Format
from trusthound.domain.resume.read.encoded.model import Kind

INVENTED = "invented/"
_CODES = {
    Kind.TITLE: ("wt",), Kind.COMPANY: ("wc", "gwc"), Kind.DATES_OF_WORK: ("wd", "gwx"),
    Kind.DEGREE: ("eg",), Kind.SCHOOL: ("es",), Kind.DATES_OF_EDUCATION: ("ed",),
}  # fmt: skip


def person_of(name: str) -> str:
    """Two files of one repository show one person, or one who is invented twice."""
    return re.sub(r"\+\d+\.pdf$", "", name)


def part_of(person: str, of: int) -> int:
    return int(sha256(person.encode()).hexdigest(), 16) % of


def of_notes(folder: Path, sevenths: Sequence[int]) -> Iterator[Noted]:
    """As it came, and in one more way."""
    ways: dict[str, list[Noted]] = {}
    for each in noted(folder, lambda name: part_of(person_of(name), 7) in sevenths):
        ways.setdefault(each.name, []).append(each)
    for name, (first, *others) in ways.items():
        yield from _both_ways(first)
        if others:
            yield from _both_ways(Random(name).choice(others))


def of_designs(folder: Path) -> Iterator[Noted]:
    """PDF and DOCX with what they state beside them, named and halved as layouts.py has it."""
    for file in sorted(folder.glob("*.json")):
        truth = layouts._truth(file.stem, json.loads(file.read_text("utf-8")))
        for kind in (Format.PDF, Format.DOCX):
            page = file.with_suffix(f".{kind.value}")
            if truth.half == HALVES[0] and page.exists():
                yield from _in_ways(truth, document_in(kind, page.read_bytes()))


def of_development() -> Iterator[Noted]:
    for truth, document in documents():
        if truth.file == truth.person and truth.seal is None and not truth.layout:
            yield from _in_ways(truth, document)
        else:
            yield from _both_ways(Noted(truth.person, "as it came", document, [], truth))


def _both_ways(one: Noted) -> Iterator[Noted]:
    yield one
    if one.document.otherwise:
        stood = Document(one.document.facts, one.document.otherwise)
        yield replace(one, way=f"{one.way}, as it stood", document=stood, marks=[])


def _in_ways(truth: Truth, document: Document) -> Iterator[Noted]:
    unmarked = [("", -1)] * len(document.text)
    yield from _both_ways(Noted(truth.person, "as it came", document, unmarked, truth))
    r = Random(truth.person)
    if document.facts.format is not Format.PDF:
        return
    marked = {"document": document, "marks": unmarked}
    ways = ("poured", poured_lines(marked, r)), ("woven", woven_lines(document, unmarked, r))
    for way, lines in ways:
        if lines:
            data = printing.poured([whole.text for whole, _ in lines])
            read = Noted(truth.person, way, document_in(Format.DOCX, data), [], truth)
            yield from _both_ways(read)


def of_invented(folder: Path) -> Iterator[Noted]:
    """The validation halves that make.py wrote."""
    for file in sorted(folder.glob("validation-*")):
        for number, each in enumerate(pickle.loads(file.read_bytes())):
            document, marks = each["document"], each["marks"]
            values = _values(marks, document.text)
            work, education = list[Entry](), list[Entry]()
            for entry in entries_of_marks(marks):
                what, place, dates = (
                    next((values[c, at] for c in _CODES[kind] if (c, at) in values), None)
                    for kind, at in entry.items()
                )
                own = work if Kind.TITLE in entry else education
                own.append(Entry(_one(place), _one(what), _one(dates), (), False))
            name = f"{INVENTED}{file.stem}-{number}"
            truth = Truth(
                name, name, "", "", "", None, (), (), (), tuple(work), tuple(education)
            )  # fmt: skip
            yield Noted(name, each["way"], document, marks, truth)


def _one(value: str | None) -> tuple[str, ...]:
    return (value,) if value else ()


def _values(marks: Sequence[tuple[str, int]], text: str) -> dict[tuple[str, int], str]:
    """The first stretch of each mark; spaces have none."""
    spans: dict[tuple[str, int], list[int]] = {}
    last = ("", -1)
    for at, mark in enumerate(marks):
        if not mark[0]:
            last = last if text[at].isspace() else mark
            continue
        if mark not in spans:
            spans[mark] = [at, at + 1]
        elif mark == last:
            spans[mark][1] = at + 1
        last = mark
    return {mark: " ".join(text[begin:end].split()) for mark, (begin, end) in spans.items()}
