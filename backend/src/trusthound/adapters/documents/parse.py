"""What is done in the sandbox: a format and a file's bytes in, the document as JSON out."""

import io
import zipfile

from trusthound.adapters.documents import wire
from trusthound.adapters.documents.doc import doc_document
from trusthound.adapters.documents.docx import docx_document
from trusthound.adapters.documents.kinds import without_preface
from trusthound.adapters.documents.pdf import pdf_document
from trusthound.adapters.documents.pdf_streams import is_bomb
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.resume.document import Document, Format

_MARKS = {b"P": Format.PDF, b"X": Format.DOCX, b"D": Format.DOC}
_LETTERS_OF_A_TEXT = 20


def request_of(kind: Format, data: bytes) -> bytes:
    return next(mark for mark, each in _MARKS.items() if each is kind) + data


def parse(request: bytes) -> bytes:
    """Whatever goes wrong is an answer, too."""
    try:
        return wire.written(parsed(request))
    except DocumentRefused as refusal:
        return wire.refused(refusal)


def parsed(request: bytes) -> Document:
    """Raises DocumentRefused, whatever goes wrong."""
    try:
        document = document_in(_MARKS[request[:1]], request[1:])
        wire.check(document)
    except DocumentRefused:
        raise
    except (MemoryError, RecursionError) as error:
        problem = DocumentProblem.TOO_LONG_TO_READ
        raise DocumentRefused(problem, detail=type(error).__name__) from None
    except Exception as error:  # noqa: BLE001 - a parser's own error tells of a file that is not whole
        raise DocumentRefused(DocumentProblem.DAMAGED, detail=type(error).__name__) from None
    return document


def document_in(kind: Format, data: bytes) -> Document:
    """Raises DocumentRefused, and whatever the parsers raise."""
    if kind is Format.PDF:
        data = without_preface(data)
        if is_bomb(data):
            raise DocumentRefused(DocumentProblem.BOMB)
        document = pdf_document(data)
    else:
        document = docx_document(data) if kind is Format.DOCX else doc_document(data)
    if sum(map(str.isalnum, document.text)) < _LETTERS_OF_A_TEXT:
        empty = not document.facts.images and not document.facts.hidden
        problem = DocumentProblem.EMPTY if empty else DocumentProblem.NO_TEXT
        raise DocumentRefused(problem, detail=f"{document.facts.images} images")
    return document


def warm() -> None:
    """Everything that the parsers load when they first need it, which they no longer can inside."""
    for request in small_requests():
        wire.read(parse(request))
    parse(request_of(Format.DOC, b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".ljust(600, b"\0")))
    for name in ("cp1252", "utf-16-le", "utf-16", "latin-1", "ascii", "utf-8-sig", "cp437"):
        "a".encode(name).decode(name)


def small_requests() -> tuple[bytes, ...]:
    """Files of ours, one of each kind that tries all of its parser, and whoever reads it as a
    resume.
    """
    return request_of(Format.PDF, _small_pdf()), request_of(Format.DOCX, _small_docx())


# Of the second role it lacks where, so that nothing is settled early.
_RESUME = (
    "Ann Example", "ann@example.com, +44 20 7946 0000", "Work Experience", "Engineer, Acme Ltd",
    "Jan 2019 - Present", "- Built all letters that are read here", "Clerk", "2016 - 2018",
    "Education", "B.Sc. Physics, University of Leeds", "2012 - 2015", "Skills", "Python, Excel",
)  # fmt: skip


def _small_pdf() -> bytes:
    shown = " ".join(
        f"/{'FG'[at % 2]} 12 Tf ({each}) Tj 0 -20 Td" for at, each in enumerate(_RESUME)
    )
    text = f"BT 50 700 Td {shown} ET"
    fonts = " ".join(
        f"/{name} << /Type /Font /Subtype /Type1 /BaseFont /{base} >>"
        for name, base in (("F", "Helvetica"), ("G", "Times-Bold"))
    )
    page = (
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R "
        f"/Resources << /Font << {fonts} >> >> >>"
    )
    objects = (
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        page,
        f"<< /Length {len(text)} >>\nstream\n{text}\nendstream",
    )
    told = "".join(f"{at} 0 obj\n{each}\nendobj\n" for at, each in enumerate(objects, 1))
    return f"%PDF-1.4\n{told}trailer << /Root 1 0 R >>\n%%EOF\n".encode()


def _small_docx() -> bytes:
    namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    paragraphs = "".join(f"<w:p><w:r><w:t>{each}</w:t></w:r></w:p>" for each in _RESUME)
    parts = {
        "[Content_Types].xml": "<Types/>",
        "_rels/.rels": '<R><A Type="x/officeDocument" Target="word/document.xml"/></R>',
        "word/document.xml": f"<w:document {namespace}><w:body>{paragraphs}</w:body></w:document>",
    }
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return held.getvalue()
