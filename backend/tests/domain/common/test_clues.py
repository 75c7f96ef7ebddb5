"""Clues: where each stands, one pass for all of them and one after the other alike."""

from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.clues import ClueFinder, places_of
from trusthound.domain.common.wording import Wording, phrases
from trusthound.domain.posting.signals.register import SIGNALS

LETTERS = st.text("aäb€ ", max_size=60)


def test_a_clue_is_found_at_every_place_also_within_another_and_behind_long_letters() -> None:
    found = ClueFinder.of(["fee", "coffee", "of", "tea"]).places("€€ coffee of fee")
    assert found == {"fee": [6, 13], "coffee": [3], "of": [4, 10]}


@given(clues=st.sets(LETTERS.filter(bool), min_size=1), text=LETTERS)
def test_one_pass_finds_what_looking_for_one_after_the_other_finds(
    clues: set[str], text: str
) -> None:
    assert ClueFinder.of(clues).places(text) == places_of(clues, text)


@given(text=LETTERS)
def test_marked_words_answer_as_unmarked_ones_do_also_about_clues_that_were_not_marked(
    text: str,
) -> None:
    wording = Wording.of("", text)
    marked = wording.marked(ClueFinder.of(["ab"]))
    for sought in (phrases({"ab": ["a?ab"]}), phrases({"ab|ba": ["aba?", "ba"]})):
        assert list(marked.every(sought)) == list(wording.every(sought))
        assert marked.holds(sought) == wording.holds(sought)


def test_a_signal_knows_the_phrases_that_its_file_looks_for() -> None:
    by_id = {each.id: each for each in SIGNALS}
    assert "fee" in {clue for each in by_id["upfront_payment"].phrases for clue in each.clues}
    assert by_id["pay_stated"].phrases == ()
