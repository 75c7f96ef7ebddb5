"""A message that hires without asking."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Hires at once",
    question="Are you told that you have the job, with nothing asked?",
    why="An offer without a talk is a way to get to papers and money.",
    innocent="Seasonal work is sometimes filled at once.",
    advice="Ask for a video talk with a named person of the company.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="Better Business Bureau, Job Scams study",
)
def instant_offer(cues: Cues) -> Finding:
    """Words of being hired, or of no interview."""
    quotes = cues.quotes(Cue.INSTANT_OFFER, Cue.NO_INTERVIEW)
    return present(*map(quoted, quotes)) if quotes else absent()
