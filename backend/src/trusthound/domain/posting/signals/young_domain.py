"""A posting that uses a domain which was registered not long ago."""

from datetime import date

from trusthound.domain.assessment.finding import Finding, not_applicable
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.domain_age import youngest_of
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.named_domain import NamedDomain


@signal(
    title="Newly registered domain",
    question="Was a domain that the posting uses registered within the last year?",
    why="Names for fraud are mostly registered for it and used at once; employers keep theirs.",
    innocent="New companies have new domains, and old ones register more for a campaign.",
    advice="Look for traces of the employer from before that day, and for a phone to call.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="arXiv 2502.09549, Registration, Detection, and Deregistration: phishing domains (2025)",
)
def young_domain(
    domains: tuple[NamedDomain, ...],
    known_registrations: tuple[DomainRegistration, ...],
    as_of: date,
) -> Finding:
    """Registered less than 30, 90 or 365 days before the check, by its registry's own answer.

    Of the page, a link to apply, the contact's mail address and the employer's site; never of
    boards, free hosts and providers of mailboxes. Absent takes an answer about each of them.
    """
    if not domains:
        return not_applicable()
    return youngest_of(domains, known_registrations, as_of=as_of)
