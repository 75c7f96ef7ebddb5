"""Word 97 documents written by the tests: their lines, and what is refused."""

import pytest
from tests.adapters.documents.written_doc import written_doc

from trusthound.adapters.documents.doc import doc_document
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused


def told(text: str) -> list[str]:
    return [each.text for each in doc_document(written_doc(text)).lines]


def test_paragraphs_breaks_and_cells_are_lines() -> None:
    assert told("Ana Rey\rW O R K\r2019\x07Acme Ltd\x07\x07Engineer\x0bin Graz\r") == [
        "Ana Rey", "WORK", "2019\tAcme Ltd", "Engineer", "in Graz",
    ]  # fmt: skip


def test_a_field_is_what_it_shows_and_its_address_is_a_link() -> None:
    document = doc_document(
        written_doc('Write \x13 HYPERLINK "mailto:ana@example.com" \x14to Ana\x15\r')
    )
    assert document.text == "Write to Ana"
    assert document.facts.links == ("mailto:ana@example.com",)


def test_pages_are_counted_by_their_breaks() -> None:
    document = doc_document(written_doc("Ana\r\x0cRey\r"))
    assert [(each.text, each.page) for each in document.lines] == [("Ana", 0), ("Rey", 1)]
    assert document.facts.pages == 2


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (written_doc("Ana", flags=0x0300), DocumentProblem.ENCRYPTED),
        (written_doc("Ana", extra_stream="_VBA_PROJECT"), DocumentProblem.MACROS),
        (written_doc("Ana", extra_stream="EncryptedPackage"), DocumentProblem.ENCRYPTED),
        (written_doc("Ana").replace("Word".encode("utf-16-le"), b"B\0o\0o\0k\0"),
         DocumentProblem.DISGUISED),
        (written_doc("Ana")[:3_000], DocumentProblem.DAMAGED),
    ],
    ids=["a password", "macros", "a locked package", "a workbook", "cut off"],
)  # fmt: skip
def test_what_is_no_readable_document_is_refused(data: bytes, problem: DocumentProblem) -> None:
    with pytest.raises(DocumentRefused) as refusal:
        doc_document(data)
    assert refusal.value.problem is problem
