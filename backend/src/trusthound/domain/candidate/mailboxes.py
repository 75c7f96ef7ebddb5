"""A mail address or its domain in; what kind of mailbox that is out."""

import re

from rapidfuzz.distance import OSA

# Services that hide a lasting mailbox behind another address, from their own sites.
FORWARDING = frozenset({
    "duck.com", "privaterelay.appleid.com", "icloud.com", "mozmail.com", "relay.firefox.com",
    "simplelogin.com", "simplelogin.co", "simplelogin.io", "simplelogin.fr", "slmail.me",
    "8alias.com", "8shield.net", "aleeas.com", "dralias.com", "silomails.com", "addy.io",
    "anonaddy.com", "anonaddy.me", "addymail.com", "passmail.net", "passmail.com", "passinbox.com",
    "passfwd.com", "proton.me", "pm.me", "protonmail.com", "opayq.com", "33mail.com", "erine.email",
    "fastmail.com", "hey.com", "startmail.com", "mailfence.com", "posteo.de", "mailbox.org",
    "disroot.org", "riseup.net", "tuta.com", "tutanota.com", "skiff.com", "ctemplar.com", "duck.co",
})  # fmt: skip
# The large providers, whose names people misspell.
_PROVIDERS = (
    "gmail.com", "googlemail.com", "hotmail.com", "outlook.com", "yahoo.com", "icloud.com",
    "aol.com", "live.com", "protonmail.com", "gmx.de", "web.de", "hotmail.co.uk",
    "yahoo.co.uk", "yahoo.co.in", "comcast.net", "verizon.net", "rediffmail.com", "fastmail.com",
)  # fmt: skip
_LONG_ENOUGH = 5
_SLIPS_OF_COM = frozenset({"con", "cm", "om", "comm", "cmo", "coom", "vom", "xom", "cim", "ocm"})
# As the HTML standard reads an address, and a dot in its domain.
_ADDRESS = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\w](?:[\w-]{0,61}[\w])?\.)+[^\W\d_][\w-]{0,61}[\w]"
)


def is_forwarding(domain: str) -> bool:
    """Whether mail to it reaches a mailbox that lasts."""
    return domain in FORWARDING


def is_well_formed(address: str) -> bool:
    local = address.rpartition("@")[0]
    dotted = local.startswith(".") or local.endswith(".") or ".." in local
    return _ADDRESS.fullmatch(address) is not None and not dotted


def misspelt_provider(domain: str) -> str:
    """The large provider of mailboxes whose name is one slip away; "" for none.

    A slip keeps the first letter: "email.com" and "mail.com" are providers of their own.
    """
    label, _, ending = domain.partition(".")
    if domain in _PROVIDERS:
        return ""
    for each in _PROVIDERS:
        name, _, theirs = each.partition(".")
        if len(name) < _LONG_ENOUGH or label[:1] != name[:1]:
            continue
        if label == name and theirs == "com" and ending in _SLIPS_OF_COM:
            return each
        if ending == theirs and OSA.distance(label, name, score_cutoff=1) == 1:
            return each
    return ""
