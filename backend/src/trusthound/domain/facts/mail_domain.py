"""What the lists say of a mail address's domain."""

from dataclasses import dataclass

from trusthound.domain.facts.reference import Reference


@dataclass(frozen=True, slots=True)
class MailDomain:
    """`free`: a provider that gives mailboxes to anyone; `disposable`: mailboxes for minutes."""

    address: str
    domain: str
    free: bool
    disposable: bool


def mail_domain_of(address: str, reference: Reference) -> MailDomain:
    """What the lists say of the domain of "name@host"."""
    host = address.rpartition("@")[2]
    domain = reference.registrable_domain(host) or host
    return MailDomain(
        address=address,
        domain=domain,
        free=bool({host, domain} & reference.free_mail_domains),
        disposable=bool({host, domain} & reference.disposable_mail_domains),
    )
