"""A message that wants money passed on through its reader."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Passes money through you",
    question="Are you to receive money and send it on?",
    why="Passing on stolen money is an offence, whoever asked for it.",
    innocent="Accountants pay invoices, from their employer's account.",
    advice="Receive and send on nothing. If money has arrived, call your bank.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="FBI, Money Mules (fbi.gov)",
)
def money_forwarding(cues: Cues) -> Finding:
    """Money to the reader's own account, or money to be sent on to others."""
    quotes = cues.quotes(Cue.RECEIVE_FUNDS, Cue.SEND_ON, Cue.OVERPAYMENT)
    return present(*map(quoted, quotes)) if quotes else absent()
