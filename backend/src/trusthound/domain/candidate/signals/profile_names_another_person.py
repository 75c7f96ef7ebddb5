"""A profile address that spells out another person's name."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.agreement import Agreement, profile_agrees
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.quoting import GIVEN, quote
from trusthound.domain.candidate.seen_before import profile_key
from trusthound.domain.resume.model import Resume


@signal(
    title="Profile with another person's name",
    question="Does the LinkedIn address spell out a name that is not the candidate's?",
    why="LinkedIn makes the address from the name that the profile was opened under.",
    innocent="The profile was opened under a maiden name or a nickname, and its address stayed.",
    advice="The profile's address has another name in it. Is it yours?",
    topic=Topic.CONTACT,
    leans=Lean.AGAINST,
    source="LinkedIn Help, custom public profile URL; the address is compared and never fetched",
)
def profile_names_another_person(resume: Resume, claims: Claims) -> Finding:
    """Two or three words, of which none is like a part of the candidate's name, with the number
    that LinkedIn adds or a known given name. Chosen handles tell nothing.
    """
    links = dict.fromkeys([claims.profile, *(each.value for each in resume.links)])
    slugs = {each: slug for each in links if (slug := profile_key(each))}
    if not slugs or resume.name is None:
        return not_applicable()
    for link, slug in slugs.items():
        if profile_agrees(resume.name.value, slug) is Agreement.DIFFERS:
            return present(stated(link, GIVEN), quote(resume.name))
    return absent()
