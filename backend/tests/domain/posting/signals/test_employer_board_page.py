"""On an employer's hiring system, where no directory says whose it is."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.posting.signals.employer_board_page import employer_board_page

UNLISTED = EmployerBoard(
    system="lever", tenant="acme", employer="", listed_on=None, open_signup=False, directory=""
)


@pytest.mark.parametrize(
    "board", [UNLISTED, replace(UNLISTED, listed_on=date(2026, 8, 1), open_signup=True)]
)
def test_present_when_the_page_is_an_unconfirmed_board(
    ask: Callable[..., Finding], board: EmployerBoard
) -> None:
    found = ask(employer_board_page, employer_board=board)
    assert found.outcome is Outcome.PRESENT
    assert "lever" in found.evidence[0].quote


def test_absent_when_the_page_is_no_board(ask: Callable[..., Finding]) -> None:
    assert ask(employer_board_page).outcome is Outcome.ABSENT


def test_near_miss_when_the_board_is_confirmed_and_counts_elsewhere(
    ask: Callable[..., Finding],
) -> None:
    board = replace(UNLISTED, listed_on=date(2026, 8, 1))
    found = ask(employer_board_page, employer_board=board)
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_when_no_address_is_known(ask: Callable[..., Finding]) -> None:
    assert ask(employer_board_page, employer_board=None, url="").outcome is Outcome.UNKNOWN
