"""A link from the employer's site to the posting's board: it corroborates, so the ways to make it
up are tried one by one.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.employer_listing import EmployerListing, LinkedBoard, OnBoard
from trusthound.domain.posting.signals.employer_links_board import employer_links_board

NOW = datetime(2026, 11, 21, tzinfo=UTC)
BOARD = EmployerBoard(
    system="greenhouse",
    tenant="acme",
    employer="",
    listed_on=None,
    open_signup=False,
    directory="a directory",
    number="1",
)
LISTING = EmployerListing(
    domain="acme.com",
    known=False,
    linked_from="https://acme.com/careers",
    boards=(LinkedBoard("greenhouse", "Acme"),),
    result=OnBoard.SAME,
    title="Office clerk",
    counted=4,
    source="https://boards-api.greenhouse.io/v1/boards/acme/jobs",
    learnt_at=NOW,
)
OLD, YOUNG = date(2012, 1, 1), date(2026, 9, 1)


def learnt(listing: EmployerListing = LISTING, *, registered: date | None = OLD) -> dict[str, Any]:
    told = DomainRegistration(listing.domain, registered, "", (), "a registry", NOW)
    return {"employer_listings": (listing,), "domain_registrations": (told,)}


def test_present_when_an_old_site_of_its_name_links_to_the_postings_own_board(
    ask: Callable[..., Finding],
) -> None:
    found = ask(employer_links_board, employer_board=BOARD, learnt=learnt())
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "acme.com links to the board greenhouse/acme"
    assert found.evidence[0].origin == LISTING.linked_from
    assert found.evidence[0].learnt_on == NOW.date()


def test_present_for_a_known_employers_site_whatever_its_age(ask: Callable[..., Finding]) -> None:
    listing = replace(LISTING, domain="northwind.com", known=True)
    found = ask(
        employer_links_board, employer_board=BOARD, learnt={"employer_listings": (listing,)}
    )
    assert found.outcome is Outcome.PRESENT


def test_present_where_anyone_can_open_a_board_but_a_directory_knew_this_one(
    ask: Callable[..., Finding],
) -> None:
    board = replace(BOARD, open_signup=True, listed_on=date(2026, 8, 24))
    found = ask(employer_links_board, employer_board=board, learnt=learnt())
    assert found.outcome is Outcome.PRESENT


def test_attack_a_new_site_and_a_board_of_ones_own(ask: Callable[..., Finding]) -> None:
    found = ask(employer_links_board, employer_board=BOARD, learnt=learnt(registered=YOUNG))
    assert found.outcome is Outcome.ABSENT


def test_attack_a_board_that_anyone_opens_in_minutes(ask: Callable[..., Finding]) -> None:
    board = replace(BOARD, open_signup=True)
    found = ask(employer_links_board, employer_board=board, learnt=learnt())
    assert found.outcome is Outcome.ABSENT


def test_attack_the_real_employers_site_named_from_another_board(
    ask: Callable[..., Finding],
) -> None:
    board = replace(BOARD, tenant="acme-hiring")
    found = ask(employer_links_board, employer_board=board, learnt=learnt())
    assert found.outcome is Outcome.ABSENT


def test_attack_the_same_tenants_name_at_another_system(ask: Callable[..., Finding]) -> None:
    board = replace(BOARD, system="lever")
    found = ask(employer_links_board, employer_board=board, learnt=learnt())
    assert found.outcome is Outcome.ABSENT


def test_attack_an_old_domain_of_another_name_bought_to_link_to_ones_own_board(
    ask: Callable[..., Finding],
) -> None:
    listing = replace(LISTING, domain="old-bakery.com")
    board = replace(BOARD, tenant="hr-team-7")
    linked = replace(listing, boards=(LinkedBoard("greenhouse", "hr-team-7"),))
    found = ask(employer_links_board, employer_board=board, learnt=learnt(linked))
    assert found.outcome is Outcome.ABSENT


def test_attack_a_site_that_links_to_a_rivals_board(ask: Callable[..., Finding]) -> None:
    """The posting's own board is not the rival's: the link says nothing about it."""
    listing = replace(LISTING, boards=(LinkedBoard("greenhouse", "rival"),))
    found = ask(employer_links_board, employer_board=BOARD, learnt=learnt(listing))
    assert found.outcome is Outcome.ABSENT


def test_attack_a_page_of_ones_own_beside_a_real_employers_board(
    ask: Callable[..., Finding],
) -> None:
    """It states the employer's site, which links to a board: the posting does not stand on it."""
    found = ask(employer_links_board, learnt=learnt())
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_when_nobody_says_how_old_the_site_is(ask: Callable[..., Finding]) -> None:
    told = learnt(registered=None)
    assert ask(employer_links_board, employer_board=BOARD, learnt=told).outcome is Outcome.UNKNOWN
    silent = {"employer_listings": (LISTING,), "domain_registrations": None}
    assert ask(employer_links_board, employer_board=BOARD, learnt=silent).outcome is Outcome.UNKNOWN


def test_unknown_when_the_site_did_not_answer(ask: Callable[..., Finding]) -> None:
    silent = {"employer_listings": None}
    assert ask(employer_links_board, employer_board=BOARD, learnt=silent).outcome is Outcome.UNKNOWN


@pytest.mark.parametrize("company", ["Acme", "Acme Inc.", "ACME Robotics GmbH", ""])
def test_near_miss_names_that_agree(ask: Callable[..., Finding], company: str) -> None:
    found = ask(employer_links_board, employer_board=BOARD, learnt=learnt(), company=company)
    assert found.outcome is Outcome.PRESENT


def test_absent_when_the_site_links_to_no_board(ask: Callable[..., Finding]) -> None:
    listing = replace(LISTING, boards=(), result=OnBoard.UNREADABLE)
    found = ask(employer_links_board, employer_board=BOARD, learnt=learnt(listing))
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_where_no_site_of_the_employer_is_known(
    ask: Callable[..., Finding],
) -> None:
    found = ask(employer_links_board, employer_board=BOARD, learnt={"employer_listings": ()})
    assert found.outcome is Outcome.NOT_APPLICABLE
