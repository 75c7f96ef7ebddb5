"""A message that comes out of the blue."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Comes out of the blue",
    question="Does somebody write whom you did not ask?",
    why="Most reported job scams by message began with an offer that nobody had asked for.",
    innocent="Recruiters do write first, from profiles and databases.",
    advice="Ask who they are and look the company up yourself.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="Better Business Bureau, Scam Tracker Risk Report 2023",
)
def unsolicited_contact(cues: Cues) -> Finding:
    """A first contact about work that refers to no application."""
    quotes = cues.quotes(Cue.UNSOLICITED, Cue.BOARD_RECRUITER)
    return present(*map(quoted, quotes)) if quotes else absent()
