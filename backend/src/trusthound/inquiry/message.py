"""A pasted text, a mail or a row in; a dossier about one message out. Nothing is fetched for it."""

from datetime import date

from trusthound.adapters.documents.mail import read_mail
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.dossier import Dossier, compile_dossier
from trusthound.domain.message.read.mail import read_mail_text
from trusthound.domain.message.read.text import read_message


def ask_about_message(
    text: str, *, reference: Reference, as_of: date, channel: str = "message"
) -> Dossier:
    """`channel` is "message" or "row". Raises InvalidInput for a text without a word."""
    return compile_dossier(read_message(text), channel=channel, as_of=as_of, reference=reference)


def ask_about_mail(body: bytes, *, reference: Reference, as_of: date) -> Dossier:
    """The bytes of a mail as its provider hands them out. Raises InvalidInput for what is none."""
    mail = read_mail(body, reference.registrable_domain)
    return compile_dossier(read_mail_text(mail), channel="mail", as_of=as_of, reference=reference)
