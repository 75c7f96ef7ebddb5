"""A mail to be written in, the message as it goes over the wire out.

Made anew for each attempt, the message is the same each time in what mail programs compare: its
Message-ID and its Date. So a mail that was sent twice is shown once.
"""

import re
from dataclasses import dataclass
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP, SMTPUTF8

from trusthound.adapters.mail.render import render
from trusthound.domain.common.mail_address import domain_in_ascii
from trusthound.domain.mailing.letter import Letter, Letterhead
from trusthound.domain.mailing.letters import write
from trusthound.domain.mailing.outgoing import OutgoingMail

KIND_HEADER = "X-Mail-Kind"
# How a header writes other letters (RFC 2047). Of somebody's own words it would be read as what it
# encodes: a name could say to whom an answer goes.
_ENCODED = re.compile(r"=\?")


@dataclass(frozen=True, slots=True)
class Composed:
    """`sender` and `to` are what the envelope says; `needs_utf8`: they hold more than ASCII."""

    id: str
    made_at: datetime
    sender: str
    to: str
    needs_utf8: bool
    body: bytes


def compose(
    mail: OutgoingMail, head: Letterhead, *, mail_from: str = "", unsubscribe: str = ""
) -> Composed:
    """`mail_from` is the address that sends, "" for the brand's mailbox; `unsubscribe` the token
    that stops such mails, "" for those that cannot be stopped. Raises ValueError.
    """
    letter = write(mail, head)
    sender, to = _in_ascii(mail_from or head.mailbox), _in_ascii(mail.to)
    needs_utf8 = not (sender.isascii() and to.isascii())
    message = EmailMessage(policy=SMTPUTF8 if needs_utf8 else SMTP)
    message["From"] = _named(head.product, sender)
    message["To"] = _named("", to)
    message["Subject"] = _ENCODED.sub("= ?", letter.subject)
    message["Date"] = mail.made_at
    message["Message-ID"] = f"<{mail.id}@{sender.rpartition('@')[2]}>"
    if (answers := _reply_to(letter, head)).addr_spec.isascii() or needs_utf8:
        message["Reply-To"] = answers  # in ASCII alone it could not be written; the text has it
    message[KIND_HEADER] = mail.kind.value
    if letter.reply_to is None:
        message["Auto-Submitted"] = "auto-generated"  # RFC 3834: no absence note in answer
    page = f"{head.public_url}/unsubscribe#t={unsubscribe}" if unsubscribe else ""
    rendered = render(letter, head, mail.brand, unsubscribe=page)
    stop = _stop(head, unsubscribe) if unsubscribe else b""
    message.set_content(rendered.text)
    message.add_alternative(rendered.html, subtype="html")
    return Composed(mail.id, mail.made_at, sender, to, needs_utf8, stop + message.as_bytes())


def _stop(head: Letterhead, token: str) -> bytes:
    """RFC 8058. Written as it is: the library would fold and encode so long an address."""
    lines = (
        f"List-Unsubscribe: <{head.public_url}/api/unsubscribe?t={token}>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        "",
    )
    return "\r\n".join(lines).encode("ascii")


def _reply_to(letter: Letter, head: Letterhead) -> Address:
    if letter.reply_to is None:
        return _named(head.product, _in_ascii(head.mailbox))
    name, address = letter.reply_to
    return _named("" if _ENCODED.search(name) else name, _in_ascii(address))


def _named(name: str, address: str) -> Address:
    local, _, domain = address.rpartition("@")
    return Address(name, username=local, domain=domain)


def _in_ascii(address: str) -> str:
    """An address whose domain every server can look up. Raises ValueError where it has none."""
    local, _, domain = address.rpartition("@")
    ascii_domain = domain_in_ascii(domain)
    if not local or ascii_domain is None or not address.isprintable():
        raise ValueError("this is not an address that a mail can be sent to")
    return f"{local}@{ascii_domain}"
