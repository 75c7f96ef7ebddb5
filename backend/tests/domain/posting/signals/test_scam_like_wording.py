"""Worded like reported scams: by a model of words, never with certainty."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.posting.signals.scam_like_wording import scam_like_wording

ON_NO_BOARD = EmployerBoard(
    system="", tenant="", employer="", listed_on=None, open_signup=True, directory=""
)
EASY = (
    "We are looking for people who want to work from home and earn extra cash. No experience "
    "needed. Earn $500 - $1500 weekly typing data for our company. All you need is a computer with "
    "internet access. Apply now, limited positions! Full name and phone number are required."
)
BAKERY = (
    "You will bake bread and rolls with a team of four. We require a completed apprenticeship or "
    "three years of experience in a bakery; everything else you learn from us. We close on Sundays "
    "and every second Saturday is free, and the community of our street knows us by name."
)


def test_present_with_the_words_that_weigh_most(ask: Callable[..., Finding]) -> None:
    found = ask(scam_like_wording, EASY, language="en")
    assert found.outcome is Outcome.PRESENT
    assert 0 < found.strength < 1
    assert "most for it: “" in found.evidence[-1].quote
    assert found.evidence[0].verbatim


def test_present_half_as_strongly_on_a_board_that_not_anyone_opens(
    ask: Callable[..., Finding],
) -> None:
    by_sale = replace(ON_NO_BOARD, system="ashby", tenant="acme", open_signup=False)
    by_anyone = replace(by_sale, open_signup=True)
    alone = ask(scam_like_wording, EASY, language="en")
    sold = ask(scam_like_wording, EASY, language="en", employer_board=by_sale)
    opened = ask(scam_like_wording, EASY, language="en", employer_board=by_anyone)
    assert sold.strength == alone.strength / 2
    assert opened.strength == alone.strength


def test_absent_in_a_plain_posting(ask: Callable[..., Finding]) -> None:
    assert ask(scam_like_wording, BAKERY, language="en").outcome is Outcome.ABSENT


def test_near_miss_where_one_promise_stands_in_ordinary_words(
    ask: Callable[..., Finding],
) -> None:
    text = f"{BAKERY} Working from home is not possible; we pay weekly."
    assert ask(scam_like_wording, text, language="en").outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("", ""),
        ("Earn $500 weekly from home, apply now!", "en"),
        ("Sie prüfen Rechnungen und führen unsere Ablage. " * 8, "de"),
        (EASY, ""),
    ],
    ids=["no text", "too short", "another language", "language not told"],
)
def test_unknown_where_the_model_knows_nothing(
    ask: Callable[..., Finding], text: str, language: str
) -> None:
    assert ask(scam_like_wording, text, language=language).outcome is Outcome.UNKNOWN
