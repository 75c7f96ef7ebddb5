"""What a posting says of its employer in; the domain to look for its own board at out."""

from collections.abc import Iterable

from trusthound.domain.common.skeleton import letters
from trusthound.domain.facts.known_employers import KnownEmployer
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.site import Site, SiteKind

_SHORTEST_NAME = 3
_SHORTEST_WHOLE = 4


def employer_domain(
    company: str,
    company_site: Site | None,
    page_site: Site | None,
    mail_domains: Iterable[MailDomain],
    claimed: KnownEmployer | None,
) -> str:
    """A well-known employer's own by our list, else the site that the posting states, else the
    page's or a mail address's where it is called what the employer is called; "" for none.

    A name is never made into a domain: whoever holds "acme.com" need not be this Acme.
    """
    if claimed is not None and claimed.domains:
        return claimed.domains[0]
    if company_site is not None and company_site.kind is SiteKind.OTHER:
        return company_site.domain
    named = [page_site.domain] if page_site and page_site.kind is SiteKind.OTHER else []
    named += [each.domain for each in mail_domains if not (each.free or each.disposable)]
    return next((each for each in named if bears_name(each, company)), "")


def bears_name(domain: str, company: str) -> bool:
    """Whether the domain is called by the first words of the name, or by all of them and more:
    "acme.io" and "acme-robotics.com" are for Acme Robotics Inc., and "acmegroup.com" for Acme.
    """
    name = letters(domain.partition(".")[0])
    words = [each for each in map(letters, company.split()) if each]
    beginnings = {"".join(words[:end]) for end in range(1, len(words) + 1)}
    if len(name) >= _SHORTEST_NAME and name in beginnings:
        return True
    whole = "".join(words)
    return len(whole) >= _SHORTEST_WHOLE and name.startswith(whole)
