"""A mail in, the lines that tell who sent it, by whose word, and what is attached, out."""

from trusthound.domain.message.mail.model import Authentication, Mail, Mailbox, Standing

_STANDINGS = {
    Standing.ALIGNED: "the sender's domain vouches for it",
    Standing.FAILED: "the sender's domain does not vouch for it",
    Standing.OTHER_DOMAIN: "another domain vouches for it, not the sender's",
    Standing.UNPROVEN: "nobody vouches for it",
}


def mail_rows(mail: Mail) -> list[tuple[str, str]]:
    """A label and what stands behind it; "" for nothing to tell."""
    return [
        ("From", _written(mail.sender)),
        ("Reply to", ", ".join(map(_written, mail.reply_to))),
        ("Subject", mail.subject),
        ("Sent", mail.sent_at.strftime("%Y-%m-%d %H:%M UTC") if mail.sent_at else ""),
        ("Proof", _proof(mail.authentication)),
        (
            "Files",
            ", ".join(f"{each.name} ({each.size_bytes:,} bytes)" for each in mail.attachments),
        ),
    ]


def _written(mailbox: Mailbox | None) -> str:
    if mailbox is None:
        return ""
    return f"{mailbox.name} <{mailbox.address}>" if mailbox.name else mailbox.address


def _proof(told: Authentication | None) -> str:
    if told is None:
        return "none by the mail provider itself"
    results = ", ".join(f"{each.method.value} {each.result.value}" for each in told.results)
    return f"{_STANDINGS[told.standing]} ({told.receiver}: {results})"
