"""Pasted text in, a message out; what it does not say stays empty."""

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.message.languages import language_of_words
from trusthound.domain.message.model import Message
from trusthound.domain.message.read.claims import find_claims
from trusthound.domain.message.read.entities import find_entities
from trusthound.domain.message.read.turns import find_turns
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.invisible import written_invisibly
from trusthound.domain.posting.extract.language import language_of


def read_message(text: str) -> Message:
    """Read turns, entities and claims. Raises InvalidInput for a text without a word."""
    shown = text_of_html(text)
    if not any(each.isalnum() for each in shown):
        raise InvalidInput(
            "There is no text to check.", field="text", advice="Paste the posting or the message."
        )
    found = (*find_entities(shown), *find_claims(shown))
    return Message(
        text=shown,
        turns=find_turns(shown),
        language=language_of_words(shown.lower().split(), language_of(shown)),
        entities=tuple(sorted(found, key=lambda each: (each.start, each.end, each.kind))),
        hidden_text=written_invisibly(text),
    )
