"""The bytes of a PDF in, its lines and what the file says of itself out.

To be called in the sandbox alone: see `read.py`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from ctypes import byref, c_int, create_string_buffer
from datetime import UTC, datetime, timedelta, timezone

import pypdfium2 as pdfium
import pypdfium2.raw as c

from trusthound.adapters.documents.hyphens import rejoined
from trusthound.adapters.documents.page_lines import lines_of
from trusthound.adapters.documents.pdf_calls import bounds_of, objects_of
from trusthound.adapters.documents.pdf_ink import picture_of, recognised, seen
from trusthound.adapters.documents.pdf_rules import rules_of
from trusthound.adapters.documents.pdf_words import Frame, frame_of, words_of
from trusthound.adapters.documents.ruled_tables import celled
from trusthound.adapters.documents.words import Word
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.resume.document import (
    Document,
    DocumentFacts,
    Format,
    HiddenText,
    Hiding,
    Line,
    document_of,
)

_MOST_PAGES = 500
_SCAN_SHARE, _PICTURE_SHARE = 0.9, 0.5
_READ_PAGES = 40  # of a longer one the first are read
_MOST_LINES = 6_000
_MOST_LINKS = 200
_MOST_HIDDEN = 50
_HIDDEN_CHARACTERS = 2_000
_FACT_CHARACTERS = 300
_LINK = re.compile(r"(?:https?://|mailto:|tel:)[\x21-\x7e]{1,1000}", re.IGNORECASE)
_DATE = re.compile(r"D?:?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+\-Z])(\d\d)?'?(\d\d)?)?")


def pdf_document(data: bytes) -> Document:
    """Lines that a person sees; the others are told as hidden among the facts."""
    document = opened(data)
    if len(document) > _MOST_PAGES:
        raise DocumentRefused(DocumentProblem.TOO_LONG_TO_READ, detail=f"{len(document)} pages")
    fonts: dict[str, None] = {}
    links: dict[str, None] = {}
    hidden: list[HiddenText] = []
    lines: list[Line] = []
    images = layers = 0
    for number in range(min(len(document), _READ_PAGES)):
        page = document[number]
        frame = frame_of(page)
        words, of_a_scan = _words(page, frame, fonts)
        layers += of_a_scan
        hidden.extend(_hidden(words, number))
        drawn = list(objects_of(page, (c.FPDF_PAGEOBJ_PATH, c.FPDF_PAGEOBJ_IMAGE)))
        paths = [each for kind, each in drawn if kind == c.FPDF_PAGEOBJ_PATH]
        images += len(drawn) - len(paths)
        told = celled(words, rules_of(paths, frame))
        lines.extend(lines_of(told, frame.width, frame.height, number))
        links.update(dict.fromkeys(_links(document, page)))
        page.close()
        if len(lines) > _MOST_LINES:
            break
    facts = _facts(document, fonts, links, hidden[:_MOST_HIDDEN], images, layers)
    return document_of(facts, rejoined(lines[:_MOST_LINES]))


def opened(data: bytes) -> pdfium.PdfDocument:
    """Raises DocumentRefused."""
    try:
        return pdfium.PdfDocument(data)
    except pdfium.PdfiumError as error:
        locked = error.err_code in (c.FPDF_ERR_PASSWORD, c.FPDF_ERR_SECURITY)
        problem = DocumentProblem.ENCRYPTED if locked else DocumentProblem.DAMAGED
        raise DocumentRefused(problem, detail=str(error)) from None


def _words(page: pdfium.PdfPage, frame: Frame, fonts: dict[str, None]) -> tuple[list[Word], bool]:
    """With what hides each, and whether they are what a scanned page was read as."""
    picture = picture_of(page, frame)
    words = list(seen(words_of(page, frame, fonts), picture))
    if picture is None or not _is_scan(page, frame, words):
        return words, False
    return recognised(words, picture), True


def _is_scan(page: pdfium.PdfPage, frame: Frame, words: Sequence[Word]) -> bool:
    """Whether all of its text is invisible and a picture fills most of it."""
    unseen = sum(each.hiding is Hiding.INVISIBLE for each in words)
    return unseen > _SCAN_SHARE * len(words) and any(
        _share_of(drawn, frame) > _PICTURE_SHARE
        for _, drawn in objects_of(page, (c.FPDF_PAGEOBJ_IMAGE, c.FPDF_PAGEOBJ_FORM))
    )


def _share_of(drawn: int, frame: Frame) -> float:
    left, low, right, high = bounds_of(drawn) or (0.0, 0.0, 0.0, 0.0)
    return (right - left) * (high - low) / max(1.0, frame.width * frame.height)


def _hidden(words: Iterable[Word], page: int) -> Iterator[HiddenText]:
    """Words hidden in one way, one after another, are one text."""
    texts: list[str] = []
    hiding = None
    for each in words:
        if each.hiding is not hiding:
            if hiding and texts:
                yield HiddenText(clean_line(" ".join(texts), _HIDDEN_CHARACTERS), hiding, page)
            hiding, texts = each.hiding, []
        if hiding and each.text:
            texts.append(each.text)
    if hiding and texts:
        yield HiddenText(clean_line(" ".join(texts), _HIDDEN_CHARACTERS), hiding, page)


def _links(document: pdfium.PdfDocument, page: pdfium.PdfPage) -> Iterator[str]:
    at, link = c_int(0), c.FPDF_LINK()
    for _ in range(_MOST_LINKS):
        if not c.FPDFLink_Enumerate(page.raw, byref(at), byref(link)):
            return
        action = c.FPDFLink_GetAction(link)
        if not action:
            continue
        room = create_string_buffer(1_100)
        c.FPDFAction_GetURIPath(document.raw, action, room, 1_100)
        address = room.value.decode("ascii", "ignore").strip()
        if _LINK.fullmatch(address):
            yield address


def _facts(
    document: pdfium.PdfDocument,
    fonts: Iterable[str],
    links: Iterable[str],
    hidden: list[HiddenText],
    images: int,
    layers: int,
) -> DocumentFacts:
    told = {name: clean_line(value, _FACT_CHARACTERS) for name, value in _metadata(document)}
    return DocumentFacts(
        Format.PDF,
        len(document),
        title=told["Title"],
        author=told["Author"],
        creator=told["Creator"],
        producer=told["Producer"],
        created=_moment(told["CreationDate"]),
        changed=_moment(told["ModDate"]),
        fonts=tuple(clean_line(each, 100) for each in fonts if each),
        links=tuple(links)[:_MOST_LINKS],
        images=images,
        text_layers=layers,
        hidden=tuple(hidden),
    )


def _metadata(document: pdfium.PdfDocument) -> Iterator[tuple[str, str]]:
    for name in ("Title", "Author", "Creator", "Producer", "CreationDate", "ModDate"):
        yield name, document.get_metadata_value(name)


def _moment(stated: str) -> datetime | None:
    """In UTC; a time without a zone is taken as such."""
    found = _DATE.match(stated)
    if found is None:
        return None
    year, month, day, hour, minute, second = (int(each or 0) for each in found.groups()[:6])
    ahead = timedelta(hours=int(found[8] or 0), minutes=int(found[9] or 0))
    try:
        zone = timezone(-ahead if found[7] == "-" else ahead)
        return datetime(year, month or 1, day or 1, hour, minute, second, tzinfo=zone).astimezone(
            UTC
        )
    except (ValueError, OverflowError):
        return None
