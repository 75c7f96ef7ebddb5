"""Wording: where phrases stand, what their sentence makes of them, and the quote around them."""

from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.wording import (
    QUOTE_CHARACTERS,
    Wording,
    phrases,
    surroundings,
)

FEE = phrases({"fee": [r"pay (?:a|the) fee"]})


def test_a_span_counts_from_the_start_of_the_description() -> None:
    text = "Hello. You pay a fee. Goodbye."
    quote = Wording.of("Clerk", text).first(FEE)
    assert quote is not None
    assert text[quote.start : quote.end] == "pay a fee"
    assert quote.text == "You pay a fee."


def test_a_span_in_the_title_is_negative() -> None:
    quote = Wording.of("Pay a fee now", "Hello.").first(FEE)
    assert quote is not None
    assert quote.start < 0
    assert quote.text == "Pay a fee now"


def test_letters_that_grow_in_lower_case_do_not_move_a_span() -> None:
    text = "İİİ Please pay the fee."
    quote = Wording.of("", text).first(FEE)
    assert quote is not None
    assert text[quote.start : quote.end] == "pay the fee"


def test_matches_come_in_reading_order_across_patterns_and_never_overlap() -> None:
    sought = phrases({"fee": [r"fee"], "today": [r"fee today"], "kit": [r"kit"]})
    quotes = Wording.of("", "A kit. A fee today. A kit.").every(sought)
    assert [(each.start, each.end) for each in quotes] == [(2, 5), (9, 18), (22, 25)]


def test_a_phrase_is_a_whole_word() -> None:
    assert Wording.of("", "coffee").first(phrases({"fee": [r"fee"]})) is None


def test_a_phrase_far_into_a_long_text_is_found() -> None:
    text = "Nothing here. " * 500 + "Please pay the fee. " + "Nothing here. " * 500
    quote = Wording.of("Clerk", text).first(FEE)
    assert quote is not None
    assert text[quote.start : quote.end] == "pay the fee"


def test_surroundings_in_the_sentence_rule_a_match_out_but_not_in_another() -> None:
    tenants = surroundings(r"tenants?")
    wording = Wording.of("", "Tenants pay a fee. You pay the fee.")
    quote = wording.first(FEE, unless=tenants)
    assert quote is not None
    assert quote.text == "You pay the fee."


def test_a_long_sentence_is_cut_around_the_phrase() -> None:
    text = "word " * 30 + "pay the fee " + "word " * 30
    quote = Wording.of("", text).first(FEE)
    assert quote is not None
    assert "pay the fee" in quote.text
    assert len(quote.text) <= QUOTE_CHARACTERS


@given(st.text(max_size=300), st.text(max_size=40))
def test_any_text_can_be_asked(text: str, title: str) -> None:
    wording = Wording.of(title, text + " pay the fee")
    assert len(wording.folded) == len(wording.shown)
    assert wording.holds(FEE)
    for quote in wording.every(FEE):
        assert wording.folded[quote.start + wording.offset :].startswith("pay ")
