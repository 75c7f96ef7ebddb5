"""What an encoder is shown: a sign before each row, then its words."""

import pytest

from trusthound.adapters.encoding.tokens import shape_of, tokens_of
from trusthound.adapters.encoding.wordpieces import WordPieces
from trusthound.domain.resume.read.dates import periods
from trusthound.domain.resume.read.encoded.model import Begins, Seen
from trusthound.domain.resume.read.piece import Piece
from trusthound.wiring.reference.resume_encoder import vocabulary

PIECES = WordPieces(vocabulary())


def row(text: str, begins: Begins = Begins.LINE, section: int = 1, looks: int = 2) -> Seen:
    return Seen(text, begins, section, looks, periods(Piece(text, 0)))


def test_each_word_knows_its_row_its_shape_and_whether_it_is_of_dates() -> None:
    told = tokens_of([row("Acme\t2019 - 2021"), row("Engineer 2020", Begins.POINT)], PIECES, 100)
    shown = [row("Acme\t2019 - 2021").text, row("Engineer 2020").text]
    words = [shown[at][begin:end] for at, (begin, end) in zip(told.row, told.span, strict=True)]
    assert words == ["", "Ac", "me", "\t", "2019", "-", "2021", "", "Engineer", "2020"]
    assert told.date == [0, 0, 0, 0, 2, 2, 2, 0, 0, 1]
    assert told.shape == [6, 1, 1, 6, 4, 6, 4, 6, 1, 4]
    assert (told.ids[0], told.ids[3], told.ids[7]) == (Begins.LINE, 4, Begins.POINT)
    assert set(told.section) == {1}
    assert set(told.look) == {2}


def test_rows_beyond_what_is_looked_at_are_left_out() -> None:
    told = tokens_of([row("one two three")] * 10, PIECES, 6)
    assert set(told.row) == {0, 1}


@pytest.mark.parametrize(
    ("word", "shape"),
    [
        ("small", 0),
        ("Large,", 1),
        ("CAPS", 2),
        ("iPhone", 3),
        ("2019", 4),
        ("B2B", 5),
        ("—", 6),
        ("A.", 7),
        ("", 6),
    ],
)
def test_a_word_has_a_shape(word: str, shape: int) -> None:
    assert shape_of(word) == shape
