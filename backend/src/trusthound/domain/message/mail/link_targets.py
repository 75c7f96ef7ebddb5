"""A mail's links in; those that show one site's address and lead to another's out."""

import re
from collections.abc import Iterable, Iterator
from urllib.parse import urlsplit

from trusthound.domain.common.wrappers import unwrapped
from trusthound.domain.message.mail.model import MailLink
from trusthound.domain.message.mail.receivers import RegistrableDomain, organisation_of
from trusthound.domain.message.mail.relays import hiring_relay, is_carrier, strangers_relay

_SHOWN_ADDRESS = re.compile(
    r"(?:https?://)?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})(?:[:/?#]\S*)?", re.IGNORECASE
)
_MOST_WRAPPINGS = 3


def misleading_links(
    links: Iterable[MailLink], own_domain: str, registrable_domain: RegistrableDomain
) -> Iterator[MailLink]:
    """A link that counts clicks at the sender's own domain, or at a service that mails are sent
    through, shows the address to which it goes on; nobody is misled by it.
    """
    for each in links:
        shown = shown_domain(each, registrable_domain)
        target = organisation_of(_host(each.url), registrable_domain)
        if not shown or not target or _name(shown) == _name(target):
            continue
        if target == own_domain or is_carrier(target):
            continue
        if not (hiring_relay(target) or strangers_relay(target)):
            yield each


def shown_domain(link: MailLink, registrable_domain: RegistrableDomain) -> str:
    """The domain of the address that the link shows, "" where it shows words."""
    match = _SHOWN_ADDRESS.fullmatch(link.shown.strip().rstrip(".,)"))
    return organisation_of(match[1].lower(), registrable_domain) if match else ""


def _host(url: str) -> str:
    """Of the address that filters wrapped, where they did."""
    for _ in range(_MOST_WRAPPINGS):
        inner = unwrapped(url)
        if not inner:
            break
        url = inner
    try:
        return (urlsplit(url).hostname or "").lower()
    except ValueError:
        return ""


def _name(domain: str) -> str:
    """A company has several endings."""
    return domain.partition(".")[0]
