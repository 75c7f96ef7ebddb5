"""A posting in a known employer's name that sends you to a domain of another name."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.skeleton import letters
from trusthound.domain.facts.known_employers import KnownEmployer
from trusthound.domain.facts.named_domain import NamedDomain, Role


@signal(
    title="Known employer, another's domain",
    question="Does it name a known employer and give a site or mail address of another name?",
    why="Known names are borrowed; the address is where an answer really goes.",
    innocent="Franchises, subsidiaries and staffing partners answer from their own domains.",
    advice="Find the position on the employer's own site before you write.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="FBI IC3 PSA I-012120-PSA, spoofed employers (ic3.gov/PSA/2020/PSA200121)",
)
def brand_domain_mismatch(
    claimed_employers: tuple[KnownEmployer, ...],
    domains: tuple[NamedDomain, ...],
    through_agency: bool,
) -> Finding:
    """Neither the stated site of the employer nor a mail address is at a domain that our list has
    for it or that bears its name; free mailboxes and agencies are other signals' matter.

    The page itself may be any job board's, and is not compared.
    """
    asked = [each for each in domains if not {Role.MAIL, Role.EMPLOYER}.isdisjoint(each.roles)]
    if not claimed_employers or not asked or through_agency:
        return not_applicable()
    employer = claimed_employers[0]
    if any(_is_theirs(each.domain, employer) for each in domains):
        return absent()
    told = f"{employer.name}'s own domain is {employer.domains[0]}"
    return present(
        stated(asked[0].domain, "domain in the posting"), Evidence(told, "list of known employers")
    )


def _is_theirs(domain: str, employer: KnownEmployer) -> bool:
    """Listed, or called by one of its names: brands own many a country's ending."""
    label = letters(domain.partition(".")[0])
    listed = {letters(each.partition(".")[0]) for each in employer.domains}
    named = {letters(each) for each in employer.names}
    return domain in employer.domains or any(each in label for each in named | listed)
