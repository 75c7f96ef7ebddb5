"""What a mail says beside its text, as it goes over the wire."""

from datetime import datetime

from pydantic import Field

from trusthound.domain.message.mail.missing import what_is_missing
from trusthound.domain.message.mail.model import (
    Authentication,
    Forwarding,
    Mail,
    Mailbox,
    Method,
    Result,
    Standing,
    Trait,
)
from trusthound.entrypoints.http.schemas.wire import Answer


class MailboxAnswer(Answer):
    """A name as it is shown, and the address behind it."""

    name: str
    address: str


class AuthenticationResultAnswer(Answer):
    """One result of the receiving provider."""

    method: Method
    result: Result
    domain: str = Field(description='Whom the result speaks for, "" where it does not say.')


class AuthenticationAnswer(Answer):
    """What the receiving provider itself wrote down of the sender."""

    receiver: str
    standing: Standing
    results: list[AuthenticationResultAnswer]


class AttachmentAnswer(Answer):
    """A file, by its name, what it is declared as, and what its first bytes say it is."""

    name: str
    declared: str
    kind: str = Field(description='"" where the bytes do not tell.')
    size_bytes: int
    traits: list[Trait] = Field(description="What is worth knowing before it is opened.")


class MailLinkAnswer(Answer):
    """What a link shows, and where it leads."""

    shown: str
    url: str


class InvitationAnswer(Answer):
    """A meeting: who calls it, and what about."""

    organizer: str
    summary: str
    place: str


class MailAnswer(Answer):
    """What a mail says beside its text; where it was forwarded, the original."""

    sender: MailboxAnswer | None = Field(alias="from")
    reply_to: list[MailboxAnswer]
    return_path: str
    to: list[MailboxAnswer]
    subject: str
    sent_at: datetime | None
    authentication: AuthenticationAnswer | None = Field(
        description="Null where no result of the receiving provider itself stands in the mail."
    )
    forwarding: Forwarding
    forwarded_by: MailboxAnswer | None
    headers_lost: bool
    missing: str = Field(description="What could not be judged, and how to get it; often empty.")
    attachments: list[AttachmentAnswer]
    links: list[MailLinkAnswer]
    invitations: list[InvitationAnswer]
    hidden: list[str] = Field(description="Text that the mail holds and does not show.")


def mail_answer(mail: Mail) -> MailAnswer:
    """The mail without its text, which stands in the message."""
    return MailAnswer(
        sender=_mailbox(mail.sender),
        reply_to=[_sure(each) for each in mail.reply_to],
        return_path=mail.return_path,
        to=[_sure(each) for each in mail.to],
        subject=mail.subject,
        sent_at=mail.sent_at,
        authentication=_authentication(mail.authentication),
        forwarding=mail.forwarding,
        forwarded_by=_mailbox(mail.forwarded_by),
        headers_lost=mail.headers_lost,
        missing=what_is_missing(mail),
        attachments=[
            AttachmentAnswer(
                name=each.name,
                declared=each.declared,
                kind=each.kind,
                size_bytes=each.size_bytes,
                traits=list(each.traits),
            )
            for each in mail.attachments
        ],
        links=[MailLinkAnswer(shown=each.shown, url=each.url) for each in mail.links],
        invitations=[
            InvitationAnswer(organizer=each.organizer, summary=each.summary, place=each.place)
            for each in mail.invitations
        ],
        hidden=list(mail.hidden),
    )


def _mailbox(mailbox: Mailbox | None) -> MailboxAnswer | None:
    return None if mailbox is None else _sure(mailbox)


def _sure(mailbox: Mailbox) -> MailboxAnswer:
    return MailboxAnswer(name=mailbox.name, address=mailbox.address)


def _authentication(told: Authentication | None) -> AuthenticationAnswer | None:
    if told is None:
        return None
    return AuthenticationAnswer(
        receiver=told.receiver,
        standing=told.standing,
        results=[
            AuthenticationResultAnswer(method=each.method, result=each.result, domain=each.domain)
            for each in told.results
        ],
    )
