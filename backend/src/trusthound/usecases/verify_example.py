"""Verify a recorded example: the same reading and judging, nothing fetched, nothing stored."""

from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.page import Page
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.assess import assess, reasons_of
from trusthound.domain.posting.verification import Verification
from trusthound.inquiry.posting import ask_about_page


def verify_example(
    page: Page, employer_board: EmployerBoard, *, example_id: str, reference: Reference
) -> Verification:
    """Judged as on the day on which the page was recorded."""
    dossier = ask_about_page(
        page, employer_board, reference=reference, as_of=page.fetched_at.date()
    )
    assessment = assess(dossier)
    return Verification(
        id=example_id,
        url=page.url,
        checked_at=page.fetched_at,
        dossier=dossier,
        assessment=assessment,
        reasons=tuple(reasons_of(assessment, dossier)),
        shared=False,
        example=True,
    )
