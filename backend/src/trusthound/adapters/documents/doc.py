"""The bytes of a Word 97 document in, its lines and what the file says of itself out.

To be called in the sandbox alone: see `read.py`. The container is read by legacy-doc; the text by
the document's own table of pieces, so that fields, cells and deleted ends are told apart.
"""

import re
import struct
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from itertools import pairwise

from legacy_doc.exceptions import LegacyDocError
from legacy_doc.ole import OleReader
from legacy_doc.properties import SUMMARY_INFORMATION_STREAM, parse_summary_information
from legacy_doc.types import ExtractionOptions

from trusthound.adapters.documents.words import spelled, tidied
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.resume.document import (
    Document,
    DocumentFacts,
    Format,
    Line,
    document_of,
)

_BYTES = ExtractionOptions(max_file_bytes=10_000_000, max_chain_sectors=40_000)
_MOST_PIECES = 20_000
_MOST_LETTERS = 1_000_000
_MOST_LINES = 6_000
_LINE_CHARACTERS = 2_000
_FACT_CHARACTERS = 300
_MACROS = frozenset(("macros", "vba", "_vba_project", "_vba_project_cur"))
_ENCRYPTED, _SECOND_TABLE = 0x0100, 0x0200
_WORD_97 = 0x00C1
_CLX = 0x01A2
_HEADERS = 0xF2
_TEXT_LENGTHS = 0x4C  # of the text, its notes and headers
_PIECE = 2
# A field: its instruction, then what is shown.
_FIELD = re.compile("\x13([^\x13\x14\x15]{0,2000})(?:\x14([^\x13\x14\x15]{0,20000}))?\x15")
_ADDRESS = re.compile(r'HYPERLINK\s+"?((?:https?://|mailto:|tel:)[^"\s]{1,1000})', re.IGNORECASE)
_LINE_END = re.compile("\x07\x07|[\r\x0b\x0c\x0e]")
_WIDE = re.compile(" {3,}|\x07|\t+")
_SPACES = re.compile("[ \u00a0\u2000-\u200a]+")


def doc_document(data: bytes) -> Document:
    try:
        container = OleReader(data, options=_BYTES)
        text, pages = _text(container)
        said = _said(container)
    except (LegacyDocError, struct.error, RecursionError, IndexError) as error:
        raise DocumentRefused(DocumentProblem.DAMAGED, detail=str(error)) from None
    links: dict[str, None] = {}
    lines = tuple(_lines(_shown(text, links)))
    return document_of(
        DocumentFacts(
            Format.DOC,
            max(pages, _whole(said, "page_count"), 1),
            title=_words(said, "title"),
            author=_words(said, "author"),
            changed_by=_words(said, "last_author"),
            creator=_words(said, "application_name"),
            created=_moment(said, "created_at"),
            changed=_moment(said, "last_saved_at"),
            links=tuple(links),
            revisions=_whole(said, "revision_number") or None,
        ),
        lines,
    )


def _text(container: OleReader) -> tuple[str, int]:
    """The main text and the headers, and how many pages were broken by hand."""
    names = {each.name.casefold() for each in container.directory}
    if "encryptedpackage" in names:
        raise DocumentRefused(DocumentProblem.ENCRYPTED)
    if names & _MACROS:
        raise DocumentRefused(DocumentProblem.MACROS)
    if "worddocument" not in names:
        raise DocumentRefused(DocumentProblem.DISGUISED, detail="no Word document inside")
    stream = container.read_stream("WordDocument")
    version, flags = struct.unpack_from("<H", stream, 2)[0], struct.unpack_from("<H", stream, 10)[0]
    if flags & _ENCRYPTED:
        raise DocumentRefused(DocumentProblem.ENCRYPTED)
    if version < _WORD_97:
        raise DocumentRefused(DocumentProblem.DAMAGED, detail=f"Word version {version:#x}")
    table = container.read_stream("1Table" if flags & _SECOND_TABLE else "0Table")
    start, size = struct.unpack_from("<II", stream, _CLX)
    whole = "".join(_pieces(stream, table[start : start + size]))
    main, notes, headers = struct.unpack_from("<3I", stream, _TEXT_LENGTHS)
    start, size = struct.unpack_from("<II", stream, _HEADERS)
    told = whole[main + notes : main + notes + headers]
    above, below = _around(told, table[start : start + size])
    text = whole[:main]
    return f"{above}\r{text}\r{below}", text.count("\x0c") + 1


