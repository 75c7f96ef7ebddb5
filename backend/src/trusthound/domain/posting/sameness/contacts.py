"""A posting's contacts in, digests of those that tell who is behind it out."""

import hashlib
import re
from collections.abc import Iterator

from trusthound.domain.common.wallets import wallet_places
from trusthound.domain.facts.site import SiteKind
from trusthound.domain.facts.site_kinds import kind_of_host
from trusthound.domain.posting.model import Contact, ContactKind, JobPosting

MOST_CONTACTS = 8
# Lines of authorities and call centres stand in postings of many employers.
_TOLL_FREE = re.compile(r"\+1(?:800|833|844|855|866|877|888)")
_OFFICES = re.compile(
    r"(?:no-?reply|do-?not-?reply|accommodat|accessib|privacy|eeo|ada|legal|compliance|benefits|"
    r"support|help)[^@]*@"
)
_COINS = re.compile(r"bc1|0x|wallet|btc|bitcoin|usdt|trc-?20|erc-?20", re.IGNORECASE)
_BOARDS = (SiteKind.EMPLOYER_BOARD, SiteKind.JOB_BOARD)


def telling_contacts(posting: JobPosting, own_domains: frozenset[str]) -> dict[bytes, str]:
    """Digest → the contact as it stands, at most MOST_CONTACTS.

    Left out: addresses at the page's own domain or a board's (they forward to whoever
    advertises), offices for privacy or accommodation, toll-free lines, and apps without a handle.
    """
    found: dict[bytes, str] = {}
    for name, text in _told(posting, own_domains):
        digest = hashlib.blake2b(name.encode("utf-8", "replace"), digest_size=16).digest()
        found.setdefault(digest, text)
        if len(found) == MOST_CONTACTS:
            break
    return found


def _told(posting: JobPosting, own_domains: frozenset[str]) -> Iterator[tuple[str, str]]:
    for each in posting.contacts:
        if _tells(each, own_domains):
            yield f"{each.kind.value} {each.value.lower()}", each.text
    text = posting.whole_text
    if _COINS.search(text):  # quicker than trying every word
        for match in wallet_places(text):
            yield f"wallet {match.group()}", match.group()


def _tells(contact: Contact, own_domains: frozenset[str]) -> bool:
    if contact.kind is ContactKind.MAIL:
        host = contact.value.rpartition("@")[2]
        own = any(host == each or host.endswith(f".{each}") for each in own_domains)
        return not (own or kind_of_host(host) in _BOARDS or _OFFICES.match(contact.value))
    if contact.kind is ContactKind.PHONE:
        return contact.value.startswith("+") and not _TOLL_FREE.match(contact.value)
    return contact.kind is ContactKind.MESSENGER and not contact.value.endswith(":")
