"""A message that interviews in writing."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Interviews in writing",
    question="Is the interview held by text or chat?",
    why="In a chat nobody can tell who asks.",
    innocent="Some employers ask a few questions in writing before a real talk.",
    advice="Ask for a video talk with a named person of the company.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="FBI IC3, Fake Online Job Offers, PSA I-012120-PSA",
)
def written_interview(cues: Cues) -> Finding:
    """An interview by text, chat or messenger."""
    quotes = cues.quotes(Cue.TEXT_INTERVIEW)
    return present(*map(quoted, quotes)) if quotes else absent()
