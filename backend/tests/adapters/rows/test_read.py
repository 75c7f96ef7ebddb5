"""Bulk files are read row by row, and what is wrong with a row is told."""

import gzip
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from trusthound.adapters.rows.read import open_rows, parsed
from trusthound.domain.common.errors import InvalidInput


def test_each_line_of_a_jsonl_file_is_a_row_and_a_bad_line_is_told(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_bytes(b'{"title": "A"}\n\nnot json\n[1]\n{"title": "\xff"}\n')
    rows = [*map(parsed, open_rows(file))]
    assert [row.number for row in rows] == [1, 2, 3, 4]
    assert rows[0].data == {"title": "A"}
    assert rows[1].data is None
    assert "no JSON" in rows[1].problem
    assert rows[2].problem == "The line holds no JSON object."
    assert rows[3].data == {"title": "\N{REPLACEMENT CHARACTER}"}


def test_a_line_of_a_hundred_thousand_brackets_spoils_itself_alone(tmp_path: Path) -> None:
    file = tmp_path / "deep.jsonl"
    file.write_text("[" * 100_000 + "\n" + '{"title": "B"}\n')
    first, second = map(parsed, open_rows(file))
    assert first.data is None
    assert second.data == {"title": "B"}


def test_a_gzipped_file_reads_like_a_plain_one(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl.gz"
    file.write_bytes(gzip.compress(b'{"title": "A"}\n'))
    assert [row.data for row in map(parsed, open_rows(file))] == [{"title": "A"}]


def test_a_csv_with_quotes_newlines_and_too_many_cells(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    file.write_text('title,description\n"A ""b""","two\nlines",extra\nC\n', encoding="utf-8-sig")
    rows = [row.data for row in map(parsed, open_rows(file))]
    assert rows == [
        {"title": 'A "b"', "description": "two\nlines"},
        {"title": "C", "description": None},
    ]


def test_a_parquet_file(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    pq.write_table(pa.table({"title": ["A", None], "salary": [1, 2]}), file)
    assert [row.data for row in map(parsed, open_rows(file))] == [
        {"title": "A", "salary": 1},
        {"title": None, "salary": 2},
    ]


@pytest.mark.parametrize("name", ["rows.xlsx", "rows", "rows.gz"])
def test_an_unknown_format_is_refused_with_the_known_ones(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"x")
    with pytest.raises(InvalidInput, match=r"\.jsonl.*\.csv.*\.parquet"):
        open_rows(tmp_path / name)


def test_a_missing_file_and_a_false_parquet_are_told(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="no file"):
        open_rows(tmp_path / "none.jsonl")
    (tmp_path / "false.parquet").write_bytes(b"PAR0")
    with pytest.raises(InvalidInput, match="no Parquet file"):
        list(open_rows(tmp_path / "false.parquet"))
