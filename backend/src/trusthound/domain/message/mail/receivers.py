"""A host of a mail's way in; the provider it belongs to, and how that writes its results, out.

Kept by hand from what the providers write into mails; a host that is missing here is its own
provider under its registrable domain, and its results count only where nobody else could have
put them.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum


class Place(StrEnum):
    """Where among the headers a provider's own results stand."""

    FIRST = "first"  # all in one, the topmost of the mail
    EACH_METHOD = "each_method"  # a header a method, the topmost of each
    ABOVE_RECEIVED = "above_received"  # known of no other place that a sender cannot reach


@dataclass(frozen=True, slots=True)
class Receiver:
    """`unnamed`: it writes its results without saying who it is."""

    name: str
    place: Place = Place.FIRST
    unnamed: bool = False


_GOOGLE = Receiver("google.com")
_MICROSOFT = Receiver("outlook.com", unnamed=True)
_YAHOO = Receiver("yahoo.com")
_APPLE = Receiver("icloud.com", Place.EACH_METHOD)
_PROTON = Receiver("proton.me", Place.EACH_METHOD)

_BY_DOMAIN = {
    "google.com": _GOOGLE,
    "googlemail.com": _GOOGLE,
    "gmail.com": _GOOGLE,
    "outlook.com": _MICROSOFT,
    "office365.com": _MICROSOFT,
    "microsoft.com": _MICROSOFT,
    "hotmail.com": _MICROSOFT,
    "exchangelabs.com": _MICROSOFT,
    "yahoo.com": _YAHOO,
    "yahoo.co.jp": Receiver("yahoo.co.jp"),
    "aol.com": _YAHOO,
    "icloud.com": _APPLE,
    "me.com": _APPLE,
    "mac.com": _APPLE,
    "apple.com": _APPLE,
    "protonmail.ch": _PROTON,
    "protonmail.com": _PROTON,
    "proton.me": _PROTON,
    "proton.ch": _PROTON,
    "messagingengine.com": Receiver("fastmail.com"),
    "fastmail.com": Receiver("fastmail.com"),
    "zoho.com": Receiver("zoho.com"),
    "zohomail.com": Receiver("zoho.com"),
    "zoho.eu": Receiver("zoho.com"),
    "zoho.in": Receiver("zoho.com"),
    "gmx.net": Receiver("gmx.net"),
    "gmx.com": Receiver("gmx.net"),
    "web.de": Receiver("gmx.net"),
    "mail.ru": Receiver("mail.ru"),
    "yandex.net": Receiver("yandex.net"),
    "yandex.ru": Receiver("yandex.net"),
}
# Hosts that providers write without their domain.
_BARE = (
    (re.compile(r"2002:a[0-9a-f]{2}:[0-9a-f:]+"), _GOOGLE),
    (re.compile(r"p\d{2,3}-(?:mailgateway|icloudmta)-[a-z0-9-]+"), _APPLE),
)
# Services that stand before a company's mailboxes, hand every mail on from their own addresses and
# so break what its sender proved.
_GATEWAYS = frozenset({
    "pphosted.com", "ppe-hosted.com", "mimecast.com", "mimecast.co.za", "barracudanetworks.com",
    "messagelabs.com", "iphmx.com", "mailcontrol.com", "trendmicro.eu", "trendmicro.com",
    "hornetsecurity.com", "antispameurope.com", "fireeyecloud.com", "sophos.com",
})  # fmt: skip
# Hosts of mailing lists, which change what their members signed.
LISTS = frozenset(
    {"googlegroups.com", "groups.io", "freelists.org", "topicbox.com", "yahoogroups.com"}
)
# Whose sealed word about a mail that they forwarded is worth something (RFC 8617).
_SEALERS = frozenset({
    "google.com", "microsoft.com", "messagingengine.com", "icloud.com", "yahoo.com", "proton.me",
    "protonmail.ch", "zohomail.com", "cloudflare.net", "cloudflare-email.net",
    "forwardemail.net", "improvmx.com", "simplelogin.co", "mailbox.org", "addy.io",
})  # fmt: skip

RegistrableDomain = Callable[[str], str]


def organisation_of(host: str, registrable_domain: RegistrableDomain) -> str:
    """The domain that someone registered, "" for an address or a bare name.

    Under an ending that the shipped list does not know it is the last two labels.
    """
    labels = host.split(".")
    if len(labels) < 2 or not labels[-1][:1].isalpha():
        return ""
    return registrable_domain(host) or ".".join(labels[-2:])


def receiver_of(host: str, registrable_domain: RegistrableDomain) -> Receiver | None:
    """The provider that a host belongs to, None where it names nobody."""
    for pattern, known in _BARE:
        if pattern.fullmatch(host):
            return known
    domain = organisation_of(host, registrable_domain)
    if not domain:
        return None
    return _BY_DOMAIN.get(domain) or Receiver(domain, Place.ABOVE_RECEIVED)


def is_gateway(host: str, registrable_domain: RegistrableDomain) -> bool:
    return organisation_of(host, registrable_domain) in _GATEWAYS


def is_list(host: str, registrable_domain: RegistrableDomain) -> bool:
    return organisation_of(host, registrable_domain) in LISTS


def is_trusted_sealer(domain: str, registrable_domain: RegistrableDomain) -> bool:
    return organisation_of(domain, registrable_domain) in _SEALERS
