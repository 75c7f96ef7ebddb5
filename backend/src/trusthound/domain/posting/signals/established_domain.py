"""A posting on the employer's own site, whose domain was registered years ago."""

from datetime import date

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.site import Site, SiteKind
from trusthound.domain.posting.model import JobPosting

OLD_DAYS = 5 * 365
_SHORTEST_NAME = 3


@signal(
    title="Long-standing domain",
    question="Does it stand on a site of the employer's name, registered five years ago or longer?",
    why="Names registered for a fraud are rarely kept for years.",
    innocent="Not a proof: old domains are bought, and old sites are broken into.",
    advice="Check that the domain is the one you know the employer by.",
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="arXiv 2502.09549, phishing domains live for days (2025); weak, as names change hands",
)
def established_domain(
    page_site: Site,
    posting: JobPosting,
    known_registrations: tuple[DomainRegistration, ...],
    as_of: date,
) -> Finding:
    """The page's own domain bears the employer's name and is five years old.

    The name is compared by its letters. A site that the posting merely names is no evidence.
    """
    if page_site.kind is not SiteKind.OTHER or not _bears(page_site.domain, posting.company):
        return not_applicable()
    for each in known_registrations:
        if each.domain == page_site.domain and each.registered_on is not None:
            if (as_of - each.registered_on).days < OLD_DAYS:
                return absent()
            told = f"{each.domain} was registered on {each.registered_on}"
            return present(Evidence(told, each.source, learnt_on=each.learnt_at.date()))
    return unknown()


def _bears(domain: str, company: str) -> bool:
    label = "".join(filter(str.isalnum, domain.partition(".")[0]))
    name = "".join(filter(str.isalnum, company.lower()))
    return min(len(label), len(name)) >= _SHORTEST_NAME and (label in name or name in label)
