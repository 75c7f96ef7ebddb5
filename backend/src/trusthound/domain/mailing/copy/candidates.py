"""Mails about checks of candidates and webhooks: to the candidate, and to the employer."""

from collections.abc import Mapping

from trusthound.domain.access.plan import GRACE_PERCENT
from trusthound.domain.mailing.letter import Aside, Button, Facts, Letter, Letterhead, Paragraph
from trusthound.domain.mailing.outgoing import MailKind
from trusthound.domain.mailing.phrases import Words, Writes, hello


def _candidate_copy(words: Words, head: Letterhead) -> Letter:
    return Letter(
        f"The report about your resume, from {words['organization']}",
        f"You can read it and dispute it until {words['expires_on']}.",
        (
            hello(words),
            Paragraph(
                f"{words['organization']} had your resume checked for consistency by "
                f"{head.product}, and shares the report with you."
            ),
            Button("Read the report", words["link"]),
            Paragraph(
                "If something in it is not right, say so on that page: the employer is told, and "
                f"keeps the report until somebody has looked again. The link works until "
                f"{words['expires_on']}."
            ),
            Paragraph(
                "The report is an automated consistency check of a document. It is not a "
                "background check or consumer report, and must not be the sole basis of a decision."
            ),
            Aside(
                "The link is yours alone: whoever has it can read the report. If you did not send "
                f"a resume to {words['organization']}, somebody has mistyped an address."
            ),
        ),
    )


def _dispute_received(words: Words, _: Letterhead) -> Letter:
    return Letter(
        "A candidate disputes a report",
        f"The report of {words['made_on']} is held until {words['held_until']}.",
        (
            hello(words),
            Paragraph(
                "A candidate has read the report about their resume and says that something in it "
                "is not right. Please read what they say, and look again before you decide."
            ),
            Facts((("Report of", words["made_on"]), ("Held until", words["held_until"]))),
            Button("Open the report", words["link"]),
            Paragraph("Until that day the report cannot be deleted."),
        ),
    )


def _nearly_used(words: Words, _: Letterhead) -> Letter:
    return Letter(
        f"{words['used']} of {words['limit']} verifications are used",
        f"A new month begins on {words['resets_on']}.",
        (
            hello(words),
            Paragraph(
                f"{words['organization']} has used {words['used']} of the {words['limit']} "
                "verifications that your plan includes this month."
            ),
            _grace(words),
            Button("Open the dashboard", words["link"]),
        ),
    )


def _used(words: Words, _: Letterhead) -> Letter:
    return Letter(
        f"All {words['limit']} verifications of this month are used",
        f"You can make up to {words['most']} before they stop.",
        (
            hello(words),
            Paragraph(
                f"{words['organization']} has used the {words['limit']} verifications that your "
                f"plan includes this month; {words['used']} were made so far."
            ),
            _grace(words),
            Button("Open the dashboard", words["link"]),
            Paragraph("A larger plan includes more: write to our sales team."),
        ),
    )


def _webhook_disabled(words: Words, _: Letterhead) -> Letter:
    return Letter(
        f"Your webhook to {words['host']} is disabled",
        "Nothing is sent to it until you enable it again.",
        (
            hello(words),
            Paragraph(f"We have disabled your webhook to {words['host']}. {words['reason']}"),
            Paragraph(
                "When your server answers again, enable the webhook. What was not delivered stands "
                "in its list for 30 days, and can be sent again from there."
            ),
            Button("Open the settings", words["link"]),
        ),
    )


def _grace(words: Words) -> Paragraph:
    return Paragraph(
        f"Nobody is cut off at a round number: up to {words['most']} can be made, "
        f"{GRACE_PERCENT} % beyond your plan, at no charge. Then verifications stop until "
        f"{words['resets_on']}, 00:00 UTC. Reports that were made stay as they are."
    )


LETTERS: Mapping[MailKind, Writes] = {
    MailKind.CANDIDATE_COPY: _candidate_copy,
    MailKind.DISPUTE_RECEIVED: _dispute_received,
    MailKind.VERIFICATIONS_NEARLY_USED: _nearly_used,
    MailKind.VERIFICATIONS_USED: _used,
    MailKind.WEBHOOK_DISABLED: _webhook_disabled,
}
