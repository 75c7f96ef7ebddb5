"""An employer's list of resumes in, its lines out: CSV with a heading, or JSON a line."""

import io
import json
from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Iterator
from pathlib import PurePath
from typing import Any

from trusthound.adapters.rows.csv_lines import csv_lines
from trusthound.domain.common.document_problem import DocumentProblem
from trusthound.domain.common.errors import DocumentRefused, InvalidInput
from trusthound.domain.hiring.bulk_row import ListedLine
from trusthound.domain.resume.document import MOST_BYTES as MOST_RESUME_BYTES

# Without the resumes that stand in it: those of a list of the most rows have four times as much.
MOST_TEXT_BYTES = 20_000_000
# A resume in base64 is a third longer; the rest of its line has room besides.
_MOST_LINE_BYTES = MOST_RESUME_BYTES * 4 // 3 + 500_000
_EMBEDDED = "resumebase64"
_ADVICE = "Use the template, and save it as CSV UTF-8."


def listed_lines(file: io.RawIOBase, filename: str, *, most: int) -> Iterator[ListedLine]:
    """As they are read. Raises InvalidInput for a list that is none, or has more than `most`."""
    count = text = 0
    with io.BufferedReader(file) as opened:
        lines = _json_lines(opened) if _is_json(opened, filename) else _csv_lines(opened)
        for each in lines:
            count += 1
            text += sum(len(value) for value in each.values.values() if isinstance(value, str))
            if count > most:
                raise _refused(f"The list has more than {most:,} rows.", "Split it.")
            if text > MOST_TEXT_BYTES:
                raise _refused(_TOO_MUCH_TEXT, "Split it, or leave out the texts of positions.")
            yield each
    if not count:
        raise _refused("The list has no rows.")


def embedded_resume(file: io.RawIOBase, at: tuple[int, int]) -> bytes:
    """The one that stands in the list, in the line at `at`. Raises DocumentRefused."""
    begins, length = at
    file.seek(begins)
    text = io.BufferedReader(file).read(length)
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        told = None
    embedded = _embedded_of(told) if isinstance(told, dict) else None
    if embedded is None:
        raise DocumentRefused(DocumentProblem.DAMAGED, detail="no resume in the line")
    return decoded(embedded)


def decoded(embedded: str) -> bytes:
    """Raises DocumentRefused for what is no base64, or too large."""
    if len(embedded) > MOST_RESUME_BYTES * 4 // 3 + 4:
        raise DocumentRefused(DocumentProblem.TOO_LARGE)
    try:
        return b64decode(embedded, validate=True)
    except (NotBase64, ValueError):
        raise DocumentRefused(DocumentProblem.DAMAGED, detail="not base64") from None


def _is_json(opened: "io.BufferedReader[io.RawIOBase]", filename: str) -> bool:
    ending = PurePath(filename[-300:]).suffix.lower()
    return ending in {".jsonl", ".ndjson"} or opened.peek(64).lstrip(b"\xef\xbb\xbf \r\n")[:1] == (
        b"{"
    )


def _csv_lines(opened: "io.BufferedReader[io.RawIOBase]") -> Iterator[ListedLine]:
    data = opened.read(MOST_TEXT_BYTES + 1)
    if len(data) > MOST_TEXT_BYTES:
        raise _refused(_TOO_MUCH_TEXT, "Split it.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _refused("The list is not text in UTF-8.", "Save it as CSV UTF-8.") from error
    text = text.replace("\0", "\ufffd")
    for line, cells in csv_lines(text, needed="resume", field="list", advice=_ADVICE):
        yield ListedLine(line, cells)


def _json_lines(opened: "io.BufferedReader[io.RawIOBase]") -> Iterator[ListedLine]:
    number = begins = 0
    while line := opened.readline(_MOST_LINE_BYTES + 1):
        number += 1
        at, begins = (begins, len(line)), begins + len(line)
        if len(line) > _MOST_LINE_BYTES:
            raise _refused(f"Line {number} is longer than a resume of 10 MB makes it.")
        if line.strip(b"\xef\xbb\xbf \t\r\n"):
            yield _json_line(number, line, at)


def _json_line(number: int, line: bytes, at: tuple[int, int]) -> ListedLine:
    try:
        told = json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise _refused(f"Line {number}: this is not JSON that can be read.") from error
    if not isinstance(told, dict):
        raise _refused(f"Line {number}: this is not a JSON object.")
    embedded = _embedded_of(told)
    values = {name: value for name, value in told.items() if name.lower() != _EMBEDDED}
    return ListedLine(number, values, at, embedded)


def _embedded_of(told: dict[str, Any]) -> str | None:
    for name, value in told.items():
        if name.lower() == _EMBEDDED and isinstance(value, str) and value:
            return value
    return None


def _refused(message: str, advice: str = _ADVICE) -> InvalidInput:
    return InvalidInput(message, field="list", advice=advice)


_TOO_MUCH_TEXT = f"The list has more than {MOST_TEXT_BYTES // 1_000_000} MB of text."
