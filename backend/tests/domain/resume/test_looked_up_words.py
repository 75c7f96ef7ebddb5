"""Shorter ways to look words up tell what the longer ones do."""

import pytest

from trusthound.domain.resume.read.company_words import LEGAL, has_a_legal_form
from trusthound.domain.resume.read.piece import plain
from trusthound.domain.resume.read.school_words import (
    DEGREE,
    SCHOOLS,
    names_a_degree,
    names_a_school,
)

LINES = (
    "Leeds UNIVERSITY, B.Sc. in Physics",
    "Fitter at Bolt Ltd",
    "Bolt GmbH & Co. KG",
    "master's degree",
    "École des Mines",
    "Technische Hochschule",
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
