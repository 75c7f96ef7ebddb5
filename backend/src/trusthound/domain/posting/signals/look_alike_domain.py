"""A posting under a well-known employer's name and an address that only looks like theirs."""

from collections.abc import Mapping
from datetime import date

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.named_domain import NamedDomain
from trusthound.domain.facts.named_look_alike import Grade, NamedLookAlike

YOUNG_DAYS = 365


@signal(
    title="Address that imitates a known employer's",
    question="Does it name a known employer and use an address that only looks like theirs?",
    why="Swapped letters, added words and cheap endings make an address look like an employer's.",
    innocent="None is known for a swapped letter; an added word may be a site not yet on our list.",
    advice="Do not write there. Find the position on the employer's own site, which you look up.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="FBI IC3 PSA I-012120-PSA, spoofed employers (ic3.gov/PSA/2020/PSA200121)",
)
def look_alike_domain(
    look_alikes: tuple[NamedLookAlike, ...],
    domains: tuple[NamedDomain, ...],
    registered_on: Mapping[str, date],
    as_of: date,
) -> Finding:
    """The posting names the employer, and its page, apply link or mail address has a host that
    looks the same, is a slip away, holds the employer's whole domain, or has a cheap ending. With
    a word of hiring added it counts in a mail address, or where it was registered within a year:
    employers do advertise at such sites.
    """
    if not (look_alikes or domains):
        return not_applicable()
    for each in look_alikes:
        registered = registered_on.get(each.found.domain)
        young = registered is not None and (as_of - registered).days < YOUNG_DAYS
        if each.grade(young=young) is Grade.DECISIVE:
            likeness = each.found.likeness
            told = f"{likeness.employer.name}'s own domain is {likeness.official}"
            return present(
                stated(each.stated, "address in the posting"),
                Evidence(told, each.source, learnt_on=each.listed_on),
            )
    return absent()
