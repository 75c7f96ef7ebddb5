"""Rows of text in, a CSV file out that no program takes for formulas."""

import csv
import io
from collections.abc import Iterable, Sequence

# Excel, LibreOffice and others run what begins so. A quote before it keeps it text.
_RUNS = ("=", "+", "-", "@", "\t", "\r")


def csv_table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    """UTF-8 with a mark, as spreadsheets expect it; lines end as RFC 4180 says."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(head)
    for row in rows:
        writer.writerow([_cell(each) for each in row])
    return text.getvalue().encode("utf-8-sig", "replace")


def _cell(value: object) -> object:
    if not isinstance(value, str):
        return "" if value is None else value
    return f"'{value}" if value.lstrip().startswith(_RUNS) else value
