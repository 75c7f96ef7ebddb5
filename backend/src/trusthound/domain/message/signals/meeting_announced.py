"""A message that announces a talk face to face."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Announces a talk",
    question="Is there to be a talk by video, by phone or in person?",
    why="Who shows a face and a name can be asked and looked up.",
    innocent="A talk can be staged as well; look the person up.",
    advice="Ask beforehand for the names of those you will talk with.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.FOR,
    source="Common practice of recruiting",
)
def meeting_announced(cues: Cues) -> Finding:
    """A video call, a phone call or a meeting in person, as an interview or with a time."""
    quote = cues.first(Cue.MEETING)
    return present(quoted(quote)) if quote else absent()
