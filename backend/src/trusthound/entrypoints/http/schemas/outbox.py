"""Mails of the outbox folder, as they go over the wire."""

from datetime import datetime

from pydantic import Field

from trusthound.adapters.mail.folder import Filed
from trusthound.entrypoints.http.schemas.wire import Answer


class OutboxLine(Answer):
    """A mail in the list."""

    id: str
    kind: str = Field(description="Which of our mails it is, such as reset.")
    sender: str = Field(alias="from")
    to: str
    subject: str
    made_at: datetime


class OutboxMail(OutboxLine):
    """A mail with what it says, twice; the HTML is to be shown where it can run nothing."""

    text: str
    html: str


class OutboxAnswer(Answer):
    """Newest first."""

    mails: list[OutboxLine]
    next_cursor: str | None = Field(description="Null where these were the last ones.")


def outbox_line(filed: Filed) -> OutboxLine:
    return OutboxLine(
        id=filed.name,
        kind=filed.kind,
        sender=filed.sender,
        to=filed.to,
        subject=filed.subject,
        made_at=filed.made_at,
    )


def outbox_mail(filed: Filed) -> OutboxMail:
    return OutboxMail(**outbox_line(filed).model_dump(), text=filed.text, html=filed.html)
