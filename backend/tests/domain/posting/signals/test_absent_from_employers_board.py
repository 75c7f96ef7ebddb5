"""A position that the employer's own board, read whole, does not show."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.employer_listing import EmployerListing, LinkedBoard, OnBoard
from trusthound.domain.posting.model import Channel
from trusthound.domain.posting.signals.absent_from_employers_board import (
    absent_from_employers_board,
)

LISTING = EmployerListing(
    domain="acme.com",
    known=False,
    linked_from="https://acme.com/",
    boards=(LinkedBoard("lever", "acme"),),
    result=OnBoard.NOT_FOUND,
    title="",
    counted=9,
    source="https://api.example/list",
    learnt_at=datetime(2026, 11, 21, tzinfo=UTC),
)
ELSEWHERE = "https://some-board.net/jobs/1"


def test_present_for_a_copy_on_another_page(ask: Callable[..., Finding]) -> None:
    found = ask(
        absent_from_employers_board, url=ELSEWHERE, learnt={"employer_listings": (LISTING,)}
    )
    assert (found.outcome, found.strength) == (Outcome.PRESENT, 1.0)
    assert "None of 9 positions" in found.evidence[0].quote
    assert found.evidence[0].learnt_on is not None


def test_present_but_weaker_where_the_board_shows_few(ask: Callable[..., Finding]) -> None:
    few = replace(LISTING, counted=2)
    found = ask(absent_from_employers_board, url=ELSEWHERE, learnt={"employer_listings": (few,)})
    assert (found.outcome, found.strength) == (Outcome.PRESENT, 0.5)


@pytest.mark.parametrize("result", [OnBoard.SAME, OnBoard.SIMILAR])
def test_absent_when_it_is_there(ask: Callable[..., Finding], result: OnBoard) -> None:
    there = {"employer_listings": (replace(LISTING, result=result),)}
    found = ask(absent_from_employers_board, url=ELSEWHERE, learnt=there)
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize("result", [OnBoard.ELSEWHERE, OnBoard.UNREADABLE])
def test_near_miss_is_unknown(ask: Callable[..., Finding], result: OnBoard) -> None:
    near = {"employer_listings": (replace(LISTING, result=result),)}
    found = ask(absent_from_employers_board, url=ELSEWHERE, learnt=near)
    assert found.outcome is Outcome.UNKNOWN


def test_not_applicable_on_the_employers_own_site(ask: Callable[..., Finding]) -> None:
    found = ask(absent_from_employers_board, learnt={"employer_listings": (LISTING,)})
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_on_that_very_board(ask: Callable[..., Finding]) -> None:
    board = EmployerBoard("lever", "Acme", "", None, open_signup=False, directory="")
    found = ask(
        absent_from_employers_board,
        url="https://jobs.lever.co/Acme/1",
        employer_board=board,
        learnt={"employer_listings": (LISTING,)},
    )
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_a_row_that_claims_the_employers_site_is_asked_all_the_same(
    ask: Callable[..., Finding],
) -> None:
    found = ask(
        absent_from_employers_board, channel=Channel.ROW, learnt={"employer_listings": (LISTING,)}
    )
    assert found.outcome is Outcome.PRESENT


def test_not_applicable_to_agencies(ask: Callable[..., Finding]) -> None:
    agency = "Our client is looking for a clerk. See the recruitment agency's terms."
    found = ask(absent_from_employers_board, agency, company_site="https://acme.com", url=ELSEWHERE)
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_when_the_site_did_not_answer(ask: Callable[..., Finding]) -> None:
    found = ask(absent_from_employers_board, url=ELSEWHERE, learnt={"employer_listings": None})
    assert found.outcome is Outcome.UNKNOWN
