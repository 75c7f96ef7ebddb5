"""Mails about what people write to us: to them, and to us."""

from collections.abc import Mapping

from trusthound.domain.mailing.letter import Block, Facts, Letter, Letterhead, Paragraph, Quote
from trusthound.domain.mailing.outgoing import MailKind
from trusthound.domain.mailing.phrases import Words, Writes, not_you


def _contact(words: Words, head: Letterhead) -> Letter:
    return _arrived("your message", words, head)


def _demo(words: Words, head: Letterhead) -> Letter:
    return _arrived("your demo request", words, head)


def _arrived(what: str, words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"We have {what} ({words['ticket']})",
        f"You hear from us within {words['reply_within']}.",
        (
            Paragraph("Hello,"),
            Paragraph(
                f"Thank you for writing to {head.product}. We have {what}, and you hear from us "
                f"within {words['reply_within']}."
            ),
            Facts((("Your ticket", words["ticket"]),)),
            Paragraph("If there is something to add, answer this mail."),
            not_you("If you did not write to us, somebody has mistyped an address."),
        ),
    )


def _contact_to_us(words: Words, _: Letterhead) -> Letter:
    rows = (("Ticket", words["ticket"]), ("Priority", words["priority"]), *_writer(words))
    return Letter(
        f"{_mark(words)}[{words['ticket']}] {words['subject']}",
        f"From {words['name']}",
        (Facts((*rows, ("Subject", words["subject"]))), Quote(words["message"])),
        reply_to=(words["name"], words["email"]),
    )


def _demo_to_us(words: Words, _: Letterhead) -> Letter:
    blocks: list[Block] = [
        Facts(
            (
                ("Ticket", words["ticket"]),
                ("Priority", words["priority"]),
                *_writer(words),
                ("Phone", words["phone"] or "–"),
                ("Company", words["company"]),
                ("Job title", words["job_title"]),
                ("Team size", words["team_size"]),
                ("Verifications a month", words["volume"]),
                ("Timeline", words["timeline"]),
            )
        )
    ]
    if words["message"]:
        blocks.append(Quote(words["message"]))
    return Letter(
        f"{_mark(words)}[{words['ticket']}] Demo request of {words['company']}",
        f"{words['name']}, {words['job_title']}",
        tuple(blocks),
        reply_to=(words["name"], words["email"]),
    )


def _writer(words: Words) -> tuple[tuple[str, str], tuple[str, str]]:
    return (("Name", words["name"]), ("Address", words["email"]))


def _mark(words: Words) -> str:
    return "[Priority] " if words["priority"] == "priority" else ""


LETTERS: Mapping[MailKind, Writes] = {
    MailKind.CONTACT: _contact,
    MailKind.DEMO: _demo,
    MailKind.CONTACT_TO_US: _contact_to_us,
    MailKind.DEMO_TO_US: _demo_to_us,
}
