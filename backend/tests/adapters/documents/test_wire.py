"""What the process that read a file answers is believed only where it is a document."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from trusthound.adapters.documents import wire
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.resume.document import (
    Box,
    Document,
    DocumentFacts,
    Format,
    HiddenText,
    Hiding,
    Line,
    document_of,
)

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
LINE = Line("Ann Lee", 0, box=Box(0.1, 0.1, 0.5, 0.2), points=11.5)


def a_document() -> Document:
    return document_of(DocumentFacts(Format.PDF, pages=1, created=NOON), (LINE,))


def test_a_document_comes_back_as_it_was() -> None:
    assert wire.read(wire.written(a_document())) == a_document()
    woven = document_of(a_document().facts, (LINE,), (LINE, LINE))
    assert wire.read(wire.written(woven)) == woven
    assert [each.start for each in woven.otherwise] == [0, 8]


@pytest.mark.parametrize(
    ("found", "put"),
    [
        (b"11.5", b"1e999"),
        (b"0.5", b"-1e999"),
        (b"11.5", b"NaN"),
        (b"Ann Lee", rb"Ann\u0000Lee"),
        (b"Ann Lee", rb"Ann\ud800Lee"),
        (b"T12:00:00+00:00", b"T12:00:00"),
        (b'"Ann Lee"', b"null"),
    ],
    ids=["infinite", "below all", "no number", "U+0000", "half a letter", "no zone", "no text"],
)
def test_what_no_document_holds_is_no_answer(found: bytes, put: bytes) -> None:
    answer = wire.written(a_document())
    assert found in answer
    with pytest.raises(DocumentRefused) as refused:
        wire.read(answer.replace(found, put))
    assert refused.value.problem is DocumentProblem.DAMAGED


@pytest.mark.parametrize(
    ("lines", "facts"),
    [
        ({"text": "Ann\0Lee"}, {}),
        ({"text": "Ann\ud800Lee"}, {}),
        ({"points": float("nan")}, {}),
        ({"box": Box(0.1, 0.1, float("inf"), 0.2)}, {}),
        ({}, {"title": "\0"}),
        ({}, {"fonts": ("\ud800",)}),
        ({}, {"hidden": (HiddenText("\0", Hiding.TINY),)}),
        ({}, {"created": NOON.replace(tzinfo=None)}),
    ],
)
def test_what_could_not_come_back_is_told_before(
    lines: dict[str, Any], facts: dict[str, Any]
) -> None:
    wire.check(a_document())
    odd, told = replace(LINE, **lines), replace(a_document().facts, **facts)
    for document in (Document(told, (odd,)), Document(told, (LINE,), (odd,))):
        with pytest.raises(ValueError):  # noqa: PT011
            wire.check(document)


@pytest.mark.parametrize("told", [[], 1, {"lines": []}, {"refused": "x", "detail": ""}])
def test_what_is_no_document_at_all_is_none(told: Any) -> None:
    with pytest.raises(DocumentRefused):
        wire.read(json.dumps(told).encode())
