"""A message that asks for money to be put in to go on earning."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Asks you to pay in to earn",
    question="Are you to put money in to go on working or to get what you earned?",
    why="What is shown as earned is a number on a page; the deposit is what is taken.",
    innocent="Trading accounts are funded by their owners, but that is no job.",
    advice="Pay nothing in, not even to get your own money out.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, Paying to get paid, Data Spotlight December 2024",
)
def deposit_to_earn(cues: Cues) -> Finding:
    """A top-up or deposit for tasks, orders, levels or a withdrawal."""
    quotes = cues.quotes(Cue.PLATFORM_DEPOSIT, Cue.WITHDRAWAL)
    return present(*map(quoted, quotes)) if quotes else absent()
