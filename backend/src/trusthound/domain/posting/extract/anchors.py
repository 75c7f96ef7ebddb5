"""A parsed page and its posting in; the way to apply, and the contacts behind words, out."""

import re
from urllib.parse import parse_qs, unquote, urlsplit

from selectolax.lexbor import LexborHTMLParser

from trusthound.domain.common.clues import AnyOf
from trusthound.domain.posting.extract.addresses import web_address
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.mails import find_mails
from trusthound.domain.posting.extract.messengers import find_messengers
from trusthound.domain.posting.extract.phones import find_phones
from trusthound.domain.posting.model import Contact, ContactKind, JobPosting

_MOST_ANCHORS = 400
_APPLY = re.compile(
    r"\b(?:apply|jetzt bewerben|bewerben|postuler|aplikuj|odpovědět|solicitar|candidatar)\b",
    re.IGNORECASE,
)
_APPLYING = AnyOf.of(
    "apply", "bewerben", "postuler", "aplikuj", "odpovědět", "solicitar", "candidatar"
)
# A map of the place is no way to reach anyone.
_MAP = re.compile(r"//(?:[\w.]{0,30}\.)?(?:mapy\.cz|google\.[a-z.]{2,6}/maps|maps\.google)")
# Links by which a reader shares the posting lead to nobody who offers it.
_SHARING = re.compile(
    r"facebook\.com/shar|(?:twitter|x)\.com/(?:share|intent)|linkedin\.com/share|[?&]text=|"
    r"pinterest\.\w+/pin/create|reddit\.com/submit|t\.me/share",
    re.IGNORECASE,
)
_OUTGOING = ("url", "target", "u", "redirect", "dest", "destination", "to", "link")


def apply_link(tree: LexborHTMLParser, origin: str) -> str:
    """Where the page's "apply" link leads, "" without one; a redirector's target is taken."""
    for node in tree.css("a[href]")[:_MOST_ANCHORS]:
        text = (node.text() or "")[:200]
        if _APPLYING.stands_in(text.lower()) and _APPLY.search(clean_line(text, 60)):
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
    site = (urlsplit(origin or posting.url).hostname or "").removeprefix("www.")
    position = 0
    for node in tree.css('a[href*=":"]')[:_MOST_ANCHORS]:
        href = (node.attributes.get("href") or "").strip()
        if not _leads_away(href, site):
            continue
        shown = (node.text() or "")[:400]
        if shown.strip()[:8] not in description:
            continue
        text = clean_line(shown, 120)
        start = description.find(text, position) if len(text) > 2 else -1
        if start == -1:
            continue
        contact = _behind(href, text, start, origin)
        if contact and (contact.kind, contact.value) not in known:
            known.add((contact.kind, contact.value))
            found.append(contact)
            position = start + len(text)
    return tuple(sorted(found, key=lambda each: (each.start, each.end, each.value)))


def _leads_away(href: str, site: str) -> bool:
    """Whether a link reaches someone: a mail, a call, or a page of another site than `site`."""
    scheme, _, rest = href[:200].lower().partition(":")
    if scheme in ("mailto", "tel"):
        return True
    host = rest.lstrip("/").partition("/")[0]
    if scheme not in ("http", "https") or (site and f".{host}".endswith(f".{site}")):
        return False
    return not (_MAP.search(href) or _SHARING.search(href))


def _behind(href: str, text: str, start: int, origin: str) -> Contact | None:
    """The mail, phone, messenger or foreign page that a link in the description leads to."""
    span = (text, start, start + len(text))
    scheme, _, rest = href.partition(":")
    address = unquote(rest.partition("?")[0]).strip()
    if scheme.lower() == "mailto":
        found = next(find_mails(address), None)
    elif scheme.lower() == "tel":
        found = next(find_phones(f"phone {address}"), None)
    else:
        address = web_address(href, origin)
        if not address:
            return None
        link = Contact(ContactKind.LINK, _target(address), *span)
        found = next(find_messengers(address), link)
    return Contact(found.kind, found.value, *span) if found else None


def _target(address: str) -> str:
    """What a redirector's address leads to, where it says so itself."""
    if "=http" not in address.lower():
        return address
    query = parse_qs(urlsplit(address).query[:2000], errors="replace")
    for name in _OUTGOING:
        for value in query.get(name, []):
            if value.startswith(("http://", "https://")) and (inner := web_address(value)):
                return inner
    return address
