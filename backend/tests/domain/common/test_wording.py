"""Wording: where phrases stand, what their sentence makes of them, and the quote around them."""

import textwrap

import pytest
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


@pytest.mark.parametrize("width", [50, 60, 72])
def test_a_phrase_across_wrapped_lines_is_found_where_it_stands(width: int) -> None:
    text = (
        "We are a friendly company and look for people who like to work from home at any hour "
        "of the day. To begin you only have to pay the fee, after which we send the laptop and "
        "everything else that is needed for work to your home address within a few days."
    )
    for words in range(8):
        wrapped = textwrap.fill("so " * words + text, width)
        quote = Wording.of("Clerk", wrapped).first(FEE)
        assert quote is not None
        assert wrapped[quote.start : quote.end].split() == ["pay", "the", "fee"]


@pytest.mark.parametrize(
    "text",
    [
        "Tasks:\nWriting the letters that the customers pay\nThe fee",
        "- Writing letters to all customers, who then pay\n- the fee of the whole house, collected",
        "Short lines pay\nthe fee",
    ],
)
def test_lines_of_a_list_stay_apart(text: str) -> None:
    assert Wording.of("Clerk", text).first(FEE) is None


@pytest.mark.parametrize(
    "text",
    [
        "\u0440\u0430y the f\u0435e",  # Cyrillic
        "p\u03b1y the fee",  # Greek
        "\uff50\uff41\uff59 the fee",  # full width
        "\U0001d429\U0001d41a\U0001d432 the fee",  # mathematical bold
        "PAY\u00a0THE FEE",
    ],
)
def test_look_alike_letters_do_not_hide_a_phrase(text: str) -> None:
    quote = Wording.of("Clerk", text).first(FEE)
    assert quote is not None
    assert (quote.start, quote.end) == (0, len(text))


def test_accents_and_words_of_other_alphabets_stay() -> None:
    text = "résumé größe сосна νερο e\u0301"
    assert Wording.of("", text).folded == f"\n{text}"


@given(st.text(max_size=300), st.text(max_size=40))
def test_any_text_can_be_asked(text: str, title: str) -> None:
    wording = Wording.of(title, text + " pay the fee")
    assert len(wording.folded) == len(wording.shown)
    assert wording.holds(FEE)
    for quote in wording.every(FEE):
        assert wording.folded[quote.start + wording.offset :].startswith("pay ")


@given(letters=st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20))
def test_a_text_is_folded_as_its_letters_are_one_by_one(letters: str) -> None:
    # Apart, so that no word is one of two alphabets and no line is a wrapped one.
    alone = [Wording.of("", letter).folded[1:] for letter in letters]
    assert Wording.of("", "; ".join(letters)).folded[1:] == "; ".join(alone)


def test_letters_whose_small_form_grows_or_depends_on_its_place_stay_one_letter_each() -> None:
    assert Wording.of("", "ΌΣ, İ, Ａ’Ｂ").folded[1:] == "όσ, İ, a'b"
