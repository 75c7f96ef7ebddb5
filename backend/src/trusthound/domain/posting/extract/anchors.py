"""A parsed page and its posting in; the way to apply, and the contacts behind words, out."""

import re
from urllib.parse import parse_qs, unquote, urlsplit

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.posting.extract.addresses import web_address
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.contacts import find_contacts
from trusthound.domain.posting.model import Contact, ContactKind, JobPosting

_MOST_ANCHORS = 400
_APPLY = re.compile(
    r"\b(?:apply|jetzt bewerben|bewerben|postuler|aplikuj|odpovědět|solicitar|candidatar)\b",
    re.IGNORECASE,
)
_OUTGOING = ("url", "target", "u", "redirect", "dest", "destination", "to", "link")


def apply_link(tree: LexborHTMLParser, origin: str) -> str:
    """Where the page's "apply" link leads, "" without one; a redirector's target is taken."""
    for node in tree.css("a[href]")[:_MOST_ANCHORS]:
        text = clean_line((node.text() or "")[:200], 60)
        if text and _APPLY.search(text):
            address = web_address(node.attributes.get("href") or "", origin)
            if address and address.partition("#")[0] != origin.partition("#")[0]:
                return _target(address)
    return ""


def linked_contacts(
    tree: LexborHTMLParser, posting: JobPosting, origin: str
) -> tuple[Contact, ...]:
    """The posting's contacts, and those that stand behind other words in its description."""
    description = posting.description
    known = {(each.kind, each.value) for each in posting.contacts}
    found = list(posting.contacts)
    site = urlsplit(origin).hostname
    position = 0
    for node in tree.css("a[href]")[:_MOST_ANCHORS]:
        href = (node.attributes.get("href") or "").strip()
        text = clean_line((node.text() or "")[:400], 120)
        if len(text) < 3 or not href or href.startswith(("#", "/", "?")):
            continue
        start = description.find(text, position)
        if start == -1:
            continue
        contact = _behind(href, text, start, origin, site)
        if contact and (contact.kind, contact.value) not in known:
            known.add((contact.kind, contact.value))
            found.append(contact)
            position = start + len(text)
    return tuple(sorted(found, key=lambda each: (each.start, each.end, each.value)))


def _behind(href: str, text: str, start: int, origin: str, site: str | None) -> Contact | None:
    end = start + len(text)
    scheme, _, rest = href.partition(":")
    if scheme.lower() in ("mailto", "tel"):
        value = unquote(rest.partition("?")[0]).strip()
        within = find_contacts(value if scheme.lower() == "mailto" else f"phone {value}")
        if not within:
            return None
        return Contact(within[0].kind, within[0].value, text, start, end)
    address = web_address(href, origin)
    if not address or urlsplit(address).hostname == site:
        return None
    within = find_contacts(address)
    if within and within[0].kind is ContactKind.MESSENGER:
        return Contact(ContactKind.MESSENGER, within[0].value, text, start, end)
    return Contact(ContactKind.LINK, _target(address), text, start, end)


def _target(address: str) -> str:
    """What a redirector's address leads to, where it says so itself."""
    query = (
        parse_qs(urlsplit(address).query[:2000], max_num_fields=30, errors="replace")
        if "=" in address
        else {}
    )
    for name in _OUTGOING:
        for value in query.get(name, []):
            if value.startswith(("http://", "https://")) and (inner := web_address(value)):
                return inner
    return address
