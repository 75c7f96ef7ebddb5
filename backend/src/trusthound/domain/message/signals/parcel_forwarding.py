"""A message that wants parcels passed on through its reader."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Sends parcels through your home",
    question="Are you to receive parcels at home and send them on?",
    why="The goods are often bought with stolen cards, and the pay does not come.",
    innocent="Resellers handle their own goods at home.",
    advice="Accept and forward no parcel.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Postal Inspection Service, Reshipping Scams (uspis.gov)",
)
def parcel_forwarding(cues: Cues) -> Finding:
    """Parcels delivered to the reader, to be inspected, relabelled or forwarded."""
    quotes = cues.quotes(Cue.PARCELS)
    return present(*map(quoted, quotes)) if quotes else absent()
