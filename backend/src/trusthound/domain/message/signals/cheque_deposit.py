"""A message that comes with a cheque to deposit."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Sends a cheque to deposit",
    question="Are you to deposit a cheque and use the money?",
    why="Such a cheque can bounce weeks later; then the depositor owes all that was spent of it.",
    innocent="Bookkeepers bank their employer's cheques, into the employer's account.",
    advice="Do not deposit it, or do not spend of it. Show it to your bank.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, How To Spot, Avoid, and Report Fake Check Scams",
)
def cheque_deposit(cues: Cues) -> Finding:
    """A cheque to be deposited, printed or cashed by the reader."""
    quotes = cues.quotes(Cue.CHEQUE)
    return present(*map(quoted, quotes)) if quotes else absent()
