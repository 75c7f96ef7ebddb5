"""A known employer's name on a board that a directory lists for somebody else."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.posting.signals.brand_on_other_board import brand_on_other_board


def board(tenant: str, employer: str, *, listed: bool = True) -> EmployerBoard:
    return EmployerBoard(
        system="greenhouse",
        tenant=tenant,
        employer=employer,
        listed_on=date(2026, 8, 24) if listed else None,
        open_signup=False,
        directory="a directory",
    )


def test_present_when_the_directory_has_another_name(ask: Callable[..., Finding]) -> None:
    found = ask(
        brand_on_other_board,
        employer_board=board("quickstaff", "Quickstaff Media"),
        company="Northwind Air, Inc.",
    )
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "Northwind Air, Inc."
    assert "listed for Quickstaff Media" in found.evidence[1].quote


@pytest.mark.parametrize(
    ("tenant", "employer"),
    [
        ("northwindair", ""),
        ("northwind-air-careers", "Quickstaff"),
        ("nwa", "Northwind Cargo"),  # a subsidiary
        ("nwa", "NorthwindAir"),
    ],
)
def test_absent_when_a_name_agrees(ask: Callable[..., Finding], tenant: str, employer: str) -> None:
    found = ask(
        brand_on_other_board, employer_board=board(tenant, employer), company="Northwind Air"
    )
    assert found.outcome is Outcome.ABSENT


def test_near_miss_an_abbreviation_that_no_directory_explains(ask: Callable[..., Finding]) -> None:
    found = ask(
        brand_on_other_board,
        employer_board=board("nwa", "", listed=False),
        company="Northwind Air",
    )
    assert found.outcome is Outcome.UNKNOWN


@pytest.mark.parametrize("company", ["Acme", "Northwind Bakery", ""])
def test_not_applicable_to_other_names(ask: Callable[..., Finding], company: str) -> None:
    found = ask(
        brand_on_other_board, employer_board=board("quickstaff", "Quickstaff"), company=company
    )
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_agencies(ask: Callable[..., Finding]) -> None:
    found = ask(
        brand_on_other_board,
        "Our client is hiring through our staffing agency.",
        employer_board=board("quickstaff", "Quickstaff"),
        company="Northwind Air",
    )
    assert found.outcome is Outcome.NOT_APPLICABLE
