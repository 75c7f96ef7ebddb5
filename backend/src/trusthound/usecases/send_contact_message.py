"""Send a contact message: kept, with a mail to us and one to its writer, all or nothing."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.storage import contact_messages
from trusthound.adapters.storage import forms as stored
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.plan import Plan
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.mail_address import checked_address
from trusthound.domain.mailing import forms
from trusthound.domain.mailing.contact_message import (
    MESSAGE_CHARACTERS,
    NAME_CHARACTERS,
    SUBJECT_CHARACTERS,
    ContactMessage,
)
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail
from trusthound.domain.posting.extract.clean import clean_line, clean_text


@dataclass(frozen=True, slots=True)
class Written:
    """The form's fields as they were sent."""

    name: str
    email: str
    subject: str
    message: str


async def send_contact_message(
    written: Written,
    *,
    database: Database,
    desk: forms.Desk,
    who: SignedIn | None,
    caller_key: str,
    now: datetime,
) -> ContactMessage:
    """Answers what was kept. Raises InvalidInput, RateLimited, Overloaded, DatabaseUnavailable."""
    message = _read(written, desk, who, now)
    async with database.connection() as connection:
        kept = await stored.keep(
            connection, message, contact_messages.put, caller_key=caller_key, desk=desk
        )
        await stored.tell(connection, to_us=_to_us(kept, desk), to_writer=_to_writer(kept, desk))
    return kept


def _read(
    written: Written, desk: forms.Desk, who: SignedIn | None, now: datetime
) -> ContactMessage:
    """Visible characters alone; a name or a subject is one line, so it ends no mail header."""
    return ContactMessage(
        id=desk.new_id(),
        ticket=desk.new_ticket(),
        made_at=now,
        name=_needed(clean_line(written.name, NAME_CHARACTERS), "name", "Enter your name."),
        email=checked_address(written.email),
        subject=_needed(
            clean_line(written.subject, SUBJECT_CHARACTERS), "subject", "Enter a subject."
        ),
        message=_needed(
            clean_text(written.message)[:MESSAGE_CHARACTERS], "message", "Enter your message."
        ),
        has_priority=who is not None and who.plan(now) is not Plan.FREE,
        user_id=who.user.id if who is not None else None,
    )


def _needed(text: str, field: str, sentence: str) -> str:
    if not text:
        raise InvalidInput(sentence, field=field)
    return text


def _to_writer(message: ContactMessage, desk: forms.Desk) -> OutgoingMail:
    return OutgoingMail(
        id=desk.new_id(),
        kind=MailKind.CONTACT,
        brand=Brand.CONSUMER,
        to=message.email,
        words={"ticket": message.ticket, "reply_within": forms.CONTACT_REPLY},
        made_at=message.made_at,
    )


def _to_us(message: ContactMessage, desk: forms.Desk) -> OutgoingMail:
    return OutgoingMail(
        id=desk.new_id(),
        kind=MailKind.CONTACT_TO_US,
        brand=Brand.CONSUMER,
        to=desk.address,
        words={
            "ticket": message.ticket,
            "priority": forms.priority_word(has_priority=message.has_priority),
            "name": message.name,
            "email": message.email,
            "subject": message.subject,
            "message": message.message,
        },
        made_at=message.made_at,
    )
