"""A message that offers much for little."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Offers much for little",
    question="Is good pay offered for little time or no skill?",
    why="High pay for easy work is what most reported job scams begin with.",
    innocent="Some jobs teach everything and pay fairly by the hour.",
    advice="Compare the pay with what the same work earns elsewhere.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, Job Scams",
)
def easy_pay_offer(cues: Cues) -> Finding:
    """High or daily pay beside little time, no experience or work by phone."""
    quotes = cues.quotes(Cue.EASY_PAY)
    return present(*map(quoted, quotes)) if quotes else absent()
