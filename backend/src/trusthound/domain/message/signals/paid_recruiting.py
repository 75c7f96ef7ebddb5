"""A message that pays for bringing others in."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Pays for bringing people in",
    question="Does the income come from those whom you bring in?",
    why="Where pay comes from joining, nearly all who join lose money.",
    innocent="Employers pay staff a bonus for a friend who is hired.",
    advice="Ask in writing what you would earn without bringing anybody in.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, Multi-Level Marketing Businesses and Pyramid Schemes",
)
def paid_recruiting(cues: Cues) -> Finding:
    """Income from people whom the reader brings in, or a pack to buy to join."""
    quotes = cues.quotes(Cue.RECRUIT_OTHERS, Cue.BUY_IN)
    return present(*map(quoted, quotes)) if quotes else absent()
