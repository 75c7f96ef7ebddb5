"""A posting whose new domain has a certificate that is newer still."""

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
from trusthound.domain.facts.certificate import SiteCertificate
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.named_domain import NamedDomain, Role

NEW_DAYS = 7
YOUNG_DAYS = 90
_ASKED = {Role.PAGE, Role.APPLY}


@signal(
    title="Site set up in the last days",
    question="Was the certificate of a newly registered site issued within the last week?",
    why="A new name with a certificate of this week is a site that has just been put up.",
    innocent="Every new company's site is new once; certificates are renewed every few weeks.",
    advice="Look for traces of the employer from before that day.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="Practice: age of certificate and of domain together; weak, never by itself",
)
def new_certificate(
    domains: tuple[NamedDomain, ...],
    known_registrations: tuple[DomainRegistration, ...],
    certificates: tuple[SiteCertificate, ...],
    as_of: date,
) -> Finding:
    """A domain of less than 90 days with a certificate of less than seven.

    Not asked of an older domain: certificates are short-lived everywhere.
    """
    asked = {each.domain for each in domains if _ASKED & set(each.roles)}
    days = {
        each.domain: (as_of - each.registered_on).days
        for each in known_registrations
        if each.registered_on is not None and each.domain in asked
    }
    young = {domain for domain, age in days.items() if 0 <= age < YOUNG_DAYS}
    if not young:
        return not_applicable() if len(days) == len(asked) else unknown()
    shown = [each for each in certificates if each.domain in young]
    for each in shown:
        issued = each.valid_from.date()
        if 0 <= (as_of - issued).days < NEW_DAYS:
            told = f"The certificate of {each.domain} is valid since {issued}"
            return present(Evidence(told, each.source, learnt_on=each.learnt_at.date()))
    return absent() if len(shown) == len(young) else unknown()
