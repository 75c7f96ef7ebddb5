"""From a posting to its assessment: what is found, what stays open, what is told."""

from datetime import date

import pytest

from trusthound.domain.assessment.band import Status
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.facts.reference import BoardDirectory, Reference
from trusthound.domain.posting.assess import assess, findings_of, reasons_of
from trusthound.domain.posting.dossier import Dossier, compile_dossier
from trusthound.domain.posting.model import Channel, JobPosting, Liveness, LivenessEvidence

REFERENCE = Reference(
    free_mail_domains=frozenset({"gmail.com"}),
    disposable_mail_domains=frozenset(),
    board_directory=BoardDirectory("a directory", date(2026, 8, 1), {}),
    registrable_domain=lambda host: ".".join(host.split(".")[-2:]),
)
HARMLESS = "We repair bicycles near the canal and look for a second mechanic from January on. " * 4
FEE = "A refundable registration fee of $75 is required."


def dossier_of(posting: JobPosting) -> Dossier:
    return compile_dossier(
        posting,
        channel=Channel.TEXT,
        as_of=date(2026, 11, 21),
        employer_board=None,
        reference=REFERENCE,
    )


def a_posting(description: str, language: str = "en") -> JobPosting:
    return JobPosting("Mechanic", "Acme", description, language=language)


def test_a_phrase_that_is_not_in_a_full_english_text_is_absent() -> None:
    found = findings_of(dossier_of(a_posting(HARMLESS)))
    assert found["upfront_payment"].outcome is Outcome.ABSENT


@pytest.mark.parametrize(("text", "language"), [("A mechanic.", "en"), (HARMLESS, "cs")])
def test_not_found_in_a_short_or_foreign_text_is_unknown(text: str, language: str) -> None:
    found = findings_of(dossier_of(a_posting(text, language)))
    assert found["upfront_payment"].outcome is Outcome.UNKNOWN
    assert assess(dossier_of(a_posting(text, language))).status is Status.INSUFFICIENT_EVIDENCE


@pytest.mark.parametrize(("text", "language"), [(FEE, "en"), (HARMLESS + FEE, "cs")])
def test_what_stands_in_a_short_or_foreign_text_is_found(text: str, language: str) -> None:
    judged = assess(dossier_of(a_posting(text, language)))
    assert judged.findings["upfront_payment"].outcome is Outcome.PRESENT
    assert judged.status is Status.ASSESSED
    assert judged.score is not None
    assert judged.score <= 20


def test_a_posting_without_a_text_is_not_judged() -> None:
    judged = assess(dossier_of(a_posting("")))
    assert judged.score is None
    assert judged.scam_risk > 0


def test_a_closed_posting_says_first_what_closed_it() -> None:
    closed = JobPosting(
        "Mechanic",
        "Acme",
        HARMLESS,
        liveness=Liveness.CLOSED,
        liveness_evidence=LivenessEvidence("no longer accepting applications", "page"),
    )
    dossier = dossier_of(closed)
    judged = assess(dossier)
    assert judged.status is Status.CLOSED
    told = reasons_of(judged, dossier)
    assert told[0] == "The posting is closed: “no longer accepting applications” (page)"
