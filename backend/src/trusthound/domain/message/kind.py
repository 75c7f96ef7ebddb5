"""A pasted text in, whether it is a whole posting or a message to somebody out."""

import re
from enum import StrEnum

# Beyond this nobody reads a text as a message, unless it speaks like one.
LONG_CHARACTERS = 1_500
HEAD_CHARACTERS = 320
ENOUGH_HEADINGS = 2
# A shorter text is hardly a posting, whatever its first line is.
HEADED_CHARACTERS = 240
TITLE_WORDS = 14


class Kind(StrEnum):
    POSTING = "posting"
    MESSAGE = "message"
    MAIL = "mail"  # a message with its headers; never told from a text


# How one speaks to somebody, in the languages of the lexicons.
_GREETING = re.compile(
    r"\W{0,6}(?:(?:[\w' -]{0,30}[:>]\s?)?(?:hi|hiya|hello|hey|dear|good (?:morning|day|afternoon|"
    r"evening)|greetings|hola|buen[oa]s|estimad[oa]|bonjour|bonsoir|salut|cher|ch[eè]re|hallo|"
    r"guten (?:tag|morgen|abend)|sehr geehrte|liebe[rs]?|ol[aá]|oi|bom dia|boa (?:tarde|noite)|"
    r"prezad[oa]|namaste|namaskar|sir|madam|congratulations|thank you for|thanks for)\b)",
    re.IGNORECASE,
)
_TO_SOMEBODY = re.compile(
    r"\b(?:i am|i'm|im|my name is|this is|i saw|i found|i came across|your (?:resume|cv|profile|"
    r"application|number|contact)|are you (?:looking|interested|available|still|open)|"
    r"(?:text|message|contact|add|reply to|dm|call|write to) me|let me know|best regards|"
    r"kind regards|soy|me llamo|tu (?:perfil|curr[ií]culum|n[uú]mero)|je suis|je m'appelle|"
    r"votre (?:profil|cv|candidature)|ich bin|mein name|ihr (?:profil|lebenslauf)|sou|me chamo|"
    r"seu (?:perfil|curr[ií]culo|n[uú]mero)|aap|aapka|aapko|mera naam)\b",
    re.IGNORECASE,
)
_MAIL = re.compile(
    r"(?:subject|sub|from|re|ref|betreff|von|asunto|objet|assunto|to): ?\S", re.IGNORECASE
)
_OWN_TURN = re.compile(r"^(?:me|you|yo|moi|ich|eu|main|mai)\s?:\s", re.MULTILINE | re.IGNORECASE)
_HEADING = re.compile(
    r"^\W{0,4}(?:about (?:us|the (?:role|job|team|company|position))|(?:job |role )?description|"
    r"(?:key |main |your )?responsibilities|(?:minimum |preferred |key |job )?(?:requirements|"
    r"qualifications)|(?:what )?you(?:'ll| will)? (?:do|bring|need|have)|who you are|what we offer|"
    r"benefits|how to apply|duties|skills|job (?:title|type|summary|purpose)|employment type|"
    r"company overview|summary|perks|compensation|equal opportunity|essential criteria|"
    r"(?:tus |sus )?funciones|requisitos|ofrecemos|se ofrece|missions?|profil recherch[eé]|"
    r"votre profil|(?:deine|ihre) aufgaben|(?:dein|ihr) profil|wir bieten|anforderungen|"
    r"aufgaben|responsabilidades|benef[ií]cios|atividades)\b[^\n]{0,40}$",
    re.IGNORECASE | re.MULTILINE,
)


def kind_of(text: str) -> Kind:
    """A posting has headings and addresses nobody; a message greets, names its writer, or is a
    thread. A text that shows nothing of either is a posting if it is long.
    """
    head = text.strip()[:HEAD_CHARACTERS]
    if _OWN_TURN.search(text[:LONG_CHARACTERS]):
        return Kind.MESSAGE
    headings = len(_HEADING.findall(text[: 20 * LONG_CHARACTERS]))
    greets = _MAIL.match(head) is not None or any(map(_GREETING.match, head.split("\n")))
    if headings >= ENOUGH_HEADINGS:
        return Kind.MESSAGE if greets and headings < 2 * ENOUGH_HEADINGS else Kind.POSTING
    if greets:
        return Kind.MESSAGE
    if len(text) > LONG_CHARACTERS:
        return Kind.POSTING
    if headings or _is_headed(text.strip()):
        return Kind.MESSAGE if _TO_SOMEBODY.search(text) else Kind.POSTING
    return Kind.MESSAGE


def _is_headed(text: str) -> bool:
    """Whether it begins like an advertisement: a title on a line of its own, or fields between
    bars, and enough beneath.
    """
    first, _, rest = text.partition("\n")
    if len(text) < HEADED_CHARACTERS:
        return False
    title = len(first.split()) <= TITLE_WORDS and not first.rstrip().endswith((".", "!", "?", ","))
    return (title and bool(rest) and ":" not in first[-2:]) or first.count("|") > 1
