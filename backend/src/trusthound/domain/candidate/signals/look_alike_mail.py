"""A candidate's address at a domain that only looks like a well-known employer's."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.employers import Employer
from trusthound.domain.facts.look_alike import LookAlike
from trusthound.domain.facts.mail_domain import MailDomain

OF_A_HINT = 0.5


@signal(
    title="Address that resembles an employer's",
    question="Is an address at a domain that looks like a known employer's without being theirs?",
    why="Such a domain makes an address look like proof of a job at that employer.",
    innocent="Employers own domains that our list does not know, and names are alike by chance.",
    advice="Whose domain is this, and may we write to you at your employer's usual address?",
    topic=Topic.CONTACT,
    leans=Lean.AGAINST,
    source="dnstwist's families of look-alikes; list of known employers, dated by its release",
)
def look_alike_mail(
    mail_domains: tuple[MailDomain, ...],
    mail_look_alikes: tuple[LookAlike, ...],
    employers: tuple[Employer, ...],
) -> Finding:
    """Swapped or look-alike letters, an added word, another cheap ending, a whole domain inside
    another: in full where the resume names that employer, half where the likeness alone tells.
    """
    if not mail_domains:
        return not_applicable()
    claimed = {each.known for each in employers if each.known}
    for each in mail_look_alikes:
        likeness = each.likeness
        named = likeness.employer.name in claimed
        if named or likeness.telling:
            told = f"{likeness.employer.name}'s own domain is {likeness.official}"
            return present(
                stated(each.host, "mail address"),
                Evidence(told, "list of known employers"),
                strength=1.0 if named else OF_A_HINT,
            )
    return absent()