def _around(told: str, plan: bytes) -> tuple[str, str]:
    """Headers and footers, each once; of six parts a section, after six marks of other kinds."""
    ends = struct.unpack_from(f"<{len(plan) // 4}I", plan)
    parts = [told[start:end] for start, end in pairwise(ends)][6:]
    above = dict.fromkeys(each for at, each in enumerate(parts) if at % 6 in (0, 1, 4))
    below = dict.fromkeys(each for at, each in enumerate(parts) if at % 6 in (2, 3, 5))
    return "\r".join(above), "\r".join(below)


def _pieces(stream: bytes, table: bytes) -> Iterator[str]:
    at = 0
    while at < len(table) and table[at] != _PIECE:  # changes of looks come first
        at += 3 + struct.unpack_from("<h", table, at + 1)[0]
    size = struct.unpack_from("<I", table, at + 1)[0]
    plan = table[at + 5 : at + 5 + size]
    count = (len(plan) - 4) // 12
    if count > _MOST_PIECES:
        raise DocumentRefused(DocumentProblem.TOO_LONG_TO_READ, detail=f"{count} pieces")
    ends = struct.unpack_from(f"<{count + 1}I", plan)
    left = _MOST_LETTERS
    for number in range(count):
        letters = min(max(0, ends[number + 1] - ends[number]), left)
        place = struct.unpack_from("<I", plan, 4 * (count + 1) + 8 * number + 2)[0]
        left -= letters
        if place & 0x40000000:
            begin = (place & 0x3FFFFFFF) // 2
            yield stream[begin : begin + letters].decode("cp1252", "replace")
        else:
            yield stream[place : place + 2 * letters].decode("utf-16-le", "replace")


def _said(container: OleReader) -> Mapping[str, object]:
    try:
        stream = container.try_read_stream(SUMMARY_INFORMATION_STREAM)
        return parse_summary_information(stream) if stream else {}
    except (LegacyDocError, struct.error, ValueError, OverflowError):
        return {}


def _shown(text: str, links: dict[str, None]) -> str:
    """What fields show instead of what they say to the program; fields stand within fields."""

    def result(field: re.Match[str]) -> str:
        links.update(dict.fromkeys(_ADDRESS.findall(field[1])))
        return field[2] or ""

    for _ in range(4):
        text, found = _FIELD.subn(result, text)
        if not found:
            break
    return text.replace("\x1e", "-").replace("\x1f", "")


def _lines(text: str) -> Iterator[Line]:
    for number, page in enumerate(text.split("\x0c")):
        for each in _LINE_END.split(page)[:_MOST_LINES]:
            parts = _WIDE.split(spelled(each))
            line = "\t".join(filter(None, (tidied(_SPACES.sub(" ", p)) for p in parts)))
            if line:
                yield Line(line[:_LINE_CHARACTERS], 0, page=number)


def _words(said: Mapping[str, object], name: str) -> str:
    stated = said.get(name)
    if not isinstance(stated, str):
        return ""
    with suppress(UnicodeError):
        stated = stated.encode("cp1252").decode("utf-8")  # as some programs write it
    return clean_line(stated, _FACT_CHARACTERS)


def _whole(said: Mapping[str, object], name: str) -> int:
    stated = said.get(name)
    if isinstance(stated, str) and stated.isdecimal():
        stated = int(stated[:6])
    return stated if isinstance(stated, int) and 0 < stated < 1_000_000 else 0


def _moment(said: Mapping[str, object], name: str) -> datetime | None:
    stated = said.get(name)
    try:
        read = datetime.fromisoformat(stated) if isinstance(stated, str) else stated
    except ValueError:
        return None
    return read.astimezone(UTC) if isinstance(read, datetime) else None
