"""A bulk file in, its rows in order out. A row that cannot be parsed is told, not dropped."""

import csv
import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from trusthound.domain.common.errors import InvalidInput

FORMATS = (".jsonl", ".ndjson", ".csv", ".parquet")
# A cell of a posting is some kilobytes; this refuses a file that is no table at all.
CELL_CHARACTERS = 10_000_000
PARQUET_BATCH_ROWS = 1_000


@dataclass(frozen=True, slots=True)
class Row:
    """`number` counts from 1; `data` is None for a row that could not be parsed, `problem` why.

    A `line` of JSON is parsed by whoever needs its data, perhaps in another process: see `parsed`.
    """

    number: int
    data: dict[str, object] | None
    problem: str = ""
    line: str = ""


def open_rows(path: Path) -> Iterator[Row]:
    """Read lazily. Raises InvalidInput for a missing file or a format that is not known."""
    if not path.is_file():
        raise InvalidInput(f"There is no file {path}.", field="input")
    ending = Path(path.name.removesuffix(".gz")).suffix.lower()
    if ending not in FORMATS:
        raise InvalidInput(
            f"{path.name} is none of {', '.join(FORMATS)}.",
            field="input",
            advice="Name a .jsonl file (one posting a line), a .csv with a heading, or .parquet.",
        )
    if ending == ".parquet":
        return _parquet_rows(path)
    return _csv_rows(path) if ending == ".csv" else _json_rows(path)


def _open_text(path: Path) -> IO[str]:
    """Bytes that are no UTF-8 become replacement characters; they spoil one row, not the file."""
    if path.suffix == ".gz":
        return gzip.open(path, "rt", encoding="utf-8-sig", errors="replace", newline="")
    return path.open("r", encoding="utf-8-sig", errors="replace", newline="")


def _json_rows(path: Path) -> Iterator[Row]:
    with _open_text(path) as lines:
        number = 0
        for line in lines:
            if not line.strip():
                continue
            number += 1
            yield Row(number, None, line=line)


def parsed(row: Row) -> Row:
    """The row with its data, or with what is wrong with its line."""
    if not row.line:
        return row
    try:
        data = json.loads(row.line)
    except (ValueError, RecursionError) as error:
        return Row(row.number, None, f"The line is no JSON: {error}")
    if isinstance(data, dict):
        return Row(row.number, data)
    return Row(row.number, None, "The line holds no JSON object.")


def _csv_rows(path: Path) -> Iterator[Row]:
    csv.field_size_limit(CELL_CHARACTERS)
    with _open_text(path) as lines:
        table = csv.DictReader(lines)
        number = 0
        while True:
            number += 1
            try:
                cells = next(table, None)
            except csv.Error as error:
                yield Row(number, None, f"The row is no CSV: {error}")
                continue
            if cells is None:
                return
            cells.pop(None, None)  # more cells than headings
            yield Row(number, dict(cells))


def _parquet_rows(path: Path) -> Iterator[Row]:
    # Here, because it takes a quarter of a second that the other formats need not wait for.
    import pyarrow.parquet as pq

    try:
        table = pq.ParquetFile(path)
    except (OSError, ValueError) as error:
        raise InvalidInput(f"{path.name} is no Parquet file: {error}", field="input") from error
    number = 0
    with table:
        for batch in table.iter_batches(batch_size=PARQUET_BATCH_ROWS):
            for data in batch.to_pylist():
                number += 1
                yield Row(number, data)
