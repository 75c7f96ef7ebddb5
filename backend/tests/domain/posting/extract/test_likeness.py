"""A text reads like a posting by what it speaks of, in the languages that postings come in."""

import pytest

from trusthound.domain.posting.extract.likeness import ENOUGH_CUES, cues_of_a_posting


@pytest.mark.parametrize(
    "text",
    [
        "You will bake. Requirements: two years of experience. Apply now. Full-time.",
        "Deine Aufgaben: backen. Anforderungen: Erfahrung. Bewerbung per Post. Vollzeit.",
        "Ti occuperai del forno. Requisiti: esperienza di due anni. Tempo pieno.",
    ],
)
def test_a_posting_speaks_of_what_postings_speak_of(text: str) -> None:
    assert cues_of_a_posting(text) == ENOUGH_CUES


def test_another_text_does_not() -> None:
    assert cues_of_a_posting("Il pane si cuoce la notte e si vende la mattina.") == 0
