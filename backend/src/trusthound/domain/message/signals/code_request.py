"""A message that asks for a code that its reader was sent."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Asks for a code",
    question="Are you asked for a code that was sent to you?",
    why="The code opens an account: yours, or one in your name.",
    innocent="You type a code yourself where you sign in; nobody has to know it.",
    advice="Tell nobody the code.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, Google Voice verification code scams",
)
def code_request(cues: Cues) -> Finding:
    """A verification code that the reader is to tell or forward."""
    quotes = cues.quotes(Cue.CODE)
    return present(*map(quoted, quotes)) if quotes else absent()
