"""A mail in, the message that it carries out, read as if it had been pasted."""

from collections.abc import Iterator
from dataclasses import replace

from trusthound.domain.message.mail.model import Mail
from trusthound.domain.message.model import Message
from trusthound.domain.message.read.text import read_message


def read_mail_text(mail: Mail) -> Message:
    """The subject, the text and what its meetings say: the same scripts are looked for in all."""
    text = "\n".join(_told(mail))
    headers = replace(mail, text="")  # it stands in the message once
    if not any(each.isalnum() for each in text):
        return Message("", hidden_text=mail.hidden, mail=headers)
    message = read_message(text)
    return replace(message, hidden_text=(*message.hidden_text, *mail.hidden), mail=headers)


def _told(mail: Mail) -> Iterator[str]:
    for each in (mail.subject, mail.text):
        if each:
            yield each
    for meeting in mail.invitations:
        yield from (each for each in (meeting.summary, meeting.place) if each)
