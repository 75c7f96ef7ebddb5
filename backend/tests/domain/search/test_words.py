"""What is typed in, what is looked for out."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.posting.model import RemoteWork
from trusthound.domain.search.excerpt import MOST_CHARACTERS, excerpt
from trusthound.domain.search.marks import WINDOWS, marks_of, since_marks, window_begin
from trusthound.domain.search.spelling import KnownWord, meant
from trusthound.domain.search.synonyms import SYNONYMS, read_synonyms
from trusthound.domain.search.words import asked_words, plain, with_words

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Front-End/UI Developer", "front end ui developer"),
        ("C++ & C# (.NET)", "cplusplus csharp dotnet"),
        ("Ingénieur à Łódź, Straße", "ingenieur a lodz strasse"),
        ("R&D, Node.js", "rnd nodejs"),
        ("𝐍𝐎𝐖 𝐇𝐈𝐑𝐈𝐍𝐆", "now hiring"),
        ("IT Support; it works", "itech support it works"),
        ("Men’s wear, nurse's aide", "men wear nurse aide"),
    ],
)
def test_a_text_is_its_plain_words(text: str, words: str) -> None:
    assert plain(text) == words


@given(st.text())
def test_plain_words_stay_as_they_are(text: str) -> None:
    assert plain(plain(text)) == plain(text)
    assert all(each.isalnum() for each in plain(text).split())


def test_a_name_of_several_words_is_one_thing() -> None:
    asked = asked_words("senior registered nurse")
    assert [each.typed for each in asked.terms] == [("senior",), ("registered", "nurse")]
    assert ("rn",) in asked.terms[1].others
    assert asked.terms[0].weight < asked.terms[1].weight


def test_a_wider_name_takes_a_narrower_one_and_not_the_other_way_round() -> None:
    assert ("rn",) in asked_words("nurse").terms[0].others
    assert ("nurse",) not in asked_words("rn").terms[0].others


def test_words_that_every_search_has_are_left_out_unless_they_are_all() -> None:
    assert asked_words("cook jobs near me").words == ("cook",)
    assert asked_words("jobs").words == ("jobs",)


def test_phrases_and_words_left_out_are_told_apart() -> None:
    asked = asked_words('“data entry” clerk -remote -"night shift"')
    assert asked.phrases == (("data", "entry"),)
    assert [each.typed for each in asked.terms] == [("clerk",)]
    assert set(asked.without) == {("remote",), ("night", "shift")}
    assert asked_words("front-end").words == ("front", "end")


@pytest.mark.parametrize("nothing", ["", "  ", "-", '""', "-cook", "!!! ---", "🍳"])
def test_without_words_nothing_is_looked_for(nothing: str) -> None:
    with pytest.raises(InvalidInput, match="Add keywords"):
        asked_words(nothing)


@given(st.text(max_size=400))
def test_whatever_is_typed_is_refused_or_bounded(text: str) -> None:
    try:
        asked = asked_words(text)
    except InvalidInput:
        return
    assert asked.words
    assert all(each.isalnum() for each in asked.words)
    assert len(asked.terms) <= 16


def test_corrected_words_are_understood_anew() -> None:
    asked = with_words(asked_words("registred nurse"), {"registred": "registered"})
    assert asked.words == ("registered", "nurse")
    assert ("rn",) in asked.terms[0].others


def test_there_are_other_names_for_many_kinds_of_work() -> None:
    assert len(SYNONYMS.named) > 450
    for name, others in SYNONYMS.named.items():
        assert name not in others
        assert all(plain(" ".join(each)) == " ".join(each) for each in (name, *others)), name


def test_lines_of_names_are_read_as_they_are_meant() -> None:
    read = read_synonyms("a|b c\nb c|d", "over > a", "far away = remote")
    assert set(read.others(("b", "c"))) == {("a",), ("d",)}
    assert read.others(("over",)) == (("a",),)
    assert read.others(("a",)) == (("b", "c"),)
    assert read.marks == {("far", "away"): "=remote"}


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("nurce", "nurse"),
        ("enginer", "engineer"),
        ("recieptionist", "receptionist"),
        ("wlder", "welder"),
    ],
)
def test_a_misspelt_word_means_the_nearest(typed: str, known: str) -> None:
    words = [KnownWord(each, 9) for each in ("purse", "engine", "reception", known, "elder")]
    words = [each for each in words if each.word in (known, "reception", "purse")]
    assert meant(typed, words) == known


def test_of_words_as_near_the_commoner_is_meant_and_a_rare_one_never() -> None:
    assert meant("cool", [KnownWord("cook", 90), KnownWord("pool", 9)]) == "cook"
    assert meant("cool", [KnownWord("pool", 1)]) is None
    assert meant("abc", [KnownWord("abd", 90)]) is None
    assert meant("plumber", [KnownWord("number", 90)]) is None


def test_an_excerpt_shows_where_the_words_stand() -> None:
    text = "We are a bakery. " * 60 + "You bake bread with Python scripts. " + "We are kind. " * 60
    shown = excerpt(text, ("python",))
    assert "Python scripts" in shown
    assert len(shown) <= MOST_CHARACTERS
    assert (shown[0], shown[-1]) == ("…", "…")
    assert excerpt(text, ("missing",)).startswith("We are a bakery.")
    assert excerpt("Short.", ("python",)) == "Short."


@given(st.text(max_size=3_000), st.lists(st.from_regex(r"[a-z0-9]{1,12}", fullmatch=True)))
def test_an_excerpt_is_never_longer_than_it_may_be(text: str, words: list[str]) -> None:
    assert len(excerpt(text, words)) <= MOST_CHARACTERS


@given(st.integers(0, 2_000), st.integers(0, 2_000))
def test_a_window_of_days_holds_all_that_was_posted_in_it(age: int, days: int) -> None:
    begin = window_begin(NOON, days)
    posted = NOON - timedelta(days=age)
    marks = set(marks_of((), RemoteWork.UNSTATED, (), posted))
    if posted >= begin:
        assert marks & set(since_marks(begin, NOON))
    assert all(len(since_marks(window_begin(NOON, each), NOON)) < 30 for each in WINDOWS)
