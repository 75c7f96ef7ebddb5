"""A file that should not be opened: by its name and its first bytes."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.dangerous_attachment import dangerous_attachment


def test_present_when_a_program_is_attached(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(dangerous_attachment, attachment=("offer.pdf.exe", b"MZ program"))
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1
    told = "offer.pdf.exe: runs when it is opened, its name ends twice"
    assert found.evidence[0].quote == told


def test_present_weakly_when_a_web_page_is(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(dangerous_attachment, attachment=("form.html", b"<html>"))
    assert found.outcome is Outcome.PRESENT
    assert found.strength < 1


def test_absent_when_a_document_is(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(dangerous_attachment, attachment=("offer.pdf", b"%PDF-1.7"))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_dots_stand_in_a_documents_name(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(dangerous_attachment, attachment=("Contract v1.2 acme.com.pdf", b"%PDF-1.7"))
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_without_attachments(ask_mail: Callable[..., Finding]) -> None:
    assert ask_mail(dangerous_attachment).outcome is Outcome.NOT_APPLICABLE


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(dangerous_attachment).outcome is Outcome.NOT_APPLICABLE
