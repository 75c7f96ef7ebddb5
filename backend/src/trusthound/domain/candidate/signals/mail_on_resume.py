"""A resume with the address that the candidate gave."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.quoting import GIVEN
from trusthound.domain.candidate.seen_before import mail_key
from trusthound.domain.resume.model import Resume


@signal(
    title="The address given is the resume's",
    question="Is the address that was given one of the resume's own?",
    why="Then who writes and who is described at least share a mailbox.",
    innocent="People keep several addresses; another one is nothing to ask about.",
    advice="Nothing to ask.",
    topic=Topic.CONTACT,
    leans=Lean.FOR,
    source="Practice; tags behind a plus sign and Gmail's dots do not count",
)
def mail_on_resume(resume: Resume, claims: Claims) -> Finding:
    """The same mailbox, however it is written."""
    if not claims.mail or not resume.mails:
        return not_applicable()
    own = {mail_key(each.value) for each in resume.mails}
    return present(stated(claims.mail, GIVEN)) if mail_key(claims.mail) in own else absent()
