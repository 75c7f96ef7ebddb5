"""A former employer whose own site was registered only now."""

from collections.abc import Iterator
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
from trusthound.domain.candidate.employers import Employer, bare
from trusthound.domain.candidate.periods import last_possible
from trusthound.domain.candidate.quoting import RESUME, lasting
from trusthound.domain.candidate.side_work import is_side_work
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.named_domain import NamedDomain, Role
from trusthound.domain.posting.sameness.company import company_key
from trusthound.domain.resume.model import Resume, Work

# How old the site's domain is in days, and how much that is worth.
STEPS = ((90, 1.0), (365, 0.5))
# A firm that is two years older than its site had another one, or none.
OLDER_MONTHS = 24


@signal(
    title="Employer's site younger than the role",
    question="Was an employer's own site registered lately, years after a role there began?",
    why="References and sites of employers that never were are set up when somebody applies.",
    innocent="Firms take a new name or a new address, and small ones get a site late.",
    advice="Under which address was this employer's site found when you worked there?",
    topic=Topic.EMPLOYMENT,
    leans=Lean.AGAINST,
    source="RDAP, the registry's own answer, for sites that the resume itself names; practice",
)
def young_employer_site(
    resume: Resume,
    employers: tuple[Employer, ...],
    domains: tuple[NamedDomain, ...],
    domain_registrations: tuple[DomainRegistration, ...],
    as_of: date,
) -> Finding:
    """A site that the resume names and that bears the employer's name was registered less than 90
    days before the check, or, for less, a year, and a role there began over two years before it.
    Known employers are not asked about, nor one's own firms, nor domains of addresses.
    """
    mail = {each.domain for each in domains if Role.MAIL in each.roles}
    sites = {
        each.domain: each
        for each in employers
        if each.domain and not each.known and each.domain not in mail
    }
    if not sites:
        return not_applicable()
    told = [each for each in domain_registrations if each.domain in sites and each.registered_on]
    for each in told:
        day = each.registered_on or as_of
        strength = next((worth for below, worth in STEPS if (as_of - day).days < below), 0.0)
        for role in _roles_at(resume, sites[each.domain]) if strength else ():
            if role.period.start and _month(day) - last_possible(role.period.start) > OLDER_MONTHS:
                words = f"{each.domain} was registered on {day}"
                learnt = Evidence(words, each.source, learnt_on=each.learnt_at.date())
                return present(Evidence(lasting(role), RESUME), learnt, strength=strength)
    return absent() if len({each.domain for each in told}) == len(sites) else unknown()


def _roles_at(resume: Resume, employer: Employer) -> Iterator[Work]:
    key = company_key(bare(employer.name))
    for each in resume.work:
        named = each.company and company_key(bare(each.company.value)) == key
        if named and not is_side_work(each):  # one's own firm gets its site when one likes
            yield each


def _month(day: date) -> int:
    return 12 * day.year + day.month - 1
