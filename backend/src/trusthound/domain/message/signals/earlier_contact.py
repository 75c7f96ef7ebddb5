"""A message that refers to an application or a talk."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Refers to your application",
    question="Does it refer to an application or a talk of yours?",
    why="Only you know whether you applied there.",
    innocent="The words are easily written, whoever writes them.",
    advice="If you never applied there, treat it as a message out of the blue.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.FOR,
    source="Common practice of recruiting",
)
def earlier_contact(cues: Cues) -> Finding:
    """Words of an application, an interview or a talk before this message."""
    quote = cues.first(Cue.APPLIED)
    return present(quoted(quote)) if quote else absent()
