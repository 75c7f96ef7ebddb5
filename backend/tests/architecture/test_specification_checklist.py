"""The checklist of the specification tells the truth: what it calls done has a test."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
CHECKLIST = ROOT / "docs/specification.md"
# The specification's tables and lists; fewer rows would mean that somebody dropped some.
ROWS_AT_LEAST = 199


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the checklist; the proofs are `file::name`."""

    what: str
    state: str
    proofs: tuple[str, ...]


def rows_of(page: str) -> list[Row]:
    """Every table row but the headings."""
    rows = []
    for line in page.splitlines():
        cells = [each.strip() for each in line.strip().strip("|").split("|")]
        if line.startswith("|") and len(cells) == 3 and cells[0] not in {"What", "---"}:
            rows.append(Row(cells[0], cells[1], tuple(re.findall(r"`([^`]+)`", cells[2]))))
    return rows


def wrong_with(row: Row) -> str:
    """What is wrong with a row, or ""."""
    if row.state == "open":
        return "is open and names a test" if row.proofs else ""
    if row.state != "done":
        return f"is neither done nor open but “{row.state}”"
    if not row.proofs:
        return "is done and names no test"
    missing = [each for each in row.proofs if not exists(each)]
    return f"names tests that do not exist: {missing}" if missing else ""


def exists(proof: str) -> bool:
    """Whether the file has a test of that name: a function in Python, a title in TypeScript."""
    place, _, name = proof.partition("::")
    file = ROOT / place
    if not name or not file.is_file():
        return False
    if file.suffix == ".py":
        return name in _functions(file)
    titles = re.findall(
        r"""\b(?:test|it)(?:\.each\([^`]*?\))?\(\s*(['"`])(.+?)\1""", file.read_text()
    )
    return name in {title for _, title in titles}


def _functions(file: Path) -> set[str]:
    return {
        node.name
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    }


def test_every_row_marked_done_names_tests_that_exist() -> None:
    wrong = {row.what: wrong_with(row) for row in rows_of(CHECKLIST.read_text())}
    assert {what: why for what, why in wrong.items() if why} == {}


def test_no_row_of_the_specification_was_dropped_or_stands_twice() -> None:
    whats = [row.what for row in rows_of(CHECKLIST.read_text())]
    assert len(whats) >= ROWS_AT_LEAST
    assert len(set(whats)) == len(whats)


THIS = "backend/tests/architecture/test_specification_checklist.py"


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("| A | done | |", "names no test"),
        ("| A | done | `no/such/file.py::test_x` |", "do not exist"),
        (f"| A | done | `{THIS}::test_never_written` |", "do not exist"),
        (f"| A | open | `{THIS}::test_a_wrong_row_is_seen` |", "is open"),
        ("| A | nearly | |", "neither done nor open"),
    ],
)
def test_a_wrong_row_is_seen(row: str, why: str) -> None:
    assert why in wrong_with(rows_of(row)[0])


def test_a_row_with_an_existing_test_is_right() -> None:
    row = f"| A | done | `{THIS}::test_a_wrong_row_is_seen` |"
    assert wrong_with(rows_of(row)[0]) == ""
