"""A candidate's address to which no mail can be sent as it is written."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.mailboxes import is_well_formed, misspelt_provider
from trusthound.domain.candidate.quoting import GIVEN
from trusthound.domain.resume.model import Resume


@signal(
    title="Address that mail cannot reach as written",
    question="Is an address misspelt, or not written as an address can be?",
    why="A mail to it goes nowhere, or to somebody else who holds the misspelt name.",
    innocent="A slip of the keyboard, or a line break that a file's text put into the address.",
    advice="Could you spell out your e-mail address for us once more?",
    topic=Topic.CONTACT,
    leans=Lean.AGAINST,
    source="RFC 5321 and the HTML standard's form of an address; names of large providers",
)
def malformed_mail(resume: Resume, claims: Claims) -> Finding:
    """Not of the form name@host.ending, or at a domain one slip away from a large provider of
    mailboxes ("gmial.com"). A tag behind a "+" is part of an address.
    """
    addresses = dict.fromkeys([claims.mail, *(each.value for each in resume.mails)])
    asked = [each for each in addresses if each]
    if not asked:
        return not_applicable()
    for each in asked:
        meant = misspelt_provider(each.rpartition("@")[2].lower())
        if meant or not is_well_formed(each):
            return present(stated(each, GIVEN if each == claims.mail else "resume"))
    return absent()
