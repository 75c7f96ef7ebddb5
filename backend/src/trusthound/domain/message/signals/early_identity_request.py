"""A message that asks for papers, numbers or logins."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Asks for papers, bank data or logins",
    question="Are identity numbers, papers, bank data or passwords asked for in the message?",
    why="They are enough to open accounts and loans in your name.",
    innocent="After a signed contract an employer needs some of it, through its own system.",
    advice="Send none of it by message.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="FBI IC3, Fake Online Job Offers, PSA I-012120-PSA",
)
def early_identity_request(cues: Cues) -> Finding:
    """Identity numbers or papers, bank data or logins that the reader is to send."""
    quotes = cues.quotes(Cue.IDENTITY_DATA, Cue.BANK_DATA, Cue.LOGIN_DATA)
    return present(*map(quoted, quotes)) if quotes else absent()
