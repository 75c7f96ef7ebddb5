"""A message that asks its reader to pay for the job."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Asks you to pay for the job",
    question="Are you asked to pay before or for the work?",
    why="A fee before work often stays lost; payments in advance are common in reported job scams.",
    innocent="Some licensed trades pass on a statutory certificate fee.",
    advice="Do not pay. Ask the employer by an address from its own site.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, Job Scams (consumer.ftc.gov/articles/job-scams)",
)
def fee_demand(cues: Cues) -> Finding:
    """A fee, a deposit, a kit, papers or a course that the reader is to pay for."""
    quotes = cues.quotes(Cue.FEE, Cue.KIT)
    return present(*map(quoted, quotes)) if quotes else absent()
