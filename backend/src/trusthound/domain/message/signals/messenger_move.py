"""A message that moves the talk to a messenger."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Moves the talk to a messenger",
    question="Are you to go on in a private messenger?",
    why="A private chat shows little of who is writing, and no platform looks after it.",
    innocent="In many countries recruiters use WhatsApp as a matter of course.",
    advice="Ask for a call or a mail from the employer's own domain before you go on.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, Job Scams (consumer.ftc.gov/articles/job-scams)",
)
def messenger_move(cues: Cues) -> Finding:
    """A request to write to an account on a messenger, or such an account."""
    quotes = cues.quotes(Cue.APP_MOVE)
    return present(*map(quoted, quotes)) if quotes else absent()
