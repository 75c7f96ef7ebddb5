"""Verify a recorded example: the same reading and judging, nothing fetched, nothing stored."""

from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.page import Page
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.verification import Verification, conclude
from trusthound.inquiry.posting import ask_about_page


def verify_example(
    page: Page, employer_board: EmployerBoard, *, example_id: str, reference: Reference
) -> Verification:
    """Judged as on the day on which the page was recorded."""
    dossier = ask_about_page(
        page, employer_board, reference=reference, as_of=page.fetched_at.date()
    )
    return conclude(
        dossier,
        verification_id=example_id,
        checked_at=page.fetched_at,
        url=page.url,
        example=True,
    )
