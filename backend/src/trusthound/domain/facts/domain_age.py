"""Domains and their registrations in; whether one of them is young, and by how much, out."""

from collections.abc import Iterable, Sized
from datetime import date

from trusthound.domain.assessment.finding import Evidence, Finding, absent, present, unknown
from trusthound.domain.facts.domain_registration import DomainRegistration

# Age in days below which, and how much of the weight that is worth.
STEPS = ((30, 1.0), (90, 0.6), (365, 0.25))


def youngest_of(
    asked: Sized, registrations: Iterable[DomainRegistration], *, as_of: date
) -> Finding:
    """Present where one was registered less than a year before the day as on which we judge;
    absent takes an answer about each that was asked about.
    """
    days = {
        each: (as_of - each.registered_on).days
        for each in registrations
        # After that day: what held on it is not known.
        if each.registered_on is not None and each.registered_on <= as_of
    }
    youngest = min(days, key=lambda each: (days[each], each.domain), default=None)
    if youngest is not None:
        for below, strength in STEPS:
            if days[youngest] < below:
                return present(_told(youngest, days[youngest]), strength=strength)
    return absent() if len(days) == len(asked) else unknown()


def _told(registration: DomainRegistration, days: int) -> Evidence:
    told = f"{registration.domain} was registered on {registration.registered_on}, {days} days ago"
    return Evidence(told, registration.source, learnt_on=registration.learnt_at.date())
