"""An employer that the candidate named and the resume lacks."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    stated,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.claimed import ClaimedEmployer
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.quoting import GIVEN, named
from trusthound.domain.resume.model import Resume

SHOWN = 3


@signal(
    title="Named employer that the resume lacks",
    question="Did the candidate name an employer that the resume does not have?",
    why="The same history told twice names the same employers.",
    innocent="Short resumes leave old roles out; firms are renamed, or paid through an agency.",
    advice="Which role was at this employer, from when to when, and under which company name?",
    topic=Topic.EMPLOYMENT,
    leans=Lean.AGAINST,
    source="Practice; names compared without legal forms (cleanco), by alias and spelling",
)
def claimed_employer_missing(
    resume: Resume, claims: Claims, claimed_employers: tuple[ClaimedEmployer, ...]
) -> Finding:
    """A claimed employer is no role's, by legal form, former name, initials or a slip in spelling,
    and its name stands nowhere in the resume. Counted in full where it is half of them or more.
    """
    if not claims.employers:
        return not_applicable()
    if not resume.work:
        return unknown()
    missing = [each.name for each in claimed_employers if not each.in_resume]
    if not missing:
        return absent()
    told = "; ".join(named(each) for each in resume.work[:6])
    evidence = [stated(each, GIVEN) for each in missing[:SHOWN]]
    strength = 1.0 if 2 * len(missing) >= len(claims.employers) else 0.7
    return present(*evidence, Evidence(f"The resume has: {told}", "resume"), strength=strength)
