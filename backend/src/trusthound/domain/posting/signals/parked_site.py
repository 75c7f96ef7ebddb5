"""A posting that names a site where nothing stands."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.named_domain import NamedDomain, Role
from trusthound.domain.facts.site_state import SiteState, Standing

_ASKED = {Role.MAIL, Role.EMPLOYER}
_STRENGTHS = {Standing.PARKED: 1.0, Standing.DEFAULT_PAGE: 0.5}
_TOLD = {
    Standing.PARKED: "offers the domain itself",
    Standing.DEFAULT_PAGE: "is a page that nobody has filled",
}


@signal(
    title="No site behind the domain",
    question="Is the front page of the employer's or the contact's domain parked or empty?",
    why="A domain that was registered for its mail addresses alone has no site to show.",
    innocent="Small shops have mail without a site, and sites are moved and rebuilt.",
    advice="Look for the employer's real site, and write to an address that you find there.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="Practice: content of the domain's front page",
)
def parked_site(domains: tuple[NamedDomain, ...], site_states: tuple[SiteState, ...]) -> Finding:
    """The front page says that the domain is for sale or parked; half as much: that a server or a
    host put it there. A front page that cannot be read is unknown.
    """
    asked = [each for each in domains if _ASKED & set(each.roles)]
    if not asked:
        return not_applicable()
    empty = [each for each in site_states if each.standing in _STRENGTHS]
    if empty:
        worst = max(empty, key=lambda each: _STRENGTHS[each.standing])
        told = f"{worst.domain} {_TOLD[worst.standing]}: “{worst.told_by}”"
        evidence = Evidence(told, worst.source, learnt_on=worst.learnt_at.date())
        return present(evidence, strength=_STRENGTHS[worst.standing])
    told_of = [each for each in site_states if each.standing is Standing.SITE]
    return absent() if len(told_of) == len(asked) else unknown()
