"""Words are of one kind as a whole, and mentions begin before they go on."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from trusthound.adapters.encoding.tokens import tokens_of
from trusthound.adapters.encoding.units import likeliest, units_of
from trusthound.adapters.encoding.wordpieces import WordPieces
from trusthound.domain.resume.read.encoded.model import Begins, Seen
from trusthound.wiring.reference.resume_encoder import vocabulary

ROWS = [Seen(x, Begins.LINE, 1, 0, ()) for x in ("Kindred-Labs, Berlin", "S. Acme")]
TOLD = tokens_of(ROWS, WordPieces(vocabulary()), 100)
SIGNS = [at for at, (begin, end) in enumerate(TOLD.span) if begin == end]


def test_words_end_at_spaces_and_at_signs_that_part() -> None:
    firsts = units_of(ROWS, TOLD)
    ends = [*firsts[1:], len(TOLD)]
    words = [
        ROWS[TOLD.row[first]].text[TOLD.span[first][0] : TOLD.span[end - 1][1]]
        for first, end in zip(firsts, ends, strict=True)
    ]
    assert words == ["", "Kindred-Labs", ",", "Berlin", "", "S.", "Acme"]


@given(st.lists(st.lists(st.floats(-9, 9), min_size=5, max_size=5), min_size=len(TOLD)))
def test_no_way_is_likelier(weights: list[list[float]]) -> None:
    tags = np.array(weights[: len(TOLD)], np.float32)
    firsts = units_of(ROWS, TOLD)
    found = likeliest(tags, firsts, SIGNS)
    assert len(found) == len(TOLD)
    assert not any(found[at] for at in SIGNS)
    before = 0
    for at, tag in enumerate(found):
        assert not tag or tag % 2 or before in {tag, tag - 1}
        assert at in firsts or tag == before + before % 2
        before = tag


def test_one_piece_that_differs_does_not_part_a_word() -> None:
    tags = np.zeros((len(TOLD), 5), np.float32)
    firsts = units_of(ROWS, TOLD)
    begin, end = firsts[1], firsts[2]
    tags[begin, 1] = 3
    tags[begin + 1 : end, 2] = 3
    tags[end - 1] = [1, 0, 0, 0, 0]
    tags[end:, 0] = 3
    found = likeliest(tags, firsts, SIGNS)
    assert found[begin:end] == [1, *[2] * (end - begin - 1)]
    assert not any(found[end:])
