"""A message that wants its reader's account or name."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Wants your account or name",
    question="Are you to lend or rent out an account?",
    why="What is done under your name is yours to answer for.",
    innocent="Agencies manage a company's page with its own consent, by roles of the platform.",
    advice="Lend no account.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="FBI IC3, North Korean IT workers, 2024–2025; Europol, Money Muling",
)
def account_lending(cues: Cues) -> Finding:
    """An account or identity of the reader that others are to use."""
    quotes = cues.quotes(Cue.ACCOUNT_RENTAL)
    return present(*map(quoted, quotes)) if quotes else absent()
