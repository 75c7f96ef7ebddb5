"""A message and its mail domains in, the address that does not fit the company's name out."""

import re
from collections.abc import Iterable

from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.message.model import Entity, EntityKind, Message

# Words that are put beside a known name to make an address of one's own.
ADDED_WORDS = re.compile(
    r"(?:careers?|jobs?|hr|hiring|recruit\w*|talents?|hire|onboarding|employment|work|staff\w*|"
    r"human-?resources?|team|remote|global|usa?|uk|inc|corp|official|online|support|portal|group|"
    r"empleos?|emplois?|karriere|vagas?|rh|rrhh|apply|vacanc\w+|offers?|interviews?)"
)
_SHORTEST_NAME = 4


def odd_address(message: Message, mail_domains: Iterable[MailDomain]) -> Entity | None:
    """An address at a domain that is the claimed company's name with words added to it."""
    names = [
        squeezed
        for each in message.named(EntityKind.COMPANY)
        if len(squeezed := _squeezed(each.value)) >= _SHORTEST_NAME
    ]
    added = {
        each.address
        for each in mail_domains
        if not each.free and any(_adds_words(each.domain, name) for name in names)
    }
    return next((each for each in message.named(EntityKind.MAIL) if each.value in added), None)


def _adds_words(domain: str, name: str) -> bool:
    label = domain.partition(".")[0].lower()
    plain = _squeezed(label)
    if plain == name or name not in plain:
        return False
    rest = [each for each in plain.split(name, 1) if each]
    return bool(rest) and all(ADDED_WORDS.fullmatch(each) for each in rest)


def _squeezed(name: str) -> str:
    return "".join(filter(str.isalnum, name.lower()))
