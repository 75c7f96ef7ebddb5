"""Whatever the bytes are, an answer comes out: a document, or why there is none."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.adapters.documents.written_docx import paragraph, table, written_docx
from tests.adapters.documents.written_pdfs import Drawn, written_pdf

from trusthound.adapters.documents import wire
from trusthound.adapters.documents.parse import parse, request_of, warm
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.resume.document import Format

WHOLE = {
    Format.PDF: written_pdf(
        [Drawn("Ana Rey has worked for Acme"), Drawn("hidden", up=60, before="1 g")],
        links=["https://example.com"],
    ),
    Format.DOCX: written_docx(
        paragraph("Ana Rey has worked for Acme") + table((paragraph("2019"), paragraph("Acme")))
    ),
    Format.DOC: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".ljust(3_000, b"\1"),
}


def outcome(answer: bytes) -> DocumentProblem | None:
    """None for a document."""
    try:
        document = wire.read(answer)
    except DocumentRefused as refusal:
        return refusal.problem
    assert all(document.text[each.start :].startswith(each.text) for each in document.lines)
    return None


@settings(max_examples=60, deadline=None)
@given(
    kind=st.sampled_from(list(Format)),
    places=st.lists(st.integers(0, 4_000), min_size=1, max_size=8),
    byte=st.binary(min_size=1, max_size=3),
    length=st.integers(1, 5_000),
)
def test_a_file_with_wrong_bytes_is_read_or_refused(
    kind: Format, places: list[int], byte: bytes, length: int
) -> None:
    data = bytearray(WHOLE[kind])
    for each in places:
        at = each % len(data)
        data[at : at + len(byte)] = byte
    outcome(parse(request_of(kind, bytes(data[:length]))))


def test_whole_files_are_read_and_warming_up_needs_nothing() -> None:
    warm()
    assert outcome(parse(request_of(Format.PDF, WHOLE[Format.PDF]))) is None
    assert outcome(parse(request_of(Format.DOCX, WHOLE[Format.DOCX]))) is None


ANSWERS = [b"", b"{", b"[]", b'"a"', b"{}", b'{"refused": "no such word", "detail": ""}']
FACTS = json.loads(parse(request_of(Format.DOCX, WHOLE[Format.DOCX])))["facts"]


def test_an_answer_that_is_none_counts_as_a_damaged_file() -> None:
    line = ["Ana", 0, 0, None, None, False]
    told = [
        {"facts": FACTS, **lines}
        for wrong in (
            ["a"],
            [*line, 1],
            [1, *line[1:]],
            ["\ud800", *line[1:]],
            ["a", "x", *line[2:]],
        )
        for lines in ({"lines": [wrong], "otherwise": []}, {"lines": [], "otherwise": [wrong]})
    ]
    none: dict[str, list[object]] = {"lines": [], "otherwise": []}
    told += [{"facts": {**FACTS, "created": "soon"}, **none}, {"facts": {}, **none}]
    told += [{"facts": FACTS, "lines": [line]}]
    answers = [*ANSWERS, *(json.dumps(each).encode() for each in told)]
    assert {outcome(each) for each in answers} == {DocumentProblem.DAMAGED}
    assert outcome(json.dumps({"facts": FACTS, **none, "lines": [line]}).encode()) is None
