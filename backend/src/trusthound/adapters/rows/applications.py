"""A file of applications in, its rows with their lines out: CSV with a heading, or JSON."""

import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import PurePath

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.tracking.application import MOST_APPLICATIONS
from trusthound.domain.tracking.importing import ImportRow

MOST_BYTES = 4_000_000
_COLUMNS = 100
_SEPARATORS = ",;\t"
# What an export puts before text that a spreadsheet would run.
_KEPT_TEXT = re.compile(r"(^|[;\t\r\n])'([^\S\t\r\n]*[=+\-@])")
_ADVICE = "Use the template, or a file that was exported here."


def application_rows(data: bytes, filename: str) -> tuple[ImportRow, ...]:
    """Raises InvalidInput for a file that is neither, is too large, or holds nothing."""
    if len(data) > MOST_BYTES:
        raise _refused(f"The file is larger than {MOST_BYTES // 1_000_000} MB.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _refused("The file is not text in UTF-8.", "Save it as CSV UTF-8.") from error
    text = text.replace("\0", "\ufffd")
    is_json = PurePath(filename).suffix.lower() == ".json" or text.lstrip().startswith("[")
    rows = tuple(_json_rows(text) if is_json else _csv_rows(text))
    if not rows:
        raise _refused("The file holds no applications.")
    if len(rows) > MOST_APPLICATIONS:
        raise _refused(f"The file holds more than {MOST_APPLICATIONS:,} applications.", "Split it.")
    return rows


def _json_rows(text: str) -> Iterator[ImportRow]:
    """Lines are counted as entries: a whole file may stand on one line."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _refused("The file is not JSON that can be read.") from error
    if not isinstance(told, list):
        raise _refused("The JSON is not a list of applications.")
    for number, each in enumerate(told[: MOST_APPLICATIONS + 1], start=1):
        if not isinstance(each, dict):
            raise _refused(f"Entry {number} of the JSON is not an application.")
        yield ImportRow(number, dict(list(each.items())[:_COLUMNS]))


def _csv_rows(text: str) -> Iterator[ImportRow]:
    heading = text.lstrip("\r\n").partition("\n")[0]
    separator = max(_SEPARATORS, key=heading.count)
    table = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    names: list[str] | None = None
    begins = 1
    try:
        for cells in table:
            line, begins = begins, table.line_num + 1
            if not any(each.strip() for each in cells):
                continue
            if names is None:
                names = [each.strip() for each in cells[:_COLUMNS]]
                _check_heading(names)
                continue
            pairs = zip(names, cells, strict=False)
            yield ImportRow(line, {name: _KEPT_TEXT.sub(r"\1\2", cell) for name, cell in pairs})
    except csv.Error as error:
        raise _refused(f"Line {begins}: this is not CSV that can be read.") from error


def _check_heading(names: list[str]) -> None:
    if "title" not in {each.lower() for each in names}:
        raise _refused("Line 1: there is no column “title”.")


def _refused(message: str, advice: str = _ADVICE) -> InvalidInput:
    return InvalidInput(message, field="file", advice=advice)
