"""Sites and mail addresses that a posting names in; the few domains worth asking about out."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

import idna

from trusthound.domain.common.url import is_inner_name
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.site import Site, SiteKind

# Whoever writes more into a posting makes us ask no more.
MOST_DOMAINS = 4

_DOMAIN = re.compile(
    r"(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}"
)


class Role(StrEnum):
    """What a posting names a domain for."""

    PAGE = "page"
    APPLY = "apply"
    MAIL = "mail"
    EMPLOYER = "employer"  # the employer's site, as the posting states it


@dataclass(frozen=True, slots=True)
class NamedDomain:
    """A domain that somebody registered for himself, in ASCII, and what it is named for.

    `mail_hosts` are what stands behind the @ of the addresses at it: the domain itself, or a host
    of it, which has its mail apart.
    """

    domain: str
    roles: tuple[Role, ...]
    mail_hosts: tuple[str, ...] = ()


def named_domains(
    page_site: Site | None,
    ways_to_apply: Iterable[Site],
    mail_domains: Iterable[MailDomain],
    company_site: Site | None,
    registrable_domain: Callable[[str], str],
) -> tuple[NamedDomain, ...]:
    """At most MOST_DOMAINS, the page's first; names that nobody can register in public are none.

    Boards, free hosts, forms, shorteners, messengers, social sites and providers of mailboxes are
    left out: what a registry says of them tells nothing of a posting.
    """
    roles: dict[str, list[Role]] = {}
    hosts: dict[str, list[str]] = {}
    for domain, role, host in _named(page_site, ways_to_apply, mail_domains, company_site):
        ascii_name = _in_ascii(domain) if registrable_domain(domain) == domain else ""
        if ascii_name and (ascii_name in roles or len(roles) < MOST_DOMAINS):
            of_domain = roles.setdefault(ascii_name, [])
            if role not in of_domain:
                of_domain.append(role)
            at_domain = hosts.setdefault(ascii_name, [])
            ascii_host = _in_ascii(host) if host else ""
            if ascii_host and ascii_host not in at_domain:
                at_domain.append(ascii_host)
    return tuple(
        NamedDomain(domain, tuple(of_domain), tuple(hosts[domain][:MOST_DOMAINS]))
        for domain, of_domain in roles.items()
    )


def _named(
    page_site: Site | None,
    ways_to_apply: Iterable[Site],
    mail_domains: Iterable[MailDomain],
    company_site: Site | None,
) -> Iterator[tuple[str, Role, str]]:
    """Domain, role, and for an address what stands behind its @."""
    if page_site is not None and page_site.kind is SiteKind.OTHER:
        yield page_site.domain, Role.PAGE, ""
    for site in ways_to_apply:
        if site.kind is SiteKind.OTHER:
            yield site.domain, Role.APPLY, ""
    for mail in mail_domains:
        if not (mail.free or mail.disposable):
            yield mail.domain, Role.MAIL, mail.address.rpartition("@")[2]
    if company_site is not None and company_site.kind is SiteKind.OTHER:
        yield company_site.domain, Role.EMPLOYER, ""


def _in_ascii(domain: str) -> str:
    """The name as registries know it; "" for what is none."""
    if not domain.isascii():
        try:
            domain = idna.encode(domain, uts46=True, std3_rules=True).decode("ascii")
        except idna.IDNAError:
            return ""
    domain = domain.lower().rstrip(".")
    return domain if _DOMAIN.fullmatch(domain) and not is_inner_name(domain) else ""
