"""A message that wants control of its reader's device."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Wants onto your device",
    question="Are you to let somebody control your device?",
    why="Who controls the device can empty accounts and take what is stored.",
    innocent="A real IT desk does so on the employer's own machine, after the start.",
    advice="Install nothing. If you have, go offline and remove it.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="UK National Cyber Security Centre; FBI IC3",
)
def remote_control(cues: Cues) -> Finding:
    """A program for remote control that the reader is to install or open."""
    quotes = cues.quotes(Cue.REMOTE_ACCESS)
    return present(*map(quoted, quotes)) if quotes else absent()
