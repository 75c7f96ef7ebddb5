"""A LinkedIn address that was given, and another one in the resume."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.agreement import slugs_agree
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.quoting import GIVEN, RESUME
from trusthound.domain.candidate.seen_before import profile_key
from trusthound.domain.resume.model import Resume


@signal(
    title="Two different profiles",
    question="Does the resume link to another LinkedIn profile than the one that was given?",
    why="One person keeps one profile, and gives the same address everywhere.",
    innocent="The address of a profile was changed, or an old profile was never closed.",
    advice="Which of the two profiles is yours, and what became of the other?",
    topic=Topic.CONTACT,
    leans=Lean.AGAINST,
    source="LinkedIn User Agreement, section 2.1 (one account); compared, never fetched",
)
def differing_profiles(resume: Resume, claims: Claims) -> Finding:
    """The two addresses share no word of three letters and no spelling of one."""
    given = profile_key(claims.profile)
    own = {each.value: slug for each in resume.links if (slug := profile_key(each.value))}
    if not given or not own:
        return not_applicable()
    if any(slugs_agree(given, each) for each in own.values()):
        return absent()
    return present(stated(claims.profile, GIVEN), stated(next(iter(own)), RESUME))
