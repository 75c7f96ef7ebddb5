"""A candidate's address that spells out another person's name."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.agreement import Agreement, mailbox_agrees
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.quoting import GIVEN, quote
from trusthound.domain.candidate.seen_before import profile_key
from trusthound.domain.resume.model import Resume


@signal(
    title="Address with another person's name",
    question="Does an address spell out a name that is not the candidate's?",
    why="People mostly write from an address of their own.",
    innocent="A maiden name, a second name, or the address of a partner or an agency.",
    advice="This address has another name in it. Whose is it?",
    topic=Topic.CONTACT,
    leans=Lean.AGAINST,
    source="Practice; names compared without accents, by short forms, initials and spelling",
)
def mail_names_another_person(resume: Resume, claims: Claims) -> Finding:
    """A given name and another word, set apart by a sign, or the words of the profile's address, of
    which none is like a part of the candidate's name. Handles, initials, short forms and other
    scripts tell nothing.
    """
    addresses = dict.fromkeys([claims.mail, *(each.value for each in resume.mails)])
    asked = [each for each in addresses if "@" in each]
    if not asked or resume.name is None:
        return not_applicable()
    links = [claims.profile, *(each.value for each in resume.links)]
    slugs = [slug for each in links if (slug := profile_key(each))]
    told = [mailbox_agrees(resume.name.value, each, slugs) for each in asked]
    if Agreement.AGREES in told or Agreement.DIFFERS not in told:
        return absent()
    other = asked[told.index(Agreement.DIFFERS)]
    return present(stated(other, GIVEN), quote(resume.name))
