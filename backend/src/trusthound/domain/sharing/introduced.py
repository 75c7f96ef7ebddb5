"""A text in, the names that it says are somebody's out: by greeting, title, signature or label."""

import re
from collections.abc import Iterator

from trusthound.domain.message.model import EntityKind
from trusthound.domain.message.read.claims import find_claims
from trusthound.domain.sharing.person_names import PersonNames, plain_word

# A text may be one word of 100,000 letters: what is tried at each of them has a bound.
_WORD = r"[A-ZÀ-ÖØ-Þ][\w'’-]{1,40}"
_FULL = (
    rf"{_WORD}(?:[ \t]+(?:(?:van|von|de|da|del|der|la|bin|al)[ \t]+)*(?:[A-Z]\.|{_WORD})){{0,3}}"
)
_TITLED = re.compile(
    r"\b(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Sir|Rev|Herrn?|Frau|Señora?|Sra?|Mme|Madame|Monsieur)\.?[ \t]+"
    rf"((?:[A-Z]\.[ \t]*){{0,2}}{_FULL})"
)
_GREETED = re.compile(rf"\b(?i:hi|hello|hey|dear|hallo|hola|bonjour|liebe[r]?)[ \t]+({_FULL})")
# Between them no space can be read in two ways, or long gaps would be read in all of them.
_GAP = r"(?:[ \t]++(?:[:–-][ \t]++)?|[:–-][ \t]++|[ \t]*+[:,–-]?[^\S\n]*+\n\s*+)"
_END_OF_LETTER = (
    r"signed|(?:kind |best |warm )?regards|sincerely|cheers|thanks|saludos|cordialement|grüße[n]?"
)
_ASKED_FOR = (
    r"contact(?: person)?|recruiter|hiring manager|ask for|speak (?:to|with)|reach out to|"
    r"reports? to|e-?mail|call|text|write to|attn|ansprechpartner(?:in)?|contacto"
)
_INTRODUCED = re.compile(
    rf"(?i:\b(?:{_ASKED_FOR}|{_END_OF_LETTER})){_GAP}"
    rf"({_WORD}[ \t]+(?:[A-Z]\.[ \t]*)?{_WORD}(?:[ \t]+{_WORD})?)"
)
_SIGNED = re.compile(
    rf"({_WORD}[ \t]+(?:[A-Z]\.[ \t]*)?{_WORD})[ \t]*[,|\n–-]\s*"
    r"(?i:(?:senior |lead |technical )?(?:recruit|hr\b|human resources|talent|hiring|head of))"
)
# Who has an account or gives an interview is somebody, or a company that no word tells.
_HOLDER = re.compile(
    r"(?i:\b(?:account (?:name|holder)|name on (?:the )?account|beneficiary(?: name)?|cardholder|"
    rf"payee|payable to|interviewer(?: name)?|{_END_OF_LETTER})){_GAP}({_FULL})"
)
# "Okafor, Agnes", as address books have it.
_SORTED = re.compile(rf"[\"“(]({_WORD}), ({_WORD})[\"”)]")
_CALLED = re.compile(rf"(?i:\b(?:{_ASKED_FOR}|pay|send (?:it |them )?to)){_GAP}([^\W\d_]{{2,40}})")


def find_introduced(text: str, names: PersonNames) -> Iterator[str]:
    """Each as the text writes it; offices and employers may be among them."""
    yield from (each.text for each in find_claims(text) if each.kind is EntityKind.PERSON)
    for pattern in (_TITLED, _GREETED, _INTRODUCED, _SIGNED):
        yield from (match[1] for match in pattern.finditer(text))
    for match in _HOLDER.finditer(text):
        if names.words.isdisjoint(map(plain_word, match[1].split())):
            yield match[1]
    for match in _SORTED.finditer(text):
        if plain_word(match[2]) in names.given and names.is_family(plain_word(match[1])):
            yield match[0][1:-1]
    for match in _CALLED.finditer(text):
        word = plain_word(match[1])
        if word in names.given and word not in names.words:
            yield match[1]
