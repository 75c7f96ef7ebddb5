"""A table with drawn lines is read across, also where a cell goes on in a second line."""

from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.adapters.documents.written_pdfs import Drawn, written_pdf

from trusthound.adapters.documents.pdf import pdf_document
from trusthound.adapters.documents.pdf_rules import Rules
from trusthound.adapters.documents.ruled_tables import celled
from trusthound.adapters.documents.words import Word

Place = tuple[float, float, float]

EDGES = (50, 150, 300, 420, 520)
ROWS = (700, 680, 640, 600)
CELLS = (
    (("Degree",), ("Institute",), ("Board",), ("Year",)),
    (("Diploma in", "Nursing"), ("Maria College", "of Health"), ("Anna University",), ("2016",)),
    (("Higher", "Secondary"), ("St. Thomas", "School"), (), ("2014",)),
)
READ = [
    "Degree\tInstitute\tBoard\tYear",
    "Diploma in Nursing\tMaria College of Health\tAnna University\t2016",
    "Higher Secondary\tSt. Thomas School\t\t2014",
]


def as_lines(edges: Sequence[float], rows: Sequence[float]) -> str:
    across = "".join(f"{edges[0]} {y} m {edges[-1]} {y} l S\n" for y in rows)
    return across + "".join(f"{x} {rows[0]} m {x} {rows[-1]} l S\n" for x in edges)


def as_thin_boxes(edges: Sequence[float], rows: Sequence[float]) -> str:
    """As word processors draw each side of each cell."""
    told = ""
    for top, low in pairwise(rows):
        told += "".join(f"{x} {low} 0.5 {top - low} re f\n" for x in edges)
        for left, right in pairwise(edges):
            told += f"{left} {top} {right - left} 0.5 re f\n{left} {low} {right - left} 0.5 re f\n"
    return told


def as_boxes(edges: Sequence[float], rows: Sequence[float]) -> str:
    return "".join(
        f"{left} {low} {right - left} {top - low} re S\n"
        for top, low in pairwise(rows)
        for left, right in pairwise(edges)
    )


def as_one_path(edges: Sequence[float], rows: Sequence[float]) -> str:
    return as_lines(edges, rows).replace(" S\n", "\n") + "S\n"


def as_double_lines(edges: Sequence[float], rows: Sequence[float]) -> str:
    return as_lines(sorted([*edges, *(each + 4 for each in edges)]), rows)


def texts(cells: Sequence[Sequence[Sequence[str]]] = CELLS) -> list[Drawn]:
    return [
        Drawn(text, left + 6, top - 14 - 14 * at)
        for top, row in zip(ROWS, cells, strict=False)
        for left, cell in zip(EDGES, row, strict=False)
        for at, text in enumerate(cell)
    ]


def read(*drawn: Drawn | str) -> list[str]:
    return [each.text for each in pdf_document(written_pdf(drawn)).lines]


@pytest.mark.parametrize("drawn", [as_lines, as_thin_boxes, as_boxes, as_one_path, as_double_lines])
def test_a_row_is_one_line(drawn: Callable[[Sequence[float], Sequence[float]], str]) -> None:
    above, below = Drawn("EDUCATION", 50, 720), Drawn("SKILLS", 50, 560)
    assert read(drawn(EDGES, ROWS), above, *texts(), below) == ["EDUCATION", *READ, "SKILLS"]


def test_raised_endings_stay_behind_their_numbers() -> None:
    raised = Drawn("st", EDGES[3] + 12.2, ROWS[2] - 10, 7)
    shown = [*texts(), Drawn("1", EDGES[3] + 6, ROWS[2] - 14), raised]
    cells = [each for each in shown if each.text != "2014"]
    assert read(as_lines(EDGES, ROWS), *cells)[2] == "Higher Secondary\tSt. Thomas School\t\t1st"


def test_a_column_without_text_is_none() -> None:
    edges = (30, *EDGES, 560)
    assert read(as_lines(edges, ROWS), *texts()) == READ


def test_without_lines_it_is_no_table() -> None:
    assert read(*texts())[1] != READ[1]


def test_lines_of_a_page_that_is_turned_are_where_it_shows_them() -> None:
    """The page is shown upside down, so what is drawn is, too."""
    content = as_lines(EDGES, ROWS) + "".join(each.operators for each in texts())
    turned = f"q -1 0 0 -1 600 800 cm\n{content}Q\n"
    document = pdf_document(written_pdf([turned], rotate=180))
    assert [each.text for each in document.lines] == READ


def test_a_page_laid_out_in_boxes_is_read_column_by_column() -> None:
    told = [f"Point {at} of what was done" for at in range(8)]
    boxes = [
        Drawn(text, left + 6, 666 - step * at, 7)
        for left, step in zip(EDGES[:3], (11, 12.5, 14), strict=True)
        for at, text in enumerate(told)
    ]
    assert read(as_lines(EDGES[:4], (700, 680, 540)), *boxes) == told * 3


def test_two_columns_are_no_table() -> None:
    cells = [row[:2] for row in CELLS]
    assert read(as_lines(EDGES[:3], ROWS), *texts(cells))[1] != "Diploma in Nursing\tMaria College"


def test_hidden_words_stay_hidden() -> None:
    secret = Drawn("Harvard", EDGES[1] + 60, ROWS[1] - 14, before="1 g")
    document = pdf_document(written_pdf([as_lines(EDGES, ROWS), *texts(), secret]))
    assert [each.text for each in document.lines] == READ
    assert [each.text for each in document.facts.hidden] == ["Harvard"]


def test_many_lines_are_not_looked_at() -> None:
    grid = as_lines([50 + 2 * at for at in range(400)], [700 - 2 * at for at in range(400)])
    assert "Anna University" in " ".join(read(grid, *texts()))


def test_surfaces_of_colour_are_no_table() -> None:
    filled = as_boxes(EDGES, ROWS).replace("re S", "re f")
    assert read("0.9 g\n", filled, *texts()) == read(*texts())


def test_a_row_that_words_run_across_is_none() -> None:
    across = Drawn("Statement of what was learnt in all of these years", EDGES[0] + 6, ROWS[2] - 14)
    lines = read(as_lines(EDGES, ROWS), *texts(CELLS[:2]), across)
    assert lines == [*READ[:2], across.text]


def test_a_single_row_is_no_table() -> None:
    edges, rows = EDGES, (700, 680, 660)
    assert read(as_lines(edges, rows), *texts(CELLS[:1])) == read(*texts(CELLS[:1]))


_PLACE = st.sampled_from([0.0, 50.0, 100.0, 150.0, 200.0, float("inf"), float("nan")])
_LINES = st.lists(st.tuples(_PLACE, _PLACE, _PLACE), max_size=20)


@given(
    _LINES,
    _LINES,
    st.lists(st.tuples(st.text("ab", max_size=3), _PLACE, _PLACE), max_size=12),
)
def test_no_letter_is_lost(
    across: list[Place], down: list[Place], shown: list[tuple[str, float, float]]
) -> None:
    words = [Word(text, x, y, x + 9, y + 9, y + 8, 9.0) for text, x, y in shown]
    kept = celled(words, Rules(across, down))
    assert sorted("".join(x.text for x in kept).translate({9: "", 32: ""})) == sorted(
        "".join(x.text for x in words)
    )
