"""How somebody shows that they hold a domain: what to publish or which mailbox to read, for how
long that can be done, and how often it is tried.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from trusthound.domain.access.attempts import Limit
from trusthound.domain.common.errors import Conflict, InvalidInput
from trusthound.domain.common.mail_address import checked_address, domain_in_ascii

RECORD = "trusthound-domain-verification="
FILE = "/.well-known/trusthound.txt"
# What was shown once counts for so long; a domain changes hands.
HOLDS_FOR = timedelta(days=30)
MOST_TRIES = 20
# Mailboxes that providers do not hand out to their customers, nor employers to everybody who works
# there; RFC 2142 names some of them.
MAILBOXES = (
    "hiring", "jobs", "careers", "hr", "recruiting", "recruitment", "talent", "people", "info",
    "contact", "office", "admin", "administrator", "hostmaster", "postmaster", "webmaster",
)  # fmt: skip

_DAY = timedelta(days=1)
_HOUR = timedelta(hours=1)
BEGUN_AN_ACCOUNT = Limit("domain_proofs_an_account", 20, _DAY)
CHECKS_AN_ACCOUNT = Limit("domain_checks_an_account", 60, _HOUR)
CHECKS_A_DOMAIN = Limit("domain_checks_a_domain", 120, _HOUR)
MAILS_A_DOMAIN = Limit("domain_mails_a_domain", 5, _DAY)


class Way(StrEnum):
    DNS = "dns"  # a TXT record
    FILE = "file"  # a file at a well-known address
    MAILBOX = "mailbox"  # a link in a mail

    @property
    def lasts_for(self) -> timedelta:
        """How long it can be shown; records take their time."""
        return _DAY if self is Way.MAILBOX else 7 * _DAY


@dataclass(frozen=True, slots=True)
class DomainProof:
    """One account's attempt to show that it holds a domain. `mailbox` is "" but for that way;
    `proven_at` is None until it is shown. Of the token its digest alone is kept.
    """

    id: str
    user_id: str
    domain: str
    way: Way
    mailbox: str
    asked_at: datetime
    expires_at: datetime
    proven_at: datetime | None = None

    def holds(self, now: datetime) -> bool:
        return self.proven_at is not None and now < self.proven_at + HOLDS_FOR

    def counts_for(self, stated: Iterable[str]) -> bool:
        """A mailbox that is none of MAILBOXES speaks for the postings alone that give it."""
        name = self.mailbox.partition("@")[0]
        return self.way is not Way.MAILBOX or name in MAILBOXES or _is_among(self.mailbox, stated)


def asked_domain(text: str, allowed: tuple[str, ...]) -> str:
    """The domain that was asked for, in ASCII. Raises InvalidInput for one that may not answer."""
    domain = domain_in_ascii(text.strip().removesuffix("."))
    if domain is None or domain not in allowed:
        raise InvalidInput(
            "This domain cannot answer for the posting.",
            field="domain",
            advice="Only a domain that the posting shows to be its employer's can.",
        )
    return domain


def asked_mailbox(text: str, domain: str, *, stated: Iterable[str]) -> str:
    """The mailbox at the domain that the link goes to: one of MAILBOXES, or one of `stated`, the
    addresses that the employer's own page gives. Raises InvalidInput.
    """
    address = checked_address(text, field="mailbox")
    name, _, host = address.rpartition("@")
    at_domain = domain_in_ascii(host) == domain
    if at_domain and name.lower() in MAILBOXES:
        return f"{name.lower()}@{domain}"
    if at_domain and _is_among(address, stated):
        return address
    raise InvalidInput(
        "The link cannot be sent to this mailbox.",
        field="mailbox",
        advice=f"Use one that speaks for the employer, such as hiring@{domain} or info@{domain}.",
    )


def _is_among(address: str, stated: Iterable[str]) -> bool:
    return address.lower() in {each.lower() for each in stated}


def tokens_in(lines: Iterable[str]) -> tuple[str, ...]:
    """What stands behind RECORD in whole lines of a file, or in TXT records."""
    stripped = (each.strip() for each in lines)
    return tuple(each.removeprefix(RECORD) for each in stripped if each.startswith(RECORD))


def not_shown() -> Conflict:
    """The same words whatever was found, so that nobody learns from us what answers where."""
    return Conflict(
        "not_proven",
        "We did not find it at the domain.",
        advice="Check what you published, and try again: a new DNS record can take an hour.",
    )
