"""Clean text in, the ways to reach someone that stand in it out, each with its span."""

from collections.abc import Iterator

from trusthound.domain.posting.extract.links import find_links
from trusthound.domain.posting.extract.mails import find_mails
from trusthound.domain.posting.extract.messengers import find_messengers
from trusthound.domain.posting.extract.phones import find_phones
from trusthound.domain.posting.model import Contact

_READ_CHARACTERS = 60_000
_MOST_CONTACTS = 60


def find_contacts(text: str, country: str = "") -> tuple[Contact, ...]:
    """Mails, messenger handles, links and phones in reading order; none within another.

    `country` is an ISO 3166 code by which national phone numbers are read.
    """
    text = text[:_READ_CHARACTERS]
    taken: list[Contact] = []
    for each in _every(text, country):
        if all(each.end <= other.start or other.end <= each.start for other in taken):
            taken.append(each)
        if len(taken) == _MOST_CONTACTS:
            break
    return tuple(sorted(taken, key=lambda each: (each.start, each.end)))


def _every(text: str, country: str) -> Iterator[Contact]:
    """The most telling first: a t.me link is a messenger, its number no phone."""
    yield from find_messengers(text)
    yield from find_mails(text)
    yield from find_links(text)
    yield from find_phones(text, country)
