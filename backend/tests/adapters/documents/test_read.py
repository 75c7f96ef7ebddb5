"""Files handed in: read in the sandbox, or refused with the words that fit."""

import asyncio
import zlib
from collections.abc import Iterator

import pytest
from tests.adapters.documents.written_docx import paragraph, written_docx
from tests.adapters.documents.written_pdfs import Drawn, written_pdf

from trusthound.adapters.documents.read import DocumentReader
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused, Overloaded
from trusthound.domain.resume.document import Format

TEXT = "Ana Rey has worked for Acme since 2019"
PDF = written_pdf([Drawn(TEXT)], links=["https://example.com/ana"])
OLD_OFFICE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".ljust(4_000, b"\0")


@pytest.fixture(scope="module")
def reader() -> Iterator[DocumentReader]:
    made = DocumentReader(at_once=2, waiting=3)
    yield made
    made.close()


async def problem_of(reader: DocumentReader, data: bytes, filename: str) -> DocumentProblem:
    with pytest.raises(DocumentRefused) as refusal:
        await reader.read(data, filename)
    assert refusal.value.message
    assert refusal.value.advice
    return refusal.value.problem


async def test_a_pdf_is_read(reader: DocumentReader) -> None:
    document = await reader.read(PDF, "Ana.Rey.PDF")
    assert (document.text, document.facts.format) == (TEXT, Format.PDF)
    assert document.facts.links == ("https://example.com/ana",)
    assert document.lines[0].box is not None


async def test_a_docx_is_read(reader: DocumentReader) -> None:
    hidden = paragraph("kafka", "<w:vanish/>")
    document = await reader.read(written_docx(paragraph(TEXT) + hidden), "a.docx")
    assert (document.text, document.facts.format) == (TEXT, Format.DOCX)
    assert [each.text for each in document.facts.hidden] == ["kafka"]


async def test_lines_above_a_pdf_do_not_matter(reader: DocumentReader) -> None:
    assert (await reader.read(b"\r\n" * 800 + PDF, "a.pdf")).text == TEXT
    assert (await reader.read(b"From here on\n" + PDF, "a.pdf")).text == TEXT


def packed_twice() -> bytes:
    """A page of 60 MB in some hundred bytes."""
    content = zlib.compress(zlib.compress(b"\0" * 60_000_000, 9), 9)
    start, end = written_pdf([]).split(b"<< /Length 0 >>\nstream\n\nendstream")
    head = b"<< /Length %d /Filter [/FlateDecode /FlateDecode] >>\nstream\n" % len(content)
    return start + head + content + b"\nendstream" + end


PICTURE = "q 600 0 0 800 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G /F /AHx ID 7f> EI Q\n"  # one grey spot


@pytest.mark.parametrize(
    ("data", "filename", "problem"),
    [
        (b"", "a.pdf", DocumentProblem.EMPTY),
        (b" \n\0" * 9, "a.docx", DocumentProblem.EMPTY),
        (written_pdf([]), "a.pdf", DocumentProblem.EMPTY),
        (b"x" * 10_000_001, "a.pdf", DocumentProblem.TOO_LARGE),
        (PDF, "a.exe", DocumentProblem.WRONG_TYPE),
        (PDF, "pdf", DocumentProblem.WRONG_TYPE),
        (PDF, "a.pdf.html", DocumentProblem.WRONG_TYPE),
        (b"<html><body>%PDF-1.4</body></html>", "a.pdf", DocumentProblem.DISGUISED),
        (b"MZ\x90" + PDF, "a.pdf", DocumentProblem.DISGUISED),
        (b"a" * 2_000 + PDF, "a.pdf", DocumentProblem.DISGUISED),
        (b"MZ\x90", "a.docx", DocumentProblem.DISGUISED),
        (PDF, "a.docx", DocumentProblem.DISGUISED),
        (b"{\\rtf1 Ana}", "a.doc", DocumentProblem.DISGUISED),
        (written_docx(""), "a.doc", DocumentProblem.DISGUISED),
        (written_docx(""), "a.docm", DocumentProblem.MACROS),
        (OLD_OFFICE, "a.doc", DocumentProblem.DAMAGED),
        (OLD_OFFICE + "EncryptedPackage".encode("utf-16-le"), "a.docx", DocumentProblem.ENCRYPTED),
        (PDF[:60], "a.pdf", DocumentProblem.DAMAGED),
        (b"PK\x03\x04" + b"\0" * 90, "a.docx", DocumentProblem.DAMAGED),
        (packed_twice(), "a.pdf", DocumentProblem.BOMB),
        (written_pdf([PICTURE]), "a.pdf", DocumentProblem.NO_TEXT),
        (written_pdf(*([] for _ in range(501))), "a.pdf", DocumentProblem.TOO_LONG_TO_READ),
    ],
    ids=[
        "no bytes", "blanks", "no page with anything", "too large", "another ending", "no ending",
        "two endings", "a web page", "a program", "far from its beginning", "a program as docx",
        "a PDF as docx", "RTF as doc", "docx as doc", "docm", "no Word document", "a password",
        "cut off", "half a zip", "a bomb", "a picture", "501 pages",
    ],
)  # fmt: skip
async def test_a_file_is_refused(
    reader: DocumentReader, data: bytes, filename: str, problem: DocumentProblem
) -> None:
    assert await problem_of(reader, data, filename) is problem


async def test_more_at_once_than_may_wait_are_turned_away(reader: DocumentReader) -> None:
    told = await asyncio.gather(
        *(reader.read(PDF, "a.pdf") for _ in range(5)), return_exceptions=True
    )
    turned_away = [each for each in told if isinstance(each, Overloaded)]
    assert len(turned_away) == 2
    assert (await reader.read(PDF, "a.pdf")).text == TEXT
