"""A message that wants its reader to run a stranger's code."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Wants you to run its code",
    question="Are you to run a stranger's project or command on your machine?",
    why="Such projects have carried programs that take wallets, passwords and tokens.",
    innocent="Take-home exercises on GitHub are common; a sandbox serves them as well.",
    advice="Read it in the browser; run it only in a sandbox without your accounts.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="Palo Alto Networks Unit 42, Contagious Interview",
)
def code_to_run(cues: Cues) -> Finding:
    """A project or command to be run at once, on the reader's own machine, or with a wallet."""
    quotes = cues.quotes(Cue.RISKY_RUN, Cue.COMMAND)
    return present(*map(quoted, quotes)) if quotes else absent()
