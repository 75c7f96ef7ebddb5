"""A known employer's name with somebody else's domain."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.brand_domain_mismatch import brand_domain_mismatch

BOARD = "https://jobs.lever.co/x/1"


@pytest.mark.parametrize(
    ("text", "site"),
    [("Write to hr@quick-hire.net.", ""), ("We fly.", "https://quick-hire.net")],
)
def test_present(ask: Callable[..., Finding], text: str, site: str) -> None:
    found = ask(brand_domain_mismatch, text, company="Northwind Air", url=BOARD, company_site=site)
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "quick-hire.net"
    assert "northwind.com" in found.evidence[1].quote


@pytest.mark.parametrize(
    "text",
    [
        "Write to hr@northwind.com.",
        "Write to hr@northwind.de.",
        "Write to hr@mail.northwindcareers.com.",
        "Write to hr@northwind-cargo.com.",  # other signals look at its likeness
        "Write to hr@quick-hire.net or to hr@northwind.com.",
    ],
)
def test_absent_at_a_domain_of_its_name(ask: Callable[..., Finding], text: str) -> None:
    found = ask(brand_domain_mismatch, text, company="Northwind Air", url=BOARD)
    assert found.outcome is Outcome.ABSENT


def test_near_miss_a_page_of_a_job_board_that_we_do_not_know(ask: Callable[..., Finding]) -> None:
    url = "https://some-board.net/1"
    found = ask(brand_domain_mismatch, company="Northwind Air", url=url)
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_near_miss_a_free_mailbox_is_another_signals_matter(ask: Callable[..., Finding]) -> None:
    text = "Write to northwind@gmail.com."
    found = ask(brand_domain_mismatch, text, company="Northwind Air", url=BOARD)
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_agencies_and_to_other_names(ask: Callable[..., Finding]) -> None:
    agency = "Our client is hiring through our staffing agency. Write to hr@quick-hire.net."
    found = ask(brand_domain_mismatch, agency, company="Northwind Air", url=BOARD)
    assert found.outcome is Outcome.NOT_APPLICABLE
    other = "Write to hr@quick-hire.net."
    found = ask(brand_domain_mismatch, other, company="Northwind Bakery", url=BOARD)
    assert found.outcome is Outcome.NOT_APPLICABLE
