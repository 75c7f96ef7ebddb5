"""Rows of text in, a CSV file out that no program takes for formulas."""

import codecs
import csv
import io
import re
from collections.abc import Iterable, Sequence

# Excel, LibreOffice and others run what begins so. A quote before it keeps it text. Where commas
# are for decimals they part cells at semicolons, and read no quotes then: a line begins one, too.
_RUNS = re.compile(r"(^|[;\t\r\n])([^\S\t\r\n]*[=+\-@])")


def csv_table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    """UTF-8 with a mark, as spreadsheets expect it; lines end as RFC 4180 says."""
    return codecs.BOM_UTF8 + csv_rows([head]) + csv_rows(rows)


def csv_rows(rows: Iterable[Sequence[object]]) -> bytes:
    """What goes on below a table that was begun."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    for row in rows:
        writer.writerow([_cell(each) for each in row])
    return text.getvalue().encode("utf-8", "replace")


def _cell(value: object) -> object:
    if not isinstance(value, str):
        return "" if value is None else value
    return _RUNS.sub(r"\1'\2", value)
