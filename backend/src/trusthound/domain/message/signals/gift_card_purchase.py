"""A message that asks for gift cards."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Asks for gift cards",
    question="Are you to buy gift cards or send their codes?",
    why="A code cannot be called back; nobody honest is paid in gift cards.",
    innocent="A company gives cards to its people, and buys them itself.",
    advice="Buy none and send no codes.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, Avoiding and Reporting Gift Card Scams",
)
def gift_card_purchase(cues: Cues) -> Finding:
    """Gift cards or their codes bought or sent by the reader."""
    quotes = cues.quotes(Cue.GIFT_CARD)
    return present(*map(quoted, quotes)) if quotes else absent()
