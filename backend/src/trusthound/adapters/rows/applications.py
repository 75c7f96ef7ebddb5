"""A file of applications in, its rows with their lines out: CSV with a heading, or JSON."""

import json
from collections.abc import Iterator
from pathlib import PurePath

from trusthound.adapters.rows.csv_lines import csv_lines
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.tracking.application import MOST_APPLICATIONS
from trusthound.domain.tracking.importing import ImportRow

MOST_BYTES = 4_000_000
_COLUMNS = 100
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
    for line, cells in csv_lines(text, needed="title", field="file", advice=_ADVICE):
        yield ImportRow(line, dict(cells))


def _refused(message: str, advice: str = _ADVICE) -> InvalidInput:
    return InvalidInput(message, field="file", advice=advice)
