"""A position that the employer's own board shows now."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.employer_listing import EmployerListing, OnBoard
from trusthound.domain.posting.signals.found_on_employers_board import found_on_employers_board


def learnt(result: OnBoard) -> dict[str, object]:
    listing = EmployerListing(
        domain="acme.com",
        known=False,
        linked_from="https://acme.com/",
        boards=(),
        result=result,
        title="Office clerk",
        counted=9,
        source="https://api.example/list",
        learnt_at=datetime(2026, 11, 21, tzinfo=UTC),
    )
    return {"employer_listings": (listing,)}


@pytest.mark.parametrize(("result", "strength"), [(OnBoard.SAME, 1.0), (OnBoard.SIMILAR, 0.7)])
def test_present(ask: Callable[..., Finding], result: OnBoard, strength: float) -> None:
    found = ask(found_on_employers_board, learnt=learnt(result))
    assert (found.outcome, found.strength) == (Outcome.PRESENT, strength)
    assert "Office clerk" in found.evidence[0].quote
    assert found.evidence[0].origin == "https://api.example/list"


def test_absent_when_the_whole_board_has_no_such_title(ask: Callable[..., Finding]) -> None:
    found = ask(found_on_employers_board, learnt=learnt(OnBoard.NOT_FOUND))
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize("result", [OnBoard.ELSEWHERE, OnBoard.UNREADABLE])
def test_near_miss_is_unknown(ask: Callable[..., Finding], result: OnBoard) -> None:
    found = ask(found_on_employers_board, learnt=learnt(result))
    assert found.outcome is Outcome.UNKNOWN


def test_unknown_when_the_site_did_not_answer(ask: Callable[..., Finding]) -> None:
    found = ask(found_on_employers_board, learnt={"employer_listings": None})
    assert found.outcome is Outcome.UNKNOWN


def test_not_applicable_to_agencies_and_where_no_site_is_known(
    ask: Callable[..., Finding],
) -> None:
    agency = "Our client is looking for a clerk. See the recruitment agency's terms."
    found = ask(found_on_employers_board, agency, company_site="https://acme.com")
    assert found.outcome is Outcome.NOT_APPLICABLE
    assert ask(found_on_employers_board, company="").outcome is Outcome.NOT_APPLICABLE
