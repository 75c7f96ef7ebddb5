"""Shorter ways to look words up tell what the longer ones do."""

import pytest

from trusthound.domain.resume.model import Employment
from trusthound.domain.resume.read.company_words import LEGAL, has_a_legal_form
from trusthound.domain.resume.read.kinds import kind_of
from trusthound.domain.resume.read.labels import labelled_as
from trusthound.domain.resume.read.piece import Piece, plain
from trusthound.domain.resume.read.place_words import PLACE, names_a_place
from trusthound.domain.resume.read.school_words import (
    DEGREE,
    SCHOOLS,
    names_a_degree,
    names_a_school,
)
from trusthound.domain.resume.read.title_words import is_trade

LINES = (
    "Leeds UNIVERSITY, B.Sc. in Physics",
    "Fitter at Bolt Ltd",
    "Bolt GmbH & Co. KG",
    "master's degree",
    "École des Mines",
    "Technische Hochschule",
    "İstanbul ÜNİVERSİTESİ",
    "ANKARA LİSESİ",
    "İNSTİTUT PASTEUR",
    "İSA DEMİR",
    "Maſter of Arts",
    "LİMİTED ltd ınc",
    "A calm line",
)


@pytest.mark.parametrize("line", LINES)
def test_small_letters_are_searched_alike(line: str) -> None:
    assert names_a_school(line) == (SCHOOLS.search(line) is not None)
    assert names_a_degree(line) == (DEGREE.search(line) is not None)
    assert has_a_legal_form(line) == (LEGAL.search(line) is not None)


def test_plain_words_are_the_same_with_and_without_accents_beside_them() -> None:
    told = "  O'Neil & Sons_Ltd. (C++)\t2nd "
    assert plain(told) == "oneil sons ltd c 2nd"
    assert plain(f"{told}é") == f"{plain(told)} e"


@pytest.mark.parametrize(
    "text",
    [
        "İstanbul", "PARİS", "Pariſ", "London", "LONDON", "london.", "10115 Berlin", "U.S.A.",
        "Tel Aviv", "Tel-Aviv", "Austin, TX 78701", "Perm (Russia)", "Mysore/Bangalore", "Londoner",
        "Perm", "12 Berlin", "Software Engineer", "Reading and London", "",
    ],
)  # fmt: skip
def test_words_without_signs_between_them_are_the_same_places(text: str) -> None:
    assert names_a_place(text) == (PLACE.fullmatch(text) is not None)


def test_an_ending_makes_a_longer_word_a_trade() -> None:
    for word in ("projektleiter", "projektleiterin", "pressereferentin", "高级工程师", "设计师"):
        assert is_trade(word)
    for word in ("schwester", "teamleiterinen", "kellerkinder", "key berater", ""):
        assert not is_trade(word)


def test_a_label_needs_a_sign_behind_it() -> None:
    assert labelled_as(Piece("Company: Acme", 3)) == ("company", Piece("Acme", 12))
    assert labelled_as(Piece("Company\tAcme", 0)) == ("company", Piece("Acme", 8))
    assert labelled_as(Piece("Company Acme", 0)) == ("", Piece("Company Acme", 0))


def test_the_kind_of_work_is_told_in_letters_of_any_size() -> None:
    assert kind_of("Summer INTERNSHIP") is kind_of("summer internship") is Employment.INTERNSHIP
    assert kind_of("YAZILIM İNTERN") is Employment.INTERNSHIP
    assert kind_of("Internal auditor") is Employment.UNSTATED


def test_what_has_nothing_at_its_ends_is_trimmed_to_itself() -> None:
    bare, edged = Piece("Acme", 3), Piece(" Acme,", 2)
    assert bare.trimmed(",") is bare
    assert edged.trimmed(",") == bare
    assert Piece("", 3).trimmed(",") == Piece("", 3)
