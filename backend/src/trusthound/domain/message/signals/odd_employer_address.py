"""A message that writes from an address beside the company's name."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Writes from an address beside the name",
    question="Is the address the company's name with words added?",
    why="Anyone can register such an address; companies write from their own.",
    innocent="Some companies do use a separate domain for hiring.",
    advice="Ask by an address from the company's own site.",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="FBI IC3, Fake Online Job Offers, PSA I-012120-PSA",
)
def odd_employer_address(cues: Cues) -> Finding:
    """A mail address at the claimed company's name with words such as careers or hr added."""
    quotes = cues.quotes(Cue.ODD_ADDRESS)
    return present(*map(quoted, quotes)) if quotes else absent()
