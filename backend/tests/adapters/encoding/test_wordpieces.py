"""Words come apart as MiniLM's own tokenizer parts them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.adapters.encoding.wordpieces import WordPieces
from trusthound.wiring.reference.resume_encoder import vocabulary

KNOWN = vocabulary()
NAMES = {number: piece for piece, number in KNOWN.items()}
PIECES = WordPieces(KNOWN)


def parted(text: str) -> str:
    return " ".join(NAMES[number] for number, _, _ in PIECES.of_text(text))


# What the library of MiniLM's authors makes of the same texts.
@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("Acme GmbH & Co. KG (2019–2021)", "ac ##me gmbh & co . kg ( 2019 – 2021 )"),
        ("Führungskraft à l'École", "fu ##hr ##ung ##sk ##raf ##t a l ' ecole"),
        ("C++/C# e-mail: a.b@c.de", "c + + / c # e - mail : a . b @ c . de"),
        ("日本語", "日 本 語"),
        ("İstanbul ﬁnance", "istanbul ﬁ ##nan ##ce"),
        ("R&D • point—dash", "r & d • point — dash"),
        ("x" * 61, "[UNK]"),
        ("", ""),
    ],
)
def test_parts_as_its_authors_do(text: str, pieces: str) -> None:
    assert parted(text) == pieces


@given(st.text(max_size=200))
def test_pieces_stand_in_the_text_one_behind_the_other(text: str) -> None:
    at = 0
    for number, begin, end in PIECES.of_text(text):
        assert number in NAMES
        assert at <= begin < end <= len(text)
        at = begin
