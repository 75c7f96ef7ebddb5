"""A message that hurries its reader or wants silence."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Hurries you or wants silence",
    question="Are you pressed to act at once, or to tell nobody?",
    why="Haste and silence keep people from asking somebody else.",
    innocent="Seasonal work and last-minute cover are urgent in earnest.",
    advice="Take a day and tell somebody. A real offer survives both.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, How To Avoid a Scam",
)
def haste_or_secrecy(cues: Cues) -> Finding:
    """Words of haste, of few places, or of telling nobody."""
    quotes = cues.quotes(Cue.PRESSURE, Cue.SECRECY)
    return present(*map(quoted, quotes)) if quotes else absent()
