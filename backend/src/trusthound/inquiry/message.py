"""A pasted text or a row in; a dossier about one message out. Nothing is fetched for it."""

from datetime import date

from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.dossier import Dossier, compile_dossier
from trusthound.domain.message.read.text import read_message


def ask_about_message(
    text: str, *, reference: Reference, as_of: date, channel: str = "message"
) -> Dossier:
    """`channel` is "message" or "row". Raises InvalidInput for a text without a word."""
    return compile_dossier(read_message(text), channel=channel, as_of=as_of, reference=reference)
