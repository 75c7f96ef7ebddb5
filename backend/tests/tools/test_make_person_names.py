"""Which names the shipped table holds: one that is more often a word or a town is none."""

from collections import Counter

from tools.make_person_names import chosen, make_table, small_words

GIVEN = Counter({"agnes": 12, "mark": 18, "job": 3, "kingston": 1, "june": 9})
FAMILY = Counter({"okafor": 1, "ward": 2})


def test_a_name_is_kept_unless_it_is_a_word_a_town_or_a_month() -> None:
    words = small_words(["mark the job", *["a job on the ward"] * 40])
    names = chosen(GIVEN, FAMILY, words, frozenset({"kingston"}))
    assert names.given == {"agnes", "mark"}
    assert names.family == {"okafor"}
    assert {"job", "ward", "june"} <= names.words
    assert "mark" not in names.words  # of one posting alone


def test_the_table_tells_what_only_looks_like_a_person() -> None:
    given, family, _, others = make_table(
        chosen(GIVEN, FAMILY, Counter(real=40), frozenset())
    ).split("\n")
    assert (given, family) == ("agnes job kingston mark", "okafor ward")
    assert "mark spain" in others.split("|")  # an employer of the directory of boards
