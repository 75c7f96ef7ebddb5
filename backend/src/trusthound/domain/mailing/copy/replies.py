"""The mail by which an employer shows that a mailbox at its domain is read by who replies."""

from collections.abc import Mapping

from trusthound.domain.mailing.letter import Aside, Button, Letter, Letterhead, Paragraph
from trusthound.domain.mailing.outgoing import MailKind
from trusthound.domain.mailing.phrases import Words, Writes


def _domain_proof(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"Reply for {words['domain']} on {head.product}",
        "The link works once, for a day.",
        (
            Paragraph("Hello,"),
            Paragraph(
                f"Somebody with an account at {head.product} wants to reply to what we found out "
                f"about a job posting, for {words['domain']}. If that is you, open this link with "
                "the account that asked:"
            ),
            Button("Show that this is our domain", words["link"]),
            Paragraph("The link works once, for a day, and for that account alone."),
            Aside(
                "If nobody of yours asked for this, do nothing, and do not pass the link on: "
                f"whoever asked could then reply in the name of {words['domain']}."
            ),
        ),
    )


LETTERS: Mapping[MailKind, Writes] = {MailKind.DOMAIN_PROOF: _domain_proof}
