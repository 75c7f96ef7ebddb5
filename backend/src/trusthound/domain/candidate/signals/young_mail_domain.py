"""A candidate's address at a domain that was registered days or weeks ago."""

from datetime import date

from trusthound.domain.assessment.finding import Finding, Outcome, absent, not_applicable
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.domain_age import youngest_of
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.named_domain import NamedDomain, Role

# Under ninety days, on the scale that postings share.
WORTH_TELLING = 0.6


@signal(
    title="Newly registered mail domain",
    question="Was the domain of an address registered within the last 90 days?",
    why="A domain that stands for a career or an employer is seldom only some weeks old.",
    innocent="People register a domain of their own when they begin to look for work.",
    advice="Since when do you use this address, and whose domain is it?",
    topic=Topic.CONTACT,
    leans=Lean.AGAINST,
    source="RDAP, the registry's own answer; the design's catalogue names 90 days (practice)",
)
def young_mail_domain(
    domains: tuple[NamedDomain, ...],
    domain_registrations: tuple[DomainRegistration, ...],
    as_of: date,
) -> Finding:
    """Registered less than 30 days before the check, or, for less, 90. Large providers of mailboxes
    are not asked about; an older domain is like any other.
    """
    asked = [each for each in domains if Role.MAIL in each.roles]
    if not asked:
        return not_applicable()
    names = {each.domain for each in asked}
    told = (each for each in domain_registrations if each.domain in names)
    found = youngest_of(asked, told, as_of=as_of)
    too_old = found.outcome is Outcome.PRESENT and found.strength < WORTH_TELLING
    return absent(*found.evidence) if too_old else found
