"""A posting that uses a domain which was registered not long ago."""

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
from trusthound.domain.facts.named_domain import NamedDomain

# Age in days below which, and how much of the weight that is worth.
STEPS = ((30, 1.0), (90, 0.6), (365, 0.25))


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
    days = {
        each: (as_of - each.registered_on).days
        for each in known_registrations
        # After the day as on which we judge: what held on that day is not known.
        if each.registered_on is not None and each.registered_on <= as_of
    }
    youngest = min(days, key=lambda each: (days[each], each.domain), default=None)
    if youngest is not None:
        for below, strength in STEPS:
            if days[youngest] < below:
                return present(_told(youngest, days[youngest]), strength=strength)
    return absent() if len(days) == len(domains) else unknown()


def _told(registration: DomainRegistration, days: int) -> Evidence:
    told = f"{registration.domain} was registered on {registration.registered_on}, {days} days ago"
    return Evidence(told, registration.source, learnt_on=registration.learnt_at.date())
