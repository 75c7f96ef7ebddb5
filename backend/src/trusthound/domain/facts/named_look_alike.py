"""The hosts that a posting names in; those that resemble a well-known employer's domain out."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from trusthound.domain.common.skeleton import letters, written
from trusthound.domain.facts.claimed_employer import mentions, names
from trusthound.domain.facts.known_employers import KnownEmployers
from trusthound.domain.facts.look_alike import LookAlike, Resemblance, resembles
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.named_domain import Role
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.site import Site

# Whoever writes more hosts into a posting makes us compare no more.
_MOST_HOSTS = 8


# Nobody is called so: letters of another look, and a whole domain within a host.
_DRAWN = frozenset({Resemblance.SAME_LOOK, Resemblance.INSIDE})


class Grade(StrEnum):
    """What a look-alike is worth; see `Likeness` for why."""

    DECISIVE = "decisive"  # the posting names the employer, and nothing innocent explains it
    SUGGESTIVE = "suggestive"  # it may be the employer's own, or nobody named the employer
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class NamedLookAlike:
    """`stated` is the address as the posting has it. `claimed`: the posting names the employer.

    `company_bears_it`: the stated employer is called what the domain is called, as agencies are
    that hire users of a known product, and companies whose own name is near a known one; where its
    text speaks of the known employer, too, that claims nothing. `source` and `listed_on` are those
    of the list of employers.
    """

    stated: str
    roles: tuple[Role, ...]
    found: LookAlike
    claimed: bool
    company_bears_it: bool
    source: str
    listed_on: date

    def grade(self, *, young: bool = False) -> Grade:
        """`young`: its domain was registered not long ago."""
        likeness = self.found.likeness
        drawn = likeness.resemblance in _DRAWN
        if not self.claimed:
            telling = likeness.telling and (drawn or not self.company_bears_it)
            return Grade.SUGGESTIVE if telling else Grade.NOTHING
        in_mail = Role.MAIL in self.roles and not self.company_bears_it
        decisive = likeness.decisive or (likeness.decisive_in_mail and (young or in_mail))
        return Grade.DECISIVE if decisive else Grade.SUGGESTIVE


def look_alikes_among(
    page_site: Site | None,
    ways_to_apply: Iterable[Site],
    mail_domains: Iterable[MailDomain],
    company_site: Site | None,
    *,
    company: str,
    text: str,
    reference: Reference,
) -> tuple[NamedLookAlike, ...]:
    """Each host once, with all that it is named for."""
    stated: dict[str, str] = {}
    roles: dict[str, list[Role]] = {}
    for host, words, role in _hosts(page_site, ways_to_apply, mail_domains, company_site):
        if host in roles or len(roles) < _MOST_HOSTS:
            stated.setdefault(host, words)
            of_host = roles.setdefault(host, [])
            if role not in of_host:
                of_host.append(role)
    return tuple(
        _named(found, stated[host], tuple(of_host), company, text, reference.known_employers)
        for host, of_host in roles.items()
        if (found := resembles(host, reference)) is not None
    )


def _named(
    found: LookAlike,
    stated: str,
    roles: tuple[Role, ...],
    company: str,
    text: str,
    known: KnownEmployers,
) -> NamedLookAlike:
    employer = found.likeness.employer
    own = _is_called(company, found.domain)
    return NamedLookAlike(
        stated=stated,
        roles=roles,
        found=found,
        claimed=names(company, employer, known) or (not own and mentions(text, employer)),
        company_bears_it=own,
        source=known.source,
        listed_on=known.listed_on,
    )


def _is_called(company: str, domain: str) -> bool:
    """Whether the first words of the name, or all of them, are the domain's."""
    words = [letters(each) for each in company.split()]
    label = letters(written(domain.partition(".")[0]))
    return label in {"".join(words[:end]) for end in range(1, len(words) + 1)}


def _hosts(
    page_site: Site | None,
    ways_to_apply: Iterable[Site],
    mail_domains: Iterable[MailDomain],
    company_site: Site | None,
) -> Iterator[tuple[str, str, Role]]:
    if page_site is not None:
        yield page_site.host, page_site.url, Role.PAGE
    for mail in mail_domains:
        if not (mail.free or mail.disposable):
            yield mail.address.rpartition("@")[2], mail.address, Role.MAIL
    for site in ways_to_apply:
        yield site.host, site.url, Role.APPLY
    if company_site is not None:
        yield company_site.host, company_site.url, Role.EMPLOYER
